import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredEntry } from '@/api/storage/persistSlice';

// See docs/behaviour/recently-viewed.md.

/** Number of recently viewed products to remember, in addition to the current one. */
export const RECENT_PRODUCTS = 8;

/** Ids of the products viewed on this device, latest first. */
interface RecentlyViewedState {
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
    recentReplaced(state, { payload }: PayloadAction<string[]>) {
      state.ids = payload;
    },
  },
  selectors: { selectRecentIds: (state) => state.ids },
});

export const { productViewed, recentReplaced } = recentlyViewedSlice.actions;
export const { selectRecentIds } = recentlyViewedSlice.selectors;

const latest = (ids: Iterable<string>) => [...new Set(ids)].slice(0, MAX_RECENT_IDS);

/** Persisted under `recentlyViewed` as a list of product IDs, latest first. */
export const recentlyViewedEntry: StoredEntry<RecentlyViewedState> = {
  key: 'recentlyViewed',
  empty: { ids: [] },
  parse(json) {
    if (!Array.isArray(json)) return undefined;
    return { ids: latest(json.filter((id) => typeof id === 'string' && id !== '')) };
  },
  serialize: ({ ids }) => (ids.length === 0 ? undefined : ids),
  join: (stored, now) => ({ ids: latest([...now.ids, ...stored.ids]) }),
};
