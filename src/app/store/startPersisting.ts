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

/** Returns the message about entries that cannot be stored, with the reason. */
function rejectedMessage(rejected: ReadonlyMap<string, StorageFailure>): string {
  if ([...rejected.values()].includes('denied')) return DENIED;
  const names = [...rejected.keys()].map((key) => NAMES[key]).join(' and your ');
  return `Storage in this browser is full, so changes to your ${names} are kept only until you close this page. You can still send your request.`;
}

/**
 * Loads the stored slices into a store that is already rendered, persists them from then on,
 * and synchronises them with other tabs. Must be dispatched once, after hydration, because
 * prerendered HTML does not contain stored values.
 * @returns a function that writes pending changes immediately
 */
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
