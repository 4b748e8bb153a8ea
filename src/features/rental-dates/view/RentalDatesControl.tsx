import { island } from '@/ui/lazy/island';

/** Loaded when the page is visible, so that its script does not delay the page. */
const RentalDatesForm = island(() => import('./RentalDatesForm'));

/** Control with which the visitor chooses the rental dates once for all pages. */
export function RentalDatesControl() {
  return (
    // Its script is loaded later on pages that are opened by a link, so that it has a height before.
    <div style={{ minHeight: 'clamp(64px, (760px - 100vw) * 999, 166px)' }}>
      <RentalDatesForm />
    </div>
  );
}
