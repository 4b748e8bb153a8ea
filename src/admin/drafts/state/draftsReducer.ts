import {
  createAction,
  createEntityAdapter,
  type EntityAdapter,
  type EntityState,
  type Reducer,
  type UnknownAction,
  createSlice,
  original,
  type Draft,
  combineReducers,
  createSelector,
} from '@reduxjs/toolkit';
import {
  type Collection,
  type Entities,
  PAGES,
  COLLECTIONS,
  PAGE_IDS,
  SITE_ID,
} from '@/domain/content/contentModel';
import { storageSlice } from '../../storage/storageSlice';
import {
  draftKey,
  type DraftChange,
  type DraftEntry,
  type Pending,
  type UndoStep,
  type HistoryState,
  createDrafts,
  type DraftMap,
} from './draftEntry';

/** A record was edited, created or deleted. The change is stored or is about to be. */
export const draftsChanged = createAction<UndoStep>('drafts/changed');
export const stepUndone = createAction<UndoStep>('drafts/stepUndone');
export const stepRedone = createAction<UndoStep>('drafts/stepRedone');
/** Drafts were merged with newly published content, or have been published themselves. */
export const draftsRebased = createAction<readonly DraftChange[]>('drafts/rebased');
/** Drafts of this browser were read, at the start or after another tab has changed them. */
export const draftsLoaded = createAction(
  'drafts/loaded',
  (
    entries: readonly Pick<DraftChange, 'collection' | 'id' | 'after'>[],
    pending?: Pending | null,
  ) => ({ payload: entries, meta: { pending } }),
);
export const pendingChanged = createAction<Pending | null>('drafts/pendingChanged');

const pendingReducer: Reducer<Pending | null> = (state = null, action) => {
  if (pendingChanged.match(action)) return action.payload;
  return draftsLoaded.match(action) && action.meta.pending !== undefined
    ? action.meta.pending
    : state;
};

interface DraftEntity<T> {
  id: string;
  entry: DraftEntry<T>;
}

type ListState<T> = EntityState<DraftEntity<T>, string>;

interface RecordState<T> {
  draft: DraftEntry<T> | null;
}

const anyAdapter = createEntityAdapter<DraftEntity<unknown>, string>({
  selectId: ({ id }) => draftKey(id),
});

/** Returns the new entry of each changed record, by {@link draftKey}; undefined if an action changes no drafts. */
function changesBy(action: UnknownAction, collection: Collection) {
  const entriesAfter = <Side extends 'before' | 'after'>(
    changes: readonly Pick<DraftChange, 'collection' | 'id' | Side>[],
    side: Side,
  ) =>
    new Map(
      changes
        .filter((change) => change.collection === collection)
        .map((change) => [draftKey(change.id), { id: change.id, entry: change[side] }]),
    );
  if (draftsChanged.match(action) || stepRedone.match(action))
    return entriesAfter(action.payload.changes, 'after');
  // A step may contain a record twice: the state before the first change counts.
  if (stepUndone.match(action)) return entriesAfter(action.payload.changes.toReversed(), 'before');
  if (draftsRebased.match(action) || draftsLoaded.match(action))
    return entriesAfter(action.payload, 'after');
  return undefined;
}

function listReducer<C extends Collection>(collection: C): Reducer<ListState<Entities[C]>> {
  // A change contains records of the collection that it names.
  const adapter = anyAdapter as EntityAdapter<DraftEntity<Entities[C]>, string>;
  const initialState = adapter.getInitialState();
  return (state = initialState, action) => {
    const changes = changesBy(action, collection);
    if (!changes || changes.size === 0) return state;
    const changed = [...changes.values()] as DraftEntity<Entities[C]>[];
    const [kept, removed] = [
      changed.filter(({ entry }) => entry),
      [...changes].filter(([, { entry }]) => !entry),
    ];
    return adapter.setMany(
      adapter.removeMany(
        state,
        removed.map(([key]) => key),
      ),
      kept,
    );
  };
}

function withDraft<C extends Collection, S extends object = object>(
  collection: C,
  id: string,
  reducer: Reducer<S> = (state = {} as S) => state,
): Reducer<S & RecordState<Entities[C]>> {
  type Entry = DraftEntry<Entities[C]> | null;
  const draftAfter = (draft: Entry, action: UnknownAction): Entry => {
    const change = changesBy(action, collection)?.get(draftKey(id));
    return change ? (change.entry as Entry) : draft;
  };
  return (state, action) => {
    const next = reducer(state, action);
    const draft = draftAfter(state?.draft ?? null, action);
    return state === next && state.draft === draft ? state : { ...next, draft };
  };
}

/** Maximum number of steps. Older steps are dropped; their drafts stay. */
export const HISTORY_STEPS = 100;

/** The personal data of requests was removed. The payload contains their references. */
export const deskStepsForgotten = createAction<readonly string[]>('drafts/deskStepsForgotten');

/** Removes the undone steps whose records have been rebased: they cannot be redone. */
function withoutRebased(steps: readonly UndoStep[], changes: readonly DraftChange[]): UndoStep[] {
  const keys = new Set(changes.map(({ collection, id }) => `${collection}/${id}`));
  return steps.filter((step) =>
    step.changes.every(({ collection, id }) => !keys.has(`${collection}/${id}`)),
  );
}

const emptyHistory: HistoryState = { done: [], undone: [] };
/** Returns the state itself. A draft of Immer would wrap every request of a step. */
const stateOf = (draft: Draft<HistoryState>): HistoryState => original(draft) ?? emptyHistory;

/** The history of steps, which only this tab has. */
const historySlice = createSlice({
  name: 'history',
  initialState: emptyHistory,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(draftsChanged, (state, { payload }): HistoryState => {
        // A retried save, or input that continues a step, has the ID of that step and replaces it.
        const others = stateOf(state).done.filter(({ id }) => id !== payload.id);
        return { done: [...others, payload].slice(-HISTORY_STEPS), undone: [] };
      })
      .addCase(stepUndone, (state, { payload }): HistoryState => {
        const { done, undone } = stateOf(state);
        return { done: done.filter(({ id }) => id !== payload.id), undone: [payload, ...undone] };
      })
      .addCase(stepRedone, (state, { payload }): HistoryState => {
        const { done, undone } = stateOf(state);
        return { done: [...done, payload], undone: undone.filter(({ id }) => id !== payload.id) };
      })
      .addCase(draftsRebased, (state, { payload }): HistoryState => ({
        done: stateOf(state).done,
        undone: withoutRebased(stateOf(state).undone, payload),
      }))
      .addCase(deskStepsForgotten, (state, { payload }): HistoryState => {
        const { done, undone } = stateOf(state);
        const isKept = ({ desk }: UndoStep) =>
          !desk?.changes.some(({ reference }) => payload.includes(reference));
        return { done: done.filter(isKept), undone: undone.filter(isKept) };
      }),
});

/** Adds the draft of the settings to the settings of the public site. Both have the same key. */
export const withSettingsDraft = <S extends object>(settings?: Reducer<S>) =>
  withDraft('settings', SITE_ID, settings);

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

/** `settings`: the reducer of the settings of the public site, which has the same key as their draft. */
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

export type DraftsRootState = {
  [K in keyof typeof draftReducers]: ReturnType<(typeof draftReducers)[K]>;
};

type ListStates = { [C in DraftListName]: (state: DraftsRootState) => ListState<Entities[C]> };

const listStates = {
  ...Object.fromEntries(
    DRAFT_LISTS.map((name) => [name, (state: DraftsRootState) => state[name as 'services']]),
  ),
  productCategories: ({ categories }: DraftsRootState) => categories.products,
  projectCategories: ({ categories }: DraftsRootState) => categories.projects,
} as ListStates;

const listEntries = <C extends DraftListName>(name: C) =>
  createSelector([listStates[name]], ({ entities }): DraftMap<C> =>
    Object.fromEntries(Object.entries(entities).map(([key, { entry }]) => [key, entry])),
  );

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
