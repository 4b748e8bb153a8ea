import {
  type ListenerMiddlewareInstance,
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { AdminSlices } from '@/admin';
import { contentApi } from '@/api/content/contentApi';
import type { ContentDeps } from '@/api/content/contentDeps';
import type { PageQuery } from '@/api/content/pageData';
import { persistSlice } from '@/api/storage/persistSlice';
import {
  CART_FULL,
  ITEM_ADDED,
  itemAdded,
  cartEntry,
  cartReplaced,
  cartSlice,
} from '@/features/cart';
import { favoritesEntry, favoritesReplaced, favoritesSlice } from '@/features/favorites';
import { noticeShown, noticesSlice } from '@/features/notices';
import {
  recentlyViewedEntry,
  recentlyViewedSlice,
  recentReplaced,
} from '@/features/recently-viewed';
import {
  datesChosen,
  datesCleared,
  rentalDatesEntry,
  rentalDatesSlice,
} from '@/features/rental-dates';
import { signedOut, sessionSlice } from '@/features/session';
import { settingsRefreshed, settingsEntry, settingsSlice } from '@/features/settings';

const SIGNED_OUT = 'You are signed out.';

/** Starts the effects of one feature on another. Features are not connected in any other way. */
function startSiteListeners({ startListening }: ListenerMiddlewareInstance): void {
  startListening({
    actionCreator: itemAdded,
    effect(_action, { dispatch, getState, getOriginalState }) {
      // If the cart is full, it does not change.
      dispatch(noticeShown(getState() === getOriginalState() ? CART_FULL : ITEM_ADDED));
    },
  });
  startListening({
    actionCreator: signedOut,
    effect: (_action, { dispatch }) => void dispatch(noticeShown({ message: SIGNED_OUT })),
  });
  startListening({
    matcher: contentApi.endpoints.site.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(settingsRefreshed(payload)),
  });
}

function persistedSlices() {
  return {
    cart: persistSlice(cartSlice, cartEntry, ({ items }) => cartReplaced(items)),
    favorites: persistSlice(favoritesSlice, favoritesEntry, ({ ids }) => favoritesReplaced(ids)),
    recentlyViewed: persistSlice(recentlyViewedSlice, recentlyViewedEntry, ({ ids }) =>
      recentReplaced(ids),
    ),
    rentalDates: persistSlice(rentalDatesSlice, rentalDatesEntry, ({ dates }) =>
      dates ? datesChosen(dates) : datesCleared(),
    ),
    settings: persistSlice(settingsSlice, settingsEntry, ({ site }) =>
      site ? settingsRefreshed(site) : { type: 'settings/unchanged' },
    ),
  };
}

/** Page data of another build has another format, so all entries are of known queries. */
type ContentSeed = Parameters<typeof contentApi.util.upsertQueryEntries>[0];

/** Storage is not read until `startPersisting` is dispatched. The back office adds its slices when it is opened. */
export function makeStore(deps: ContentDeps, seed: readonly PageQuery[] = []) {
  const persisted = persistedSlices();
  const { cart, favorites, recentlyViewed, rentalDates, settings } = persisted;
  const reducer = combineSlices(
    contentApi,
    noticesSlice,
    sessionSlice,
    cart,
    favorites,
    recentlyViewed,
    rentalDates,
    settings,
  ).withLazyLoadedSlices<AdminSlices>();
  const listeners = createListenerMiddleware();
  startSiteListeners(listeners);
  const extraArgument = {
    ...deps,
    persisted,
    inject: reducer.inject,
    startListening: listeners.startListening,
  };
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        // Actions of redux-persist contain functions.
        serializableCheck: {
          ignoredActions: ['persist/PERSIST', 'persist/REHYDRATE', 'persist/FLUSH'],
        },
      })
        .prepend(listeners.middleware)
        .concat(contentApi.middleware),
  });
  if (seed.length > 0) store.dispatch(contentApi.util.upsertQueryEntries(seed as ContentSeed));
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppThunk<R> = ThunkAction<
  R,
  ReturnType<AppStore['getState']>,
  { persisted: ReturnType<typeof persistedSlices> },
  UnknownAction
>;
