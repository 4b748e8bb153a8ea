import { useSelector } from 'react-redux';
import { island } from '@/ui/lazy/island';
import { selectRentalDates } from '../rentalDatesSlice';
import { DATES_PLACE } from './datesLayout';

// Most visitors open a page without dates and do not choose any there.
const RentalDatesForm = island(() => import('./RentalDatesForm'), 'used');
const StoreDatesForm = island(() => import('./StoreDatesForm'), 'used');

/** Control with which the visitor chooses the rental dates once for all pages. */
export function RentalDatesControl() {
  return (
    <div style={DATES_PLACE}>
      <RentalDatesForm isNeeded={useSelector(selectRentalDates) !== null} />
    </div>
  );
}

/**
 * Control of the rental dates in the store, with the filter for products that are available on them.
 * @param isFiltered whether the filter is set in the URL
 */
export function StoreDates({ isFiltered }: { isFiltered: boolean }) {
  const hasDates = useSelector(selectRentalDates) !== null;
  return (
    <div style={DATES_PLACE}>
      <StoreDatesForm isNeeded={hasDates || isFiltered} />
    </div>
  );
}
