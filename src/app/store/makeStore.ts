import { configureStore, type Reducer } from '@reduxjs/toolkit';
import { contentApi } from '@/api/content/contentApi';
import type { PageQuery } from '@/api/content/pageData';
import type { ContentDeps } from '@/api/content/contentDeps';
import { cartEntry, cartReplaced, cartSlice } from '@/features/cart';
import { favoritesEntry, favoritesReplaced, favoritesSlice } from '@/features/favorites';
import { noticesSlice } from '@/features/notices';
import {
  recentlyViewedEntry,
  recentlyViewedSlice,
  recentReplaced,
} from '@/features/recently-viewed';
import { sessionSlice } from '@/features/session';
import { settingsEntry, settingsRefreshed, settingsSlice } from '@/features/settings';
import { rememberReducers } from './addReducers';
import { listenerMiddleware } from './listeners';
import { persistSlice } from './persist/persistSlice';

function persistedSlices() {
  return {
    cart: persistSlice(cartSlice.reducer as Reducer, cartEntry, ({ items }) => cartReplaced(items)),
    favorites: persistSlice(favoritesSlice.reducer as Reducer, favoritesEntry, ({ ids }) =>
      favoritesReplaced(ids),
    ),
    recentlyViewed: persistSlice(
      recentlyViewedSlice.reducer as Reducer,
      recentlyViewedEntry,
      ({ ids }) => recentReplaced(ids),
    ),
    settings: persistSlice(settingsSlice.reducer as Reducer, settingsEntry, ({ site }) =>
      site ? settingsRefreshed(site) : { type: 'settings/unchanged' },
    ),
  };
}

/** The entries are those of queries that this build knows: page data of another build has another format. */
type ContentSeed = Parameters<typeof contentApi.util.upsertQueryEntries>[0];

/**
 * Creates a store: one for the browser, and one for each prerendered path. Storage is not read
 * until `startPersisting` is called.
 */
export function makeStore(tools: ContentDeps, seed: readonly PageQuery[] = []) {
  const slices = persistedSlices();
  const reducer = {
    [contentApi.reducerPath]: contentApi.reducer,
    [noticesSlice.name]: noticesSlice.reducer,
    [sessionSlice.name]: sessionSlice.reducer,
    [cartSlice.name]: slices.cart.reducer,
    [favoritesSlice.name]: slices.favorites.reducer,
    [recentlyViewedSlice.name]: slices.recentlyViewed.reducer,
    [settingsSlice.name]: slices.settings.reducer,
  };
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: tools },
        // Actions of redux-persist contain functions.
        serializableCheck: {
          ignoredActions: ['persist/PERSIST', 'persist/REHYDRATE', 'persist/FLUSH'],
        },
      })
        .prepend(listenerMiddleware)
        .concat(contentApi.middleware),
  });
  if (seed.length > 0) store.dispatch(contentApi.util.upsertQueryEntries(seed as ContentSeed));
  rememberReducers(store, reducer);
  return { store, slices };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
export type PersistedSlices = ReturnType<typeof makeStore>['slices'];
