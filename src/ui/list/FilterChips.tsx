import { styled } from '@mui/material/styles';
import { memo, useEffect, useRef } from 'react';
import { HEIGHTS, MOTION, RADII } from '@/theme/tokens';

export interface ChipOption {
  value: string;
  label: string;
  count?: number;
}

interface FilterChipsProps {
  label: string;
  options: readonly ChipOption[];
  /** Value of the selected chip. If no chip has it, none is pressed. */
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
  // The touch target is 44 px high, the visible chip is lower.
  '& button': {
    flexShrink: 0,
    minHeight: HEIGHTS.touch,
    padding: '4px 0',
    fontSize: '0.9375rem',
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

export const FilterChips = memo(function FilterChips(props: FilterChipsProps) {
  const { label, options, value, onChoose, className } = props;
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Scrolls the row instead of using `scrollIntoView`, which would also scroll the page.
    const line = strip.current;
    const chip = line?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!line || !chip) return;
    const start = chip.offsetLeft - line.offsetLeft;
    const isVisible =
      start >= line.scrollLeft && start + chip.offsetWidth <= line.scrollLeft + line.clientWidth;
    if (!isVisible) line.scrollLeft = start - (line.clientWidth - chip.offsetWidth) / 2;
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
            {option.label}{' '}
            {option.count !== undefined && <small translate="no">{option.count}</small>}
          </span>
        </button>
      ))}
    </Strip>
  );
});
