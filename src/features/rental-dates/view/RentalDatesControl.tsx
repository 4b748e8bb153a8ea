import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { dayAt, parseRentalDates } from '@/domain/availability/day';
import { HEIGHTS } from '@/theme/tokens';
import { island } from '@/ui/hydration/island';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { datesChosen, selectRentalDates } from '../rentalDatesSlice';
import { COLUMN, DATES_ROW, HAS_DATES, LINE, WIDE_CONTROL } from './datesLayout';

/** Container query for a control whose filter has a line of its own. */
const FILTER_LINE = '@container (max-width: 699.9px)';
/** Container query for a control in which each hint and the age have two lines. */
const TWO_LINES = '@container (max-width: 399.9px)';

const HAS_STATUS = 'html[data-dates][data-availability] &';

/** Height in px of a number of lines below the fields. */
const below = (lines: number) => LINE * lines + 6;

/** Heights in px of the texts: without dates, with dates, and with dates and their availability. */
const texts = (prompt: number, dates: number, status: number) => ({
  '--texts': `${prompt}px`,
  [HAS_DATES]: { '--texts': `${dates}px` },
  [HAS_STATUS]: { '--texts': `${status}px` },
});

const filterLine = { '--filter': `${HEIGHTS.touch}px` };

/** Place of the closed control, whose script is loaded later on pages that are opened by a link. */
const DatesSpace = styled('div')(({ theme }) => ({
  minHeight: 'calc(var(--rows) + var(--texts) + var(--filter))',
  '--rows': `${DATES_ROW}px`,
  '--filter': '0px',
  ...texts(below(0), below(0), below(2)),
  [theme.breakpoints.up('sm')]: {
    ...texts(HEIGHTS.touch, below(3), below(4)),
    [COLUMN]: { '--rows': `${HEIGHTS.touch + DATES_ROW}px` },
    [TWO_LINES]: texts(HEIGHTS.touch, below(5), below(7)),
    [WIDE_CONTROL]: { '--rows': '0px', ...texts(DATES_ROW, LINE * 3, LINE * 4) },
    [FILTER_LINE]: { 'html[data-availability] &[data-filter]': filterLine },
  },
  [theme.breakpoints.down('sm')]: { [`${HAS_STATUS}[data-filter]`]: filterLine },
}));

/** Hydration would interrupt typing a date digit by digit, so a mouse, and probably a keyboard, needs it early. */
function useIsFormNeeded(): boolean {
  const hasDates = useSelector(selectRentalDates) !== null;
  return useIsHydrated() && (hasDates || matchMedia('(pointer: fine)').matches);
}

/** The URL can filter by the dates. */
function useIsStoreFormNeeded(): boolean {
  const { search } = useLocation();
  return useIsFormNeeded() || search !== '';
}

const RentalDatesForm = island(() => import('./RentalDatesForm'), useIsFormNeeded);
const StoreDatesForm = island(() => import('./StoreDatesForm'), useIsStoreFormNeeded);

/** Chooses dates that are entered before the form has its script, in case the visitor leaves the page. */
function DatesPlace({ hasFilter, children }: { hasFilter?: true; children: ReactNode }) {
  const dispatch = useDispatch();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On the document, because React stops events in HTML that is not hydrated.
    const handleInput = ({ target }: Event) => {
      const [from, to] = place.current?.querySelectorAll('input') ?? [];
      if (!from || !to || (target !== from && target !== to)) return;
      const dates = parseRentalDates({ from: from.value, to: to.value }, dayAt(Date.now()));
      if (dates) dispatch(datesChosen(dates));
    };
    document.addEventListener('input', handleInput, true);
    return () => document.removeEventListener('input', handleInput, true);
  }, [dispatch]);
  return (
    <div ref={place} style={{ containerType: 'inline-size' }}>
      <DatesSpace data-filter={hasFilter}>{children}</DatesSpace>
    </div>
  );
}

export function RentalDatesControl() {
  return (
    <DatesPlace>
      <RentalDatesForm />
    </DatesPlace>
  );
}

export function StoreDates() {
  return (
    <DatesPlace hasFilter>
      <StoreDatesForm />
    </DatesPlace>
  );
}
