import type { StoredEntry } from '@/api/storage/storedEntry';
import type { FavoritesState } from './favoritesSlice';

/** Persisted under `storeFavorites` as a list of product IDs. */
export const favoritesEntry: StoredEntry<FavoritesState> = {
  key: 'storeFavorites',
  version: 1,
  empty: { ids: [] },
  parse(json) {
    if (!Array.isArray(json)) return null;
    const ids = json.filter((id): id is string => typeof id === 'string' && id !== '');
    return { state: { ids: [...new Set(ids)] }, dropped: json.length - ids.length };
  },
  serialize: ({ ids }) => (ids.length === 0 ? undefined : ids),
  merge(base, mine, theirs) {
    const before = new Set(base.ids);
    const mineIds = new Set(mine.ids);
    const theirIds = new Set(theirs.ids);
    const all = new Set([...theirs.ids, ...mine.ids]);
    // An ID that this tab has not changed since the base keeps the state of the other tab.
    return {
      ids: [...all].filter((id) =>
        mineIds.has(id) === before.has(id) ? theirIds.has(id) : mineIds.has(id),
      ),
    };
  },
};
