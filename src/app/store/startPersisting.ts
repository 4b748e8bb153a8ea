import type { StorageTrouble } from '@/api/storage/persist/entryStorage';
import { startPersistence, type PersistHooks } from '@/api/storage/persist/persistSlice';
import { bannerDismissed, bannerShown, noticeShown } from '@/features/notices';
import type { AppThunk } from './makeStore';

/** Shown if the chunk with the messages cannot be loaded. */
const UNKNOWN = 'What you change now may last only until you close this page.';

/**
 * Loads the stored slices into a store that is already rendered, persists them from then on,
 * and synchronises them with other tabs. Must be dispatched once, after hydration, because
 * prerendered HTML does not contain stored values.
 * @returns a function that writes pending changes immediately
 */
export function startPersisting(): AppThunk<() => void> {
  return (dispatch, getState, { persisted }) => {
    const refused = new Map<string, StorageTrouble>();
    /**
     * Shows a problem of an entry, or the entries that cannot be stored. The messages are
     * lazy-loaded, since they are rare.
     */
    async function tell(key: string, trouble?: StorageTrouble): Promise<void> {
      const texts = await import('./storageTexts').catch(() => undefined);
      if (trouble)
        dispatch(
          noticeShown({ message: texts?.troubleText(key, trouble) ?? UNKNOWN, type: 'warning' }),
        );
      else
        dispatch(
          refused.size > 0
            ? bannerShown(texts?.refusedText(refused) ?? UNKNOWN)
            : bannerDismissed(),
        );
    }
    const hooks: PersistHooks = {
      onStoredAgain(key) {
        if (refused.delete(key)) void tell(key);
      },
      onTrouble(key, trouble) {
        // Visitors do not know this list. If storage fails, the cart reports it too.
        if (key === 'recentlyViewed') return;
        // An old copy of the settings is no loss, but this entry is the first one to detect
        // denied storage.
        if (key === 'siteSettings' && trouble !== 'denied') return;
        const isRefused = trouble === 'full' || trouble === 'denied';
        if (isRefused) refused.set(key, trouble);
        void tell(key, isRefused ? undefined : trouble);
      },
    };
    for (const slice of Object.values(persisted)) slice.connect({ dispatch, getState }, hooks);
    const persistor = startPersistence(dispatch);
    const flush = () => void persistor.flush();
    window.addEventListener('pagehide', flush);
    return flush;
  };
}
