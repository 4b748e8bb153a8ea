import { island } from '@/ui/lazy/island';
import { DATES_PLACE } from './datesLayout';

const StoreDatesForm = island(() => import('./StoreDatesForm'));

/** Control of the rental dates in the store, with the filter for products that are available on them. */
export function StoreDates() {
  return (
    <div style={DATES_PLACE}>
      <StoreDatesForm />
    </div>
  );
}
