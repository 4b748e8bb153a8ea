import { startPersistence, type OutcomeHook } from '@/api/storage/persistSlice';
import type { StorageFailure } from '@/api/storage/browserStorage';
import { bannerDismissed, bannerShown } from '@/features/notices';
import type { AppThunk } from './makeStore';

// See docs/behaviour/storage.md.

const NAMES: Readonly<Record<string, string>> = {
  bookingCart: 'booking cart',
  storeFavorites: 'list of favorites',
  rentalDates: 'rental dates',
};

const DENIED =
  'This browser blocks storage, so your cart is kept only until you close this page. You can still send your request.';

function rejectedMessage(rejected: ReadonlyMap<string, StorageFailure>): string {
  if ([...rejected.values()].includes('denied')) return DENIED;
  const names = [...rejected.keys()].map((key) => NAMES[key]).join(' and your ');
  return `Storage in this browser is full, so changes to your ${names} are kept only until you close this page. You can still send your request.`;
}

/** Dispatch it once, after hydration: prerendered HTML has no stored values. Returns a function that writes now. */
export function startPersisting(): AppThunk<() => void> {
  return (dispatch, _getState, { persisted }) => {
    const rejected = new Map<string, StorageFailure>();
    const onOutcome: OutcomeHook = (key, outcome) => {
      // What visitors do not know is no loss, but the settings are the first to detect denied storage.
      if (outcome === 'full' && !NAMES[key]) return;
      if (outcome === (rejected.get(key) ?? 'stored')) return;
      if (outcome === 'stored') rejected.delete(key);
      else rejected.set(key, outcome);
      dispatch(rejected.size > 0 ? bannerShown(rejectedMessage(rejected)) : bannerDismissed());
    };
    for (const slice of Object.values(persisted)) slice.connect(dispatch, onOutcome);
    const persistor = startPersistence(dispatch);
    const flush = () => void persistor.flush();
    window.addEventListener('pagehide', flush);
    return flush;
  };
}
