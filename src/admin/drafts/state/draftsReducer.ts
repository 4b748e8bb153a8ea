import {
  combineReducers,
  createSelector,
  type Reducer,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {
  PAGE_IDS,
  SITE_ID,
  type DraftEntry,
  type DraftMap,
  type Drafts,
  type HistoryState,
} from './draftEntry';
import { listReducer, withDraft, type ListState } from './draftSlices';
import { historySlice } from './historySlice';
import { persistenceSlice, type PersistenceState } from './statusSlice';

/** Adds the draft of the settings to the settings of the public site. Both have the same key. */
export const withSettingsDraft = <S extends object>(settings?: Reducer<S>) =>
  withDraft('settings', SITE_ID, settings);

/** The reducers that the back office adds to the store, by the key of their state. */
export const draftReducers = {
  services: listReducer('services'),
  products: listReducer('products'),
  projects: listReducer('projects'),
  categories: combineReducers({
    products: listReducer('productCategories'),
    projects: listReducer('projectCategories'),
  }),
  holds: listReducer('holds'),
  home: withDraft('pages', PAGE_IDS.home),
  about: withDraft('pages', PAGE_IDS.about),
  servicesIntro: withDraft('pages', PAGE_IDS.services),
  settings: withSettingsDraft(),
  orders: listReducer('orders'),
  repairs: listReducer('repairs'),
  history: historySlice.reducer,
  status: persistenceSlice.reducer,
};

/**
 * Adds the slices of the drafts to a store.
 * @param settings the reducer of the settings of the public site, which has the same key as their draft
 */
export function injectDrafts(
  inject: (
    slice: { reducerPath: string; reducer: Reducer },
    config?: { overrideExisting?: boolean },
  ) => unknown,
  settings?: Reducer<object>,
): void {
  const own = { ...draftReducers, settings: withSettingsDraft(settings) };
  for (const [reducerPath, reducer] of Object.entries(own))
    inject({ reducerPath, reducer }, { overrideExisting: true });
}

/** The root state of a store with drafts. */
export type DraftsRootState = {
  [K in keyof typeof draftReducers]: ReturnType<(typeof draftReducers)[K]>;
};

/** A thunk that needs nothing but the drafts. */
export type DraftsThunk<R> = ThunkAction<R, DraftsRootState, unknown, UnknownAction>;

/** Returns a selector of the entries of a list. */
const listEntries = <T>(select: (state: DraftsRootState) => ListState<T>) =>
  createSelector([select], ({ entities }): Record<string, DraftEntry<T>> =>
    Object.fromEntries(Object.entries(entities).map(([key, { entry }]) => [key, entry])),
  );

/** Returns the entries of records by their IDs, without those that have no draft. */
const entriesOf = <T>(
  drafts: Record<string, DraftEntry<T> | null>,
): Record<string, DraftEntry<T>> =>
  Object.fromEntries(
    Object.entries(drafts).flatMap(([id, entry]) => (entry ? [[id, entry] as const] : [])),
  );

/** All unpublished edits, as one object for code that treats all collections alike. */
export const selectDrafts = createSelector(
  [
    listEntries((state) => state.services),
    listEntries((state) => state.products),
    listEntries((state) => state.projects),
    listEntries((state) => state.categories.products),
    listEntries((state) => state.categories.projects),
    listEntries((state) => state.holds),
    createSelector(
      [
        (state: DraftsRootState) => state.home.draft,
        (state: DraftsRootState) => state.about.draft,
        (state: DraftsRootState) => state.servicesIntro.draft,
      ],
      (home, about, services): DraftMap<'pages'> => entriesOf({ home, about, services }),
    ),
    createSelector(
      [(state: DraftsRootState) => state.settings.draft],
      (site): DraftMap<'settings'> => entriesOf({ site }),
    ),
    listEntries((state) => state.repairs),
    listEntries((state) => state.orders),
  ],
  (
    services,
    products,
    projects,
    productCategories,
    projectCategories,
    holds,
    pages,
    settings,
    repairs,
    orders,
  ): Drafts => ({
    services,
    products,
    projects,
    productCategories,
    projectCategories,
    holds,
    pages,
    settings,
    repairs,
    orders,
  }),
);
export const selectHistory = (state: DraftsRootState): HistoryState => state.history;
export const selectPersistence = (state: DraftsRootState): PersistenceState => state.status;

/** Whether saved edits are not stored: storing is in progress or has failed. */
export const selectIsPersistPending = ({ status }: DraftsRootState): boolean =>
  status.storage === 'storing' || status.storage === 'memory-only';
