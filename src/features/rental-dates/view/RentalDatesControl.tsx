import { island } from '@/ui/lazy/island';
import { DATES_PLACE } from './datesLayout';

/** Loaded when the page is visible, so that its script does not delay the page. */
const RentalDatesForm = island(() => import('./RentalDatesForm'));

/** Control with which the visitor chooses the rental dates once for all pages. */
export function RentalDatesControl() {
  return (
    <div style={DATES_PLACE}>
      <RentalDatesForm />
    </div>
  );
}
