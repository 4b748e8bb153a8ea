import { KELVIN_MAX, KELVIN_MIN, LIGHT_SOURCES, nearestSource } from '@/domain/colour/lightColour';
import { FilterChips } from '@/ui/list/FilterChips';
import { LabSlider } from './LabSlider';
import { kelvinText, lightCss } from './labTexts';

const STEP = 50;

const STOPS = [1800, 2500, 3200, 4000, 5000, 6500, 8000, 10_000];
const TRACK = `linear-gradient(to right, ${STOPS.map((kelvin) => {
  const position = ((kelvin - KELVIN_MIN) / (KELVIN_MAX - KELVIN_MIN)) * 100;
  return `${lightCss(kelvin)} ${position.toFixed(1)}%`;
}).join(', ')})`;

const CHOICES = LIGHT_SOURCES.map(({ name, kelvin }) => ({ value: String(kelvin), label: name }));

interface LightSliderProps {
  label: string;
  /** In kelvin. */
  value: number;
  onChange: (kelvin: number) => void;
}

/** Input for a colour temperature: a slider and a list of common light sources. */
export function LightSlider({ label, value, onChange }: LightSliderProps) {
  const { name } = nearestSource(value);
  return (
    <div>
      <LabSlider
        label={label}
        value={value}
        min={KELVIN_MIN}
        max={KELVIN_MAX}
        step={STEP}
        shown={`${kelvinText(value)}, ${name.toLowerCase()}`}
        spoken={`${value} kelvin, near ${name.toLowerCase()}`}
        track={TRACK}
        thumb={lightCss(value)}
        onChange={onChange}
      />
      <FilterChips
        label={`${label}: presets`}
        options={CHOICES}
        value={String(value)}
        onChoose={(kelvin) => onChange(Number(kelvin))}
      />
    </div>
  );
}
