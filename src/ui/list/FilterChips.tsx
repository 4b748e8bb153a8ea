import { styled } from '@mui/material/styles';
import { memo, useEffect, useRef } from 'react';
import { HEIGHTS, MOTION, RADII } from '@/theme/tokens';

export interface ChipOption {
  value: string;
  label: string;
  /** How many things the choice leaves. */
  count?: number;
}

export interface FilterChipsProps {
  /** Accessible name of the group, such as 'Categories'. */
  label: string;
  options: readonly ChipOption[];
  /** Value of the chosen chip; none is pressed when no chip has it. */
  value: string;
  onChoose: (value: string) => void;
  className?: string;
}

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  // The target is 44 px high, the chip in it a little slimmer.
  '& button': {
    flexShrink: 0,
    minHeight: HEIGHTS.touch,
    padding: '4px 0',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '0.9375rem',
    cursor: 'pointer',
  },
  '& button > span': {
    display: 'block',
    padding: '6px 14px',
    border: `1px solid ${theme.vars?.palette.edge}`,
    borderRadius: RADII.pill,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    transition: `border-color ${MOTION.quick}ms ${MOTION.ease}`,
  },
  '& small': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
  '& button:hover > span': { borderColor: theme.vars?.palette.primary.main },
  '& button[aria-pressed="true"] > span': {
    borderColor: theme.vars?.palette.accentFill,
    backgroundColor: theme.vars?.palette.accentFill,
    color: theme.vars?.palette.onAccent,
  },
  '& button[aria-pressed="true"] small': { color: 'inherit' },
  '& button:focus-visible': { outline: 'none' },
  '& button:focus-visible > span': {
    outline: `2px solid ${theme.vars?.palette.primary.main}`,
    outlineOffset: 1,
  },
}));

/** Choices of one kind in a line, one of them chosen; on a phone the line scrolls sideways. */
export const FilterChips = memo(function FilterChips(props: FilterChipsProps) {
  const { label, options, value, onChoose, className } = props;
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The chosen chip is in sight, without moving the page up or down.
    const line = strip.current;
    const chip = line?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!line || !chip) return;
    const start = chip.offsetLeft - line.offsetLeft;
    const isInSight =
      start >= line.scrollLeft && start + chip.offsetWidth <= line.scrollLeft + line.clientWidth;
    if (!isInSight) line.scrollLeft = start - (line.clientWidth - chip.offsetWidth) / 2;
  }, [value, options]);

  return (
    <Strip ref={strip} role="group" aria-label={label} className={className}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          <span>
            {option.label} {option.count !== undefined && <small>{option.count}</small>}
          </span>
        </button>
      ))}
    </Strip>
  );
});
