import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Ids of the products the visitor marked, oldest first. */
export interface FavoritesState {
  ids: string[];
}

const initialState: FavoritesState = { ids: [] };

export const favoritesSlice = createSlice({
  name: 'favorites',
  initialState,
  reducers: {
    favoriteToggled(state, { payload }: PayloadAction<string>) {
      state.ids = state.ids.includes(payload)
        ? state.ids.filter((id) => id !== payload)
        : [...state.ids, payload];
    },
    /** Another tab or a shared link: the whole list as it is to be. */
    favoritesReplaced(state, { payload }: PayloadAction<string[]>) {
      state.ids = payload;
    },
  },
  selectors: {
    selectFavoriteIds: createSelector(
      [(state: FavoritesState) => state.ids],
      (ids): ReadonlySet<string> => new Set(ids),
    ),
    selectIsFavorite: (state, id: string) => state.ids.includes(id),
  },
});

export const { favoriteToggled, favoritesReplaced } = favoritesSlice.actions;
export const { selectFavoriteIds, selectIsFavorite } = favoritesSlice.selectors;
