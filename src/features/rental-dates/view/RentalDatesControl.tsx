import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { dayAt, parseRentalDates } from '@/domain/availability/day';
import { island } from '@/ui/hydration/island';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { datesChosen, selectRentalDates } from '../rentalDatesSlice';
import { DatesSpace } from './datesLayout';

/**
 * Returns whether the form is needed before it is used: dates are stored, or there is a mouse, and probably a keyboard, on
 * which dates are typed digit by digit. Hydration would interrupt that.
 */
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

/**
 * Place of the control. It chooses the dates that are entered before the script of the form has arrived, so that they count
 * if the visitor leaves the page.
 */
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

/** Control with which the visitor chooses the rental dates once for all pages. */
export function RentalDatesControl() {
  return (
    <DatesPlace>
      <RentalDatesForm />
    </DatesPlace>
  );
}

/** Control of the rental dates in the store, with the filter for products that are available on them. */
export function StoreDates() {
  return (
    <DatesPlace hasFilter>
      <StoreDatesForm />
    </DatesPlace>
  );
}
