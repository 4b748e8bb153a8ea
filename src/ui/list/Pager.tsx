import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import FirstPageIcon from '@mui/icons-material/FirstPage';
import LastPageIcon from '@mui/icons-material/LastPage';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { HEIGHTS, MOTION, RADII } from '@/theme/tokens';

interface PagerProps {
  label: string;
  /** The current page, from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
  '& button': {
    display: 'grid',
    placeItems: 'center',
    minWidth: HEIGHTS.touch,
    height: HEIGHTS.touch,
    padding: '0 8px',
    border: '1px solid transparent',
    borderRadius: RADII.pill,
    color: theme.vars?.palette.text.primary,
    fontVariantNumeric: 'tabular-nums',
    transition: `border-color ${MOTION.quick}ms ${MOTION.ease}`,
  },
  '& button:hover': { borderColor: theme.vars?.palette.edge },
  '& button[aria-current]': {
    fontWeight: 700,
    backgroundColor: theme.vars?.palette.accentFill,
    color: theme.vars?.palette.onAccent,
  },
  '& button[aria-disabled]': {
    color: theme.vars?.palette.text.secondary,
    opacity: 0.45,
    cursor: 'default',
    borderColor: 'transparent',
  },
  // On a phone the numbers are on a separate line, so that every target keeps its size.
  '& > div': { display: 'flex', gap: 4, justifyContent: 'center' },
  [theme.breakpoints.down('sm')]: { '& > div': { order: -1, flexBasis: '100%' } },
}));

interface StepProps {
  name: string;
  to: number;
  isDisabled: boolean;
  onPage: (page: number) => void;
  children: ReactNode;
}

/** It stays focusable at an end, so that focus is not lost while paging. */
function Step({ name, to, isDisabled, onPage, children }: StepProps) {
  const handleClick = () => {
    if (!isDisabled) onPage(to);
  };
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isDisabled || undefined}
      onClick={handleClick}
    >
      {children}
    </button>
  );
}

export function Pager({ label, page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null;
  const from = Math.max(1, Math.min(page - 2, pages - 4));
  const numbers = Array.from({ length: Math.min(5, pages) }, (_, index) => from + index);
  const isFirst = page <= 1;
  const isLast = page >= pages;
  return (
    <Row aria-label={label}>
      <Step name="First page" to={1} isDisabled={isFirst} onPage={onPage}>
        <FirstPageIcon />
      </Step>
      <Step name="Previous page" to={page - 1} isDisabled={isFirst} onPage={onPage}>
        <ChevronLeftIcon />
      </Step>
      <div translate="no">
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ))}
      </div>
      <Step name="Next page" to={page + 1} isDisabled={isLast} onPage={onPage}>
        <ChevronRightIcon />
      </Step>
      <Step name="Last page" to={pages} isDisabled={isLast} onPage={onPage}>
        <LastPageIcon />
      </Step>
    </Row>
  );
}
