import type { StoredEntry } from '@/api/storage/storedEntry';
import { MAX_RECENT_IDS, type RecentlyViewedState } from './recentlyViewedSlice';

const latest = (ids: Iterable<string>) => [...new Set(ids)].slice(0, MAX_RECENT_IDS);

/** What was put in front of the list it began with. */
function viewedSince(base: readonly string[], now: readonly string[]): readonly string[] {
  const at = base[0] === undefined ? -1 : now.indexOf(base[0]);
  return at < 0 ? now : now.slice(0, at);
}

/** `recentlyViewed`: a plain list of product ids, latest first. */
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
    // A list that was cleared is much shorter than what it began with; a full one only lost its end.
    const isCleared = (ids: readonly string[]) =>
      ids.length < Math.min(base.ids.length, MAX_RECENT_IDS);
    const here = viewedSince(base.ids, mine.ids);
    const there = viewedSince(base.ids, theirs.ids);
    const before = isCleared(mine.ids) || isCleared(theirs.ids) ? [] : theirs.ids;
    return { ids: latest([...here, ...there, ...before]) };
  },
};
