import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { hueName, hueScheme, type HueScheme } from '@/domain/colour/hueWheel';
import { RADII } from '@/theme/tokens';
import { FilterChips } from '@/ui/list/FilterChips';
import { Split } from '@/ui/layout/Split';
import { HueWheel } from './HueWheel';
import { LabPanel, LabSlider } from './LabSlider';
import { hueCss } from './labTexts';

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
  listStyle: 'none',
  padding: 0,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.35,
  '& i': { display: 'block', height: 72, borderRadius: RADII.field, marginBottom: 8 },
  '& b': { display: 'block' },
});

/** Colour harmony tool: shows hues that match the selected one. */
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
