import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { RECENT_PRODUCTS } from '@/domain/text/limits';

/** Ids of the products whose pages were seen on this device, latest first. */
export interface RecentlyViewedState {
  ids: string[];
}

/** One more than is shown: the product on the screen is not shown to itself. */
export const MAX_RECENT_IDS = RECENT_PRODUCTS + 1;

const initialState: RecentlyViewedState = { ids: [] };

export const recentlyViewedSlice = createSlice({
  name: 'recentlyViewed',
  initialState,
  reducers: {
    productViewed(state, { payload }: PayloadAction<string>) {
      // The page of a product may be rendered again and again; only the first time is news.
      if (state.ids[0] === payload) return;
      state.ids = [payload, ...state.ids.filter((id) => id !== payload)].slice(0, MAX_RECENT_IDS);
    },
    /** Cleared by the visitor, brought back by Undo, or changed by another tab. */
    recentReplaced(state, { payload }: PayloadAction<string[]>) {
      state.ids = payload;
    },
  },
  selectors: { selectRecentIds: (state) => state.ids },
});

export const { productViewed, recentReplaced } = recentlyViewedSlice.actions;
export const { selectRecentIds } = recentlyViewedSlice.selectors;
