import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  miredShift,
  shiftedKelvin,
  KELVIN_MAX,
  KELVIN_MIN,
  LIGHT_SOURCES,
  nearestSource,
  CORRECTION_GELS,
  type CorrectionGel,
  gelsFor,
} from '@/domain/colour/lightColour';
import { FONTS, RADII } from '@/theme/tokens';
import { Split } from '@/ui/layout/Boxes';
import { FilterChips } from '@/ui/list/FilterChips';
import { LabPanel, LabSlider } from './LabSlider';
import { shiftText, stopsText, kelvinText, lightCss } from './labTexts';

const Tables = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(20px, 3vw, 48px)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', fontWeight: 600, paddingBottom: 8 },
  '& th, & td': {
    padding: '8px 0',
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
    textAlign: 'right',
    fontSize: '0.9375rem',
    fontWeight: 400,
  },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { border: 0, fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
}));

function GelRows({ caption, gels }: { caption: string; gels: readonly CorrectionGel[] }) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Gel</th>
          <th scope="col">Mireds</th>
          <th scope="col">Light loss</th>
        </tr>
      </thead>
      <tbody translate="no">
        {gels.map(({ name, mired, stops }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{shiftText(mired)}</td>
            <td>{stopsText(stops)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Table of the correction gels, which works without JavaScript. */
function GelTable() {
  return (
    <Tables>
      <GelRows
        caption="To warm a lamp: CTO"
        gels={CORRECTION_GELS.filter(({ mired }) => mired > 0)}
      />
      <GelRows
        caption="To cool a lamp: CTB"
        gels={CORRECTION_GELS.filter(({ mired }) => mired < 0).reverse()}
      />
    </Tables>
  );
}

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

function LightSlider({ label, value, onChange }: LightSliderProps) {
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

const TUNGSTEN = 3200;
const DAYLIGHT = 5600;

const Swatches = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  overflow: 'hidden',
  borderRadius: RADII.card,
  '& > span': { height: 'clamp(96px, 16vw, 200px)', forcedColorAdjust: 'none' },
});

const Captions = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  marginTop: 10,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  color: theme.vars?.palette.text.secondary,
  '& > :nth-of-type(2)': { textAlign: 'center' },
  '& > :nth-of-type(3)': { textAlign: 'right' },
  '& b': { display: 'block', color: theme.vars?.palette.text.primary },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: '20px 24px',
  '& dt': { fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
  '& dd': {
    fontFamily: FONTS.display,
    fontWeight: 700,
    fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
    lineHeight: 1.15,
  },
}));

interface Result {
  from: number;
  to: number;
  shift: number;
  /** Names of the gels, '' if no gel is needed. */
  names: string;
  mired: number;
  stops: number;
  reached: number;
}

function resultOf(from: number, to: number): Result {
  const shift = miredShift(from, to);
  const { gels, mired, stops } = gelsFor(shift);
  const names = gels.map(({ name }) => name).join(' and ');
  return { from, to, shift, names, mired, stops, reached: shiftedKelvin(from, mired) };
}

/** Very high values, such as 10,000 K with a full CTB, have no meaningful number. */
const reachedText = (kelvin: number) => (kelvin > 25_000 ? 'Deep blue' : kelvinText(kelvin));

function GelSwatches({ from, to, reached }: Result) {
  const lights = [
    { label: 'Your lamp', text: kelvinText(from), kelvin: from },
    { label: 'With the gel', text: reachedText(reached), kelvin: reached },
    { label: 'Target', text: kelvinText(to), kelvin: to },
  ];
  return (
    <div aria-hidden="true">
      <Swatches>
        {lights.map(({ label, kelvin }) => (
          <span key={label} style={{ backgroundColor: lightCss(kelvin) }} />
        ))}
      </Swatches>
      <Captions>
        {lights.map(({ label, text }) => (
          <span key={label}>
            {label}
            <b translate="no">{text}</b>
          </span>
        ))}
      </Captions>
    </div>
  );
}

function GelFacts({ shift, names, mired, stops, reached }: Result) {
  const facts = [
    ['Required shift', `${shiftText(shift)} mireds`],
    ['Nearest gel', names || 'None'],
    ['Gel shift', `${shiftText(mired)} mireds`],
    ['Light loss', stopsText(stops)],
    ['Result', reachedText(reached)],
  ] as const;
  return (
    <div role="status" aria-label="Recommended gel">
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </Facts>
    </div>
  );
}

export function GelTool() {
  const [from, setFrom] = useState(TUNGSTEN);
  const [to, setTo] = useState(DAYLIGHT);
  const result = resultOf(from, to);
  return (
    <LabPanel as="section" aria-labelledby="lab-gels">
      <div>
        <Typography variant="h3" component="h2" id="lab-gels">
          Colour temperature and gels
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '60ch' }}>
          Set your lamp and the target light. The swatches show both, and your lamp with the nearest
          correction gel.
        </Typography>
      </div>
      <Split columns="1fr 1fr" style={{ gap: 'clamp(20px, 3vw, 48px)' }}>
        <LightSlider label="Your lamp" value={from} onChange={setFrom} />
        <LightSlider label="Target light" value={to} onChange={setTo} />
      </Split>
      <GelSwatches {...result} />
      <GelFacts {...result} />
      <GelTable />
    </LabPanel>
  );
}
