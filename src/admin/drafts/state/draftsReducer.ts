import { combineReducers, createSelector, type Reducer } from '@reduxjs/toolkit';
import {
  PAGES,
  COLLECTIONS,
  PAGE_IDS,
  SITE_ID,
  type Collection,
  type Entities,
} from '@/domain/content/contentModel';
import {
  createDrafts,
  type DraftEntry,
  type Pending,
  type DraftMap,
  type HistoryState,
} from './draftEntry';
import {
  historySlice,
  listReducer,
  pendingReducer,
  withDraft,
  type ListState,
  type RecordState,
} from './draftSlices';
import { storageSlice } from '../../storage/storageSlice';

/** Adds the draft of the settings to the settings of the public site. Both have the same key. */
export const withSettingsDraft = <S extends object>(settings?: Reducer<S>) =>
  withDraft('settings', SITE_ID, settings);

/** The collections that are lists. */
type DraftListName = Exclude<Collection, 'pages' | 'settings'>;
const DRAFT_LISTS = COLLECTIONS.filter(
  (name): name is DraftListName => name !== 'pages' && name !== 'settings',
);

/** The lists of categories share one slice. */
type SliceListName = Exclude<DraftListName, 'productCategories' | 'projectCategories'>;

type PageId = keyof typeof PAGE_IDS;
const PAGE_LIST = Object.values(PAGE_IDS);
const fieldOf = (id: PageId) => PAGES[id].field;

const recordReducers = Object.fromEntries(
  PAGE_LIST.map((id) => [fieldOf(id), withDraft('pages', id)]),
) as Record<ReturnType<typeof fieldOf>, Reducer<RecordState<Entities['pages']>>>;

/** The reducers that the back office adds to the store, by the key of their state. A new list gets its own. */
export const draftReducers = {
  ...(Object.fromEntries(
    DRAFT_LISTS.filter((name) => !name.endsWith('Categories')).map((name) => [
      name,
      listReducer(name),
    ]),
  ) as { [C in SliceListName]: Reducer<ListState<Entities[C]>> }),
  categories: combineReducers({
    products: listReducer('productCategories'),
    projects: listReducer('projectCategories'),
  }),
  ...recordReducers,
  settings: withSettingsDraft(),
  history: historySlice.reducer,
  pending: pendingReducer,
  storage: storageSlice.reducer,
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

/** Selectors of the state of each list of drafts. */
type ListStates = { [C in DraftListName]: (state: DraftsRootState) => ListState<Entities[C]> };

const listStates = {
  ...Object.fromEntries(
    DRAFT_LISTS.map((name) => [name, (state: DraftsRootState) => state[name as 'services']]),
  ),
  productCategories: ({ categories }: DraftsRootState) => categories.products,
  projectCategories: ({ categories }: DraftsRootState) => categories.projects,
} as ListStates;

/** Returns a selector of the entries of a list. */
const listEntries = <C extends DraftListName>(name: C) =>
  createSelector([listStates[name]], ({ entities }): DraftMap<C> =>
    Object.fromEntries(Object.entries(entities).map(([key, { entry }]) => [key, entry])),
  );

/** Returns a selector of the entries of single records by their IDs, without those that have no draft. */
const recordEntries = (records: Record<string, keyof typeof recordReducers | 'settings'>) =>
  createSelector(
    Object.values(records).map((key) => (state: DraftsRootState) => state[key].draft),
    (...drafts: (DraftEntry | null)[]): Record<string, DraftEntry> =>
      Object.fromEntries(
        Object.keys(records).flatMap((id, index) => {
          const entry = drafts[index];
          return entry ? [[id, entry] as const] : [];
        }),
      ),
  );

const entrySelectors: Record<Collection, (state: DraftsRootState) => Record<string, DraftEntry>> = {
  ...(Object.fromEntries(DRAFT_LISTS.map((name) => [name, listEntries(name)])) as Record<
    DraftListName,
    ReturnType<typeof listEntries>
  >),
  pages: recordEntries(Object.fromEntries(PAGE_LIST.map((id) => [id, fieldOf(id)]))),
  settings: recordEntries({ [SITE_ID]: 'settings' }),
};

/** All unpublished edits, as one object for code that treats all collections alike. */
export const selectDrafts = createSelector(
  COLLECTIONS.map((collection) => entrySelectors[collection]),
  (...maps) =>
    // Each map contains the records of its collection.
    createDrafts(
      <C extends Collection>(collection: C) => maps[COLLECTIONS.indexOf(collection)] as DraftMap<C>,
    ),
);
export const selectPending = ({ pending }: DraftsRootState): Pending | null => pending;
export const selectHistory = (state: DraftsRootState): HistoryState => state.history;
