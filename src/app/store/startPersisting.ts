import { persistStore } from 'redux-persist';
import { bannerDismissed, bannerShown, noticeShown } from '@/features/notices';
import type { AppStore, PersistedSlices } from './makeStore';
import type { StorageTrouble } from './persist/entryStorage';

/** Shown if the chunk with the messages cannot be loaded. */
const UNKNOWN = 'What you change now may last only until you close this page.';

/**
 * Loads the stored slices into a store that is already rendered, persists them from then on,
 * and synchronises them with other tabs. Must be called once, after hydration, because
 * prerendered HTML does not contain stored values.
 * @returns a function that writes pending changes immediately
 */
export function startPersisting(store: AppStore, slices: PersistedSlices): () => void {
  const refused = new Map<string, StorageTrouble>();
  const link = {
    dispatch: store.dispatch,
    onStoredAgain(key: string) {
      if (refused.delete(key)) void tell(key);
    },
    onTrouble(key: string, trouble: StorageTrouble) {
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
  /**
   * Shows a problem of an entry, or the entries that cannot be stored. The messages are
   * lazy-loaded, since they are rare.
   */
  async function tell(key: string, trouble?: StorageTrouble): Promise<void> {
    const texts = await import('./storageTexts').catch(() => undefined);
    if (trouble)
      store.dispatch(
        noticeShown({ message: texts?.troubleText(key, trouble) ?? UNKNOWN, type: 'warning' }),
      );
    else
      store.dispatch(
        refused.size > 0 ? bannerShown(texts?.refusedText(refused) ?? UNKNOWN) : bannerDismissed(),
      );
  }
  slices.cart.connect(link, () => store.getState().cart);
  slices.favorites.connect(link, () => store.getState().favorites);
  slices.recentlyViewed.connect(link, () => store.getState().recentlyViewed);
  slices.settings.connect(link, () => store.getState().settings);
  const persistor = persistStore(store as never);
  const flush = () => void persistor.flush();
  window.addEventListener('pagehide', flush);
  return flush;
}
