import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isEntryRead, type StoredEntry } from '@/api/storage/persistSlice';

/** IDs of the favourite products, oldest first. */
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
    /** Undoes the removal of the given IDs at their previous positions. Other IDs are unchanged. */
    favoritesRestored: {
      prepare: (before: readonly string[], ids: readonly string[] = before) => ({
        payload: { before, ids },
      }),
      reducer(
        state,
        { payload }: PayloadAction<{ before: readonly string[]; ids: readonly string[] }>,
      ) {
        const { before, ids } = payload;
        const restored = before.filter((id) => ids.includes(id) || state.ids.includes(id));
        state.ids = [...restored, ...state.ids.filter((id) => !restored.includes(id))];
      },
    },
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
    selectFavoriteList: (state) => state.ids,
    selectIsFavoritesLoaded: isEntryRead,
  },
});

export const { favoriteToggled, favoritesReplaced, favoritesRestored } = favoritesSlice.actions;
export const { selectFavoriteIds, selectIsFavorite, selectFavoriteList, selectIsFavoritesLoaded } =
  favoritesSlice.selectors;

/** Persisted under `storeFavorites` as a list of product IDs. */
export const favoritesEntry: StoredEntry<FavoritesState> = {
  key: 'storeFavorites',
  empty: { ids: [] },
  parse(json) {
    if (!Array.isArray(json)) return undefined;
    const ids = json.filter((id): id is string => typeof id === 'string' && id !== '');
    return { ids: [...new Set(ids)] };
  },
  serialize: ({ ids }) => (ids.length === 0 ? undefined : ids),
  join: (stored, now) => ({ ids: [...new Set([...stored.ids, ...now.ids])] }),
};
