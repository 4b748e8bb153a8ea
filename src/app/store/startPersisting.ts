import { persistStore } from 'redux-persist';
import { bannerDismissed, bannerShown, noticeShown } from '@/features/notices';
import type { AppStore, PersistedSlices } from './makeStore';
import type { StorageTrouble } from './persist/entryStorage';

/** Said where the words for a trouble cannot be loaded. */
const UNKNOWN = 'What you change now may last only until you close this page.';

/**
 * Reads the stored slices into a store that is already on the screen, keeps them from now on, and
 * follows other tabs. Called once, after hydration (house.md, prerender rule 6).
 * @returns how to write what is pending at once
 */
export function startPersisting(store: AppStore, slices: PersistedSlices): () => void {
  const refused = new Map<string, StorageTrouble>();
  const link = {
    dispatch: store.dispatch,
    onStoredAgain(key: string) {
      if (refused.delete(key)) void tell(key);
    },
    onTrouble(key: string, trouble: StorageTrouble) {
      // Nobody wants to be told about a list they never made; a refused cart speaks for itself.
      if (key === 'recentlyViewed') return;
      // The visitor loses nothing by an old copy of the settings; it is the first to show that storage is denied.
      if (key === 'siteSettings' && trouble !== 'denied') return;
      const isRefused = trouble === 'full' || trouble === 'denied';
      if (isRefused) refused.set(key, trouble);
      void tell(key, isRefused ? undefined : trouble);
    },
  };
  /** Says what is wrong with an entry, or which entries cannot be stored now. Few visitors need the words. */
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
