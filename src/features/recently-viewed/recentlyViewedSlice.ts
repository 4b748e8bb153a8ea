import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredEntry } from '@/api/storage/storedEntry';

// See docs/behaviour/recently-viewed.md.

/** Number of recently viewed products to remember, in addition to the current one. */
export const RECENT_PRODUCTS = 8;

/** Ids of the products viewed on this device, latest first. */
export interface RecentlyViewedState {
  ids: string[];
}

/** One more than is shown, because the current product is not shown in its own list. */
const MAX_RECENT_IDS = RECENT_PRODUCTS + 1;

const initialState: RecentlyViewedState = { ids: [] };

export const recentlyViewedSlice = createSlice({
  name: 'recentlyViewed',
  initialState,
  reducers: {
    productViewed(state, { payload }: PayloadAction<string>) {
      // Rendering the same page again does not count as another view.
      if (state.ids[0] === payload) return;
      state.ids = [payload, ...state.ids.filter((id) => id !== payload)].slice(0, MAX_RECENT_IDS);
    },
    /** Replaces all ids: cleared, restored by Undo, or changed by another tab. */
    recentReplaced(state, { payload }: PayloadAction<string[]>) {
      state.ids = payload;
    },
  },
  selectors: { selectRecentIds: (state) => state.ids },
});

export const { productViewed, recentReplaced } = recentlyViewedSlice.actions;
export const { selectRecentIds } = recentlyViewedSlice.selectors;

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
