import { styled } from '@mui/material/styles';
import type { PointerEvent } from 'react';
import { wholeHue } from '@/domain/colour/hueWheel';
import { RADII } from '@/theme/tokens';
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

/** Hue wheel with marked hues and pointer input. Keyboard users have the slider. */
export function HueWheel({ hues, onChange }: HueWheelProps) {
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
