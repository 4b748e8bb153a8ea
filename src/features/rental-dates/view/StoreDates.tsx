import { island } from '@/ui/lazy/island';

const StoreDatesForm = island(() => import('./StoreDatesForm'));

/** Control of the rental dates in the store, with the filter for products that are available on them. */
export function StoreDates() {
  return (
    // Its script is loaded later on pages that are opened by a link, so that it has a height before.
    <div style={{ minHeight: 'clamp(64px, (760px - 100vw) * 999, 166px)' }}>
      <StoreDatesForm />
    </div>
  );
}
