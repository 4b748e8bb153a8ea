import { island } from '@/ui/lazy/island';

/** Loaded when the page is visible, so that its script does not delay the page. */
const RentalDatesForm = island(() => import('./RentalDatesForm'));

/** Height of the control on wide and narrow screens, because its script is loaded after pages that are opened by a link. */
const PLACE = {
  containerType: 'inline-size',
  minHeight: 'clamp(64px, (760px - 100vw) * 999, 166px)',
} as const;

/** Control with which the visitor chooses the rental dates once for all pages. */
export function RentalDates() {
  return (
    <div style={PLACE}>
      <RentalDatesForm />
    </div>
  );
}

/** Filter of the store for products that are available on the rental dates, at least partly. */
export const AvailableFilter = island(() => import('./AvailableFilter'));
