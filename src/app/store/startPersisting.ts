import type { StorageIssue } from '@/api/storage/persist/storageIssues';
import { startPersistence, type PersistHooks } from '@/api/storage/persist/persistSlice';
import { bannerDismissed, bannerShown, noticeShown } from '@/features/notices';
import type { AppThunk } from './makeStore';

// See docs/behaviour/storage.md.

/** Shown if the chunk with the messages cannot be loaded. */
const UNKNOWN = 'Changes you make now may be kept only until you close this page.';

/**
 * Loads the stored slices into a store that is already rendered, persists them from then on,
 * and synchronises them with other tabs. Must be dispatched once, after hydration, because
 * prerendered HTML does not contain stored values.
 * @returns a function that writes pending changes immediately
 */
export function startPersisting(): AppThunk<() => void> {
  return (dispatch, getState, { persisted }) => {
    const rejected = new Map<string, StorageIssue>();
    /** Entries that were stored again, for one message about all of them. */
    const restored = new Set<string>();
    /**
     * Shows a problem of an entry, or the entries that cannot be stored. The messages are
     * lazy-loaded, since they are rare.
     */
    async function showIssue(key: string, issue?: StorageIssue): Promise<void> {
      const texts = await import('./storageMessages').catch(() => undefined);
      if (issue)
        dispatch(
          noticeShown({
            message: texts?.storageIssueMessage(key, issue) ?? UNKNOWN,
            type: 'warning',
          }),
        );
      else
        dispatch(
          rejected.size > 0
            ? bannerShown(texts?.rejectedEntriesMessage(rejected) ?? UNKNOWN)
            : bannerDismissed(),
        );
    }
    async function showRestored(key: string): Promise<void> {
      restored.add(key);
      const texts = await import('./storageMessages').catch(() => undefined);
      if (restored.size === 0) return;
      const message = texts?.restoredEntriesMessage(restored);
      restored.clear();
      if (message) dispatch(noticeShown({ message, type: 'warning' }));
    }
    const hooks: PersistHooks = {
      onStoredAgain(key) {
        if (rejected.delete(key)) void showIssue(key);
      },
      onIssue(key, issue) {
        // Visitors do not know this list. If storage fails, the cart reports it too.
        if (key === 'recentlyViewed') return;
        // An old copy of the settings is no loss, but this entry is the first one to detect
        // denied storage.
        if (key === 'siteSettings' && issue !== 'denied') return;
        if (issue === 'restored') {
          void showRestored(key);
          return;
        }
        const isRejected = issue === 'full' || issue === 'denied';
        if (isRejected) rejected.set(key, issue);
        void showIssue(key, isRejected ? undefined : issue);
      },
    };
    for (const slice of Object.values(persisted)) slice.connect({ dispatch, getState }, hooks);
    const persistor = startPersistence(dispatch);
    const flush = () => void persistor.flush();
    window.addEventListener('pagehide', flush);
    return flush;
  };
}
