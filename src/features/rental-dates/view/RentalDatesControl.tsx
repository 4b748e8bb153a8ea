import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { island } from '@/ui/lazy/island';
import { selectRentalDates } from '../rentalDatesSlice';
import { DATES_PLACE } from './datesLayout';

/** Returns whether dates are stored. Without any, the prerendered form is right until it is used. */
const useHasDates = () => useSelector(selectRentalDates) !== null;

/** Returns whether dates are stored, or the URL filters by them. */
function useHasStoreDates() {
  const { search } = useLocation();
  return useHasDates() || search !== '';
}

const RentalDatesForm = island(() => import('./RentalDatesForm'), useHasDates);
const StoreDatesForm = island(() => import('./StoreDatesForm'), useHasStoreDates);

/** Control with which the visitor chooses the rental dates once for all pages. */
export function RentalDatesControl() {
  return (
    <div style={DATES_PLACE}>
      <RentalDatesForm />
    </div>
  );
}

/** Control of the rental dates in the store, with the filter for products that are available on them. */
export function StoreDates() {
  return (
    <div style={DATES_PLACE}>
      <StoreDatesForm />
    </div>
  );
}
