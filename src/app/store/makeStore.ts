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
import type { StorageFailure } from '@/api/storage/browserStorage';
import { persistSlice, startPersistor, type OutcomeHook } from '@/api/storage/persistSlice';
import {
  CART_FULL_NOTICE,
  ITEM_ADDED_NOTICE,
  itemAdded,
  cartEntry,
  cartReplaced,
  cartSlice,
} from '@/features/cart';
import { favoritesEntry, favoritesReplaced, favoritesSlice } from '@/features/favorites';
import { noticeShown, noticesSlice, bannerDismissed, bannerShown } from '@/features/notices';
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
      dispatch(
        noticeShown(getState() === getOriginalState() ? CART_FULL_NOTICE : ITEM_ADDED_NOTICE),
      );
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
      site ? settingsRefreshed(site) : undefined,
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
type AppThunk<R> = ThunkAction<
  R,
  ReturnType<AppStore['getState']>,
  { persisted: ReturnType<typeof persistedSlices> },
  UnknownAction
>;

// See docs/behaviour/storage.md.

const NAMES: Readonly<Record<string, string>> = {
  bookingCart: 'booking cart',
  storeFavorites: 'list of favorites',
  rentalDates: 'rental dates',
};

const DENIED =
  'This browser blocks storage, so your cart is kept only until you close this page. You can still send your request.';

function rejectedMessage(rejected: ReadonlyMap<string, StorageFailure>): string {
  if ([...rejected.values()].includes('denied')) return DENIED;
  const names = [...rejected.keys()].map((key) => NAMES[key]).join(' and your ');
  return `Storage in this browser is full, so changes to your ${names} are kept only until you close this page. You can still send your request.`;
}

/** Dispatch it once, after hydration: prerendered HTML has no stored values. Returns a function that writes now. */
export function startPersisting(): AppThunk<() => void> {
  return (dispatch, _getState, { persisted }) => {
    const rejected = new Map<string, StorageFailure>();
    const onOutcome: OutcomeHook = (key, outcome) => {
      // What visitors do not know is no loss, but the settings are the first to detect denied storage.
      if (outcome === 'full' && !NAMES[key]) return;
      if (outcome === (rejected.get(key) ?? 'stored')) return;
      if (outcome === 'stored') rejected.delete(key);
      else rejected.set(key, outcome);
      dispatch(rejected.size > 0 ? bannerShown(rejectedMessage(rejected)) : bannerDismissed());
    };
    for (const slice of Object.values(persisted)) slice.connect(dispatch, onOutcome);
    const persistor = startPersistor(dispatch);
    const flush = () => void persistor.flush();
    window.addEventListener('pagehide', flush);
    return flush;
  };
}
