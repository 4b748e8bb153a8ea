import { island } from '@/ui/lazy/island';
import { DATES_PLACE } from './datesLayout';

// Loaded when the page is visible, so that their scripts do not delay the page.
const RentalDatesForm = island(() => import('./RentalDatesForm'));
const StoreDatesForm = island(() => import('./StoreDatesForm'));

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
