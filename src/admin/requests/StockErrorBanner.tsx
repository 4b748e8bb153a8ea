import { LoadErrorBanner } from '../layout/LoadErrorBanner';
import { selectAreHoldsLost } from '../resources/holds';
import { selectAreProductsLost } from './store/stockSelectors';
import { useRequestsSelector } from './store/hooks';

/** Reports that conflicts, calendar and holds are not reliable, because published content could not be loaded. */
export function StockErrorBanner() {
  const areHoldsLost = useRequestsSelector(selectAreHoldsLost);
  const areProductsLost = useRequestsSelector(selectAreProductsLost);
  if (!areHoldsLost && !areProductsLost) return null;
  return (
    <LoadErrorBanner
      {...(areHoldsLost && {
        detail: 'No items can be held or released until it has been loaded.',
      })}
    >
      {areHoldsLost
        ? 'The availability could not be loaded, so conflicts and bookings may be missing.'
        : 'Some products could not be loaded, so their conflicts and bookings are missing.'}
    </LoadErrorBanner>
  );
}
