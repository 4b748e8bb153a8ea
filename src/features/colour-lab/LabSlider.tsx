import { styled } from '@mui/material/styles';
import { useId, type CSSProperties } from 'react';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { Panel } from '@/ui/layout/Boxes';

export const LabPanel = styled(Panel)({
  display: 'grid',
  gap: 'clamp(20px, 3vw, 32px)',
  alignContent: 'start',
  padding: 'clamp(16px, 3vw, 40px)',
  '& > *': { minWidth: 0 },
});

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: 16,
  '& label': { fontWeight: 600 },
  '& > span': { fontVariantNumeric: 'tabular-nums' },
});

const Range = styled('input')(({ theme }) => {
  const track = {
    height: 14,
    borderRadius: RADII.pill,
    border: `1px solid ${theme.vars?.palette.edge}`,
    background: 'var(--track)',
  };
  const thumb = {
    boxSizing: 'border-box',
    width: 28,
    height: 28,
    borderRadius: RADII.pill,
    border: `3px solid ${theme.vars?.palette.text.primary}`,
    backgroundColor: 'var(--thumb)',
    boxShadow: `0 0 0 2px ${theme.vars?.palette.background.paper}`,
    cursor: 'grab',
  } as const;
  return {
    gridColumn: '1 / -1',
    width: '100%',
    height: HEIGHTS.touch,
    margin: 0,
    appearance: 'none',
    background: 'none',
    borderRadius: RADII.pill,
    cursor: 'pointer',
    '&::-webkit-slider-runnable-track': track,
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: -8 },
    // During development, Emotion reports rules that the browser cannot parse.
    '@supports selector(::-moz-range-track)': {
      '&::-moz-range-track': { ...track, boxSizing: 'border-box' },
      '&::-moz-range-thumb': thumb,
    },
  };
});

interface LabSliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  shown: string;
  spoken: string;
  /** CSS backgrounds of the track and the thumb. */
  track: string;
  thumb: string;
  onChange: (value: number) => void;
}

export function LabSlider(props: LabSliderProps) {
  const { label, value, min, max, step, shown, spoken, track, thumb, onChange } = props;
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true" translate="no">
        {shown}
      </span>
      <Range
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={spoken}
        style={{ '--track': track, '--thumb': thumb } as CSSProperties}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Row>
  );
}
