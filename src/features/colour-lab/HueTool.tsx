import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type PointerEvent, useState } from 'react';
import { wholeHue, hueName, hueScheme, type HueScheme } from '@/domain/colour/lightColour';
import { RADII } from '@/theme/tokens';
import { Split } from '@/ui/layout/Boxes';
import { FilterChips } from '@/ui/list/FilterChips';
import { LabPanel, LabSlider } from './LabSlider';
import { hueCss } from './labTexts';

const HUES = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330, 360];

const Ring = styled('div')({
  position: 'relative',
  width: 'min(100%, 340px)',
  aspectRatio: '1',
  margin: '0 auto',
  cursor: 'crosshair',
  // Vertical touch gestures scroll the page.
  touchAction: 'pan-y',
  '& > span': {
    position: 'absolute',
    inset: 0,
    borderRadius: RADII.pill,
    background: `conic-gradient(${HUES.map(hueCss).join(', ')})`,
    mask: 'radial-gradient(closest-side, transparent 62%, black 62.6%)',
    forcedColorAdjust: 'none',
  },
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});

const Lines = styled('path')(({ theme }) => ({
  fill: 'none',
  stroke: theme.vars?.palette.edge,
  strokeWidth: 1.5,
}));

const Mark = styled('circle')(({ theme }) => ({
  stroke: theme.vars?.palette.text.primary,
  strokeWidth: 3,
}));

/** Returns the point of a hue in a view box of 200 × 200, with red at the top. */
function pointAt(hue: number, radius = 81): { x: number; y: number } {
  const angle = (hue * Math.PI) / 180;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return { x: rounded(100 + radius * Math.sin(angle)), y: rounded(100 - radius * Math.cos(angle)) };
}

interface HueWheelProps {
  /** In degrees, the selected one first. */
  hues: readonly number[];
  onChange: (hue: number) => void;
}

/** Keyboard users have the slider. */
function HueWheel({ hues, onChange }: HueWheelProps) {
  const handlePointer = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointermove' && event.buttons !== 1) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = event.clientX - left - width / 2;
    const y = top + height / 2 - event.clientY;
    onChange(wholeHue((Math.atan2(x, y) * 180) / Math.PI));
  };
  const [first, ...others] = hues.map((hue) => ({ hue, ...pointAt(hue, 62) }));
  const start = first ?? { x: 100, y: 100 };
  const lines = others.map(({ x, y }) => `M${start.x} ${start.y}L${x} ${y}`).join('');
  return (
    <Ring aria-hidden="true" onPointerDown={handlePointer} onPointerMove={handlePointer}>
      <span />
      <svg viewBox="0 0 200 200">
        <Lines d={lines} />
        {hues.map((hue, index) => {
          const { x, y } = pointAt(hue);
          return <Mark key={hue} cx={x} cy={y} r={index === 0 ? 13 : 9} fill={hueCss(hue)} />;
        })}
      </svg>
    </Ring>
  );
}

/** Amber of a street lamp, in degrees. */
const FIRST_HUE = 37;

const SCHEMES: readonly { value: HueScheme; label: string; hint: string }[] = [
  {
    value: 'complementary',
    label: 'Complementary',
    hint: 'The strongest pair: one on the face, the other on the wall behind it.',
  },
  {
    value: 'split',
    label: 'Split complementary',
    hint: 'The two hues next to the complement: nearly as strong, and easier on the eye.',
  },
  {
    value: 'analogous',
    label: 'Analogous',
    hint: 'Three neighbouring hues: calm, and good for practicals in a room.',
  },
  {
    value: 'triad',
    label: 'Triad',
    hint: 'Three evenly spaced hues: good for a stage. Let one of them dominate.',
  },
];

const TRACK = `linear-gradient(to right, ${[0, 60, 120, 180, 240, 300, 359].map(hueCss).join(', ')})`;

const Stack = styled('div')({ display: 'grid', gap: 20, '& > *': { minWidth: 0 } });

const Swatches = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: 12,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.35,
  '& i': {
    display: 'block',
    height: 72,
    borderRadius: RADII.field,
    marginBottom: 8,
    forcedColorAdjust: 'none',
  },
  '& b': { display: 'block' },
});

export function HueTool() {
  const [hue, setHue] = useState(FIRST_HUE);
  const [scheme, setScheme] = useState<HueScheme>('complementary');
  const hues = hueScheme(hue, scheme);
  const selected = SCHEMES.find(({ value }) => value === scheme);
  const handleScheme = (value: string) =>
    setScheme(SCHEMES.find((option) => option.value === value)?.value ?? scheme);
  return (
    <LabPanel as="section" aria-labelledby="lab-wheel">
      <Typography variant="h3" component="h2" id="lab-wheel">
        Light colour wheel
      </Typography>
      <Split columns="5fr 7fr" style={{ alignItems: 'center' }}>
        <HueWheel hues={hues} onChange={setHue} />
        <Stack>
          <LabSlider
            label="Hue"
            value={hue}
            min={0}
            max={359}
            step={1}
            shown={`${hue}°, ${hueName(hue).toLowerCase()}`}
            spoken={`${hue} degrees, ${hueName(hue).toLowerCase()}`}
            track={TRACK}
            thumb={hueCss(hue)}
            onChange={setHue}
          />
          <FilterChips
            label="Colour harmony"
            options={SCHEMES}
            value={scheme}
            onChoose={handleScheme}
          />
          <Typography color="textSecondary">{selected?.hint}</Typography>
          <div role="status">
            <Swatches aria-label="Hues to set on the lamps">
              {hues.map((swatch) => (
                <li key={swatch}>
                  <i style={{ backgroundColor: hueCss(swatch) }} />
                  <b>{hueName(swatch)}</b>
                  <span translate="no">{`${swatch}°`}</span>
                </li>
              ))}
            </Swatches>
          </div>
        </Stack>
      </Split>
    </LabPanel>
  );
}
