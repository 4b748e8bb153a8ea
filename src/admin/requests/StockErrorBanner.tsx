import { LoadErrorBanner } from '../layout/LoadErrorBanner';
import { selectHaveHoldsFailed } from '../holds/holdSelectors';
import { selectHaveProductsFailed } from './store/stockSelectors';
import { useRequestsSelector } from './store/hooks';

/** Reports that conflicts, calendar and holds are not reliable, because published content could not be loaded. */
export function StockErrorBanner() {
  const haveHoldsFailed = useRequestsSelector(selectHaveHoldsFailed);
  const haveProductsFailed = useRequestsSelector(selectHaveProductsFailed);
  if (!haveHoldsFailed && !haveProductsFailed) return null;
  return (
    <LoadErrorBanner
      {...(haveHoldsFailed && {
        detail: 'No items can be held or released until it has been loaded.',
      })}
    >
      {haveHoldsFailed
        ? 'The availability could not be loaded, so conflicts and bookings may be missing.'
        : 'Some products could not be loaded, so their conflicts and bookings are missing.'}
    </LoadErrorBanner>
  );
}
