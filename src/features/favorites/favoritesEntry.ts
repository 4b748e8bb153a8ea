import type { StoredEntry } from '@/api/storage/storedEntry';
import type { FavoritesState } from './favoritesSlice';

/** `storeFavorites`: a plain list of product ids (public-site.md §4). */
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
    const here = new Set(mine.ids);
    const there = new Set(theirs.ids);
    const all = new Set([...theirs.ids, ...mine.ids]);
    // Where this tab changed nothing since the base, the other tab decides.
    return {
      ids: [...all].filter((id) =>
        here.has(id) === before.has(id) ? there.has(id) : here.has(id),
      ),
    };
  },
};
