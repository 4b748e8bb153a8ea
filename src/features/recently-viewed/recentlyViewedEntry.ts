import type { StoredEntry } from '@/api/storage/storedEntry';
import { MAX_RECENT_IDS, type RecentlyViewedState } from './recentlyViewedSlice';

const latest = (ids: Iterable<string>) => [...new Set(ids)].slice(0, MAX_RECENT_IDS);

/** Returns the IDs that were added at the front since the base. */
function viewedSince(base: readonly string[], current: readonly string[]): readonly string[] {
  const index = base[0] === undefined ? -1 : current.indexOf(base[0]);
  return index < 0 ? current : current.slice(0, index);
}

/** Persisted under `recentlyViewed` as a list of product IDs, latest first. */
export const recentlyViewedEntry: StoredEntry<RecentlyViewedState> = {
  key: 'recentlyViewed',
  version: 1,
  empty: { ids: [] },
  parse(json) {
    if (!Array.isArray(json)) return null;
    const ids = json.filter((id): id is string => typeof id === 'string' && id !== '');
    return { state: { ids: latest(ids) }, dropped: json.length - ids.length };
  },
  serialize: ({ ids }) => (ids.length === 0 ? undefined : ids),
  merge(base, mine, theirs) {
    // A list that is shorter than the base was cleared. A full list only loses its last IDs.
    const isCleared = (ids: readonly string[]) =>
      ids.length < Math.min(base.ids.length, MAX_RECENT_IDS);
    const mineViewed = viewedSince(base.ids, mine.ids);
    const theirsViewed = viewedSince(base.ids, theirs.ids);
    const before = isCleared(mine.ids) || isCleared(theirs.ids) ? [] : theirs.ids;
    return { ids: latest([...mineViewed, ...theirsViewed, ...before]) };
  },
};
