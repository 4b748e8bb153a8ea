import { persistStore } from 'redux-persist';
import { bannerDismissed, bannerShown, noticeShown } from '@/features/notices';
import type { AppStore, PersistedSlices } from './makeStore';
import type { StorageTrouble } from './persist/entryStorage';

const CONTENTS: Record<string, string> = {
  bookingCart: 'booking cart',
  storeFavorites: 'list of favorites',
  siteSettings: 'copy of the site settings',
};

const DENIED =
  'This browser does not let us store anything, so your cart lasts until you close this page. You can still send your request.';

/** Says which entries found no room. */
function fullText(keys: readonly string[]): string {
  const names = keys.map((key) => CONTENTS[key] ?? 'data').join(' and your ');
  return `This browser has no room left to store your ${names}. What you changed lasts until you close this page. You can still send your request.`;
}

function troubleText(key: string, trouble: StorageTrouble): string {
  const what = CONTENTS[key] ?? 'saved data';
  if (trouble === 'unreadable')
    return `Your saved ${what} could not be read. We kept a copy and started a new one.`;
  if (trouble === 'partly-unreadable')
    return `Part of your saved ${what} could not be read and was left out. We kept a copy of it.`;
  if (trouble === 'not-copied')
    return `Your saved ${what} could not be read, and no copy of it could be stored. It was left as it is; changes made now are not stored.`;
  return `Your ${what} was saved by a newer version of this site. Reload the page to use it; changes made now are not stored.`;
}

/**
 * Reads the stored slices into a store that is already on the screen, keeps them from now on, and
 * follows other tabs. Called once, after hydration (house.md, prerender rule 6).
 * @returns how to write what is pending at once
 */
export function startPersisting(store: AppStore, slices: PersistedSlices): () => void {
  const refused = new Map<string, 'full' | 'denied'>();
  const showRefused = () => {
    if ([...refused.values()].includes('denied')) store.dispatch(bannerShown(DENIED));
    else if (refused.size > 0) store.dispatch(bannerShown(fullText([...refused.keys()])));
    else store.dispatch(bannerDismissed());
  };
  const link = {
    dispatch: store.dispatch,
    onStoredAgain(key: string) {
      if (refused.delete(key)) showRefused();
    },
    onTrouble(key: string, trouble: StorageTrouble) {
      // Nobody wants to be told about a list they never made; a refused cart speaks for itself.
      if (key === 'recentlyViewed') return;
      // The visitor loses nothing by an old copy of the settings; it is the first to show that storage is denied.
      if (key === 'siteSettings' && trouble !== 'denied') return;
      if (trouble === 'full' || trouble === 'denied') {
        refused.set(key, trouble);
        showRefused();
      } else store.dispatch(noticeShown({ message: troubleText(key, trouble), type: 'warning' }));
    },
  };
  slices.cart.connect(link, () => store.getState().cart);
  slices.favorites.connect(link, () => store.getState().favorites);
  slices.recentlyViewed.connect(link, () => store.getState().recentlyViewed);
  slices.settings.connect(link, () => store.getState().settings);
  const persistor = persistStore(store as never);
  const flush = () => void persistor.flush();
  window.addEventListener('pagehide', flush);
  return flush;
}
