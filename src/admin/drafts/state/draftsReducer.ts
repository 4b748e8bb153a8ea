import {
  combineReducers,
  createAction,
  createSelector,
  createSlice,
  original,
  type Draft,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { COLLECTIONS, type Collection } from '@/domain/content/contentModel';
import { storageSlice } from '../../storage/storageSlice';
import {
  changedEntries,
  createDrafts,
  type DraftChange,
  type DraftMap,
  type UndoHistory,
  type Pending,
  type UndoStep,
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
  (changes: readonly DraftChange[], pending?: Pending | null) => ({
    payload: changes,
    meta: { pending },
  }),
);
export const pendingChanged = createAction<Pending | null>('drafts/pendingChanged');

const pendingReducer: Reducer<Pending | null> = (state = null, action) => {
  if (pendingChanged.match(action)) return action.payload;
  return draftsLoaded.match(action) && action.meta.pending !== undefined
    ? action.meta.pending
    : state;
};

/** Returns the changes of an action and which side of them it makes current; undefined if it changes no drafts. */
function changesBy(
  action: UnknownAction,
): [changes: readonly DraftChange[], side: 'before' | 'after'] | undefined {
  if (stepUndone.match(action)) return [action.payload.changes, 'before'];
  if (draftsChanged.match(action) || stepRedone.match(action))
    return [action.payload.changes, 'after'];
  if (draftsRebased.match(action) || draftsLoaded.match(action)) return [action.payload, 'after'];
  return undefined;
}

function entriesReducer<C extends Collection>(collection: C): Reducer<DraftMap<C>> {
  return (state = {}, action) => {
    const made = changesBy(action);
    return made ? changedEntries(collection, state, ...made) : state;
  };
}

/** Maximum number of steps. Older steps are dropped; their drafts stay. */
export const UNDO_STEPS = 100;

/** The personal data of requests was removed. The payload contains their references. */
export const deskStepsForgotten = createAction<readonly string[]>('drafts/deskStepsForgotten');

/** Removes the undone steps whose records have been rebased: they cannot be redone. */
function withoutRebased(steps: readonly UndoStep[], changes: readonly DraftChange[]): UndoStep[] {
  const keys = new Set(changes.map(({ collection, id }) => `${collection}/${id}`));
  return steps.filter((step) =>
    step.changes.every(({ collection, id }) => !keys.has(`${collection}/${id}`)),
  );
}

const emptyHistory: UndoHistory = { done: [], undone: [] };
/** Returns the state itself. A draft of Immer would wrap every request of a step. */
const stateOf = (draft: Draft<UndoHistory>): UndoHistory => original(draft) ?? emptyHistory;

/** Only this tab has it. */
const undoHistorySlice = createSlice({
  name: 'undoHistory',
  initialState: emptyHistory,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(draftsChanged, (state, { payload }): UndoHistory => {
        // A retried save, or input that continues a step, has the ID of that step and replaces it.
        const others = stateOf(state).done.filter(({ id }) => id !== payload.id);
        return { done: [...others, payload].slice(-UNDO_STEPS), undone: [] };
      })
      .addCase(stepUndone, (state, { payload }): UndoHistory => {
        const { done, undone } = stateOf(state);
        return { done: done.filter(({ id }) => id !== payload.id), undone: [payload, ...undone] };
      })
      .addCase(stepRedone, (state, { payload }): UndoHistory => {
        const { done, undone } = stateOf(state);
        return { done: [...done, payload], undone: undone.filter(({ id }) => id !== payload.id) };
      })
      .addCase(draftsRebased, (state, { payload }): UndoHistory => ({
        done: stateOf(state).done,
        undone: withoutRebased(stateOf(state).undone, payload),
      }))
      .addCase(deskStepsForgotten, (state, { payload }): UndoHistory => {
        const { done, undone } = stateOf(state);
        const isKept = ({ desk }: UndoStep) =>
          !desk?.changes.some(({ reference }) => payload.includes(reference));
        return { done: done.filter(isKept), undone: undone.filter(isKept) };
      }),
});

const { productCategories, projectCategories, settings, ...entryReducers } = Object.fromEntries(
  COLLECTIONS.map((collection) => [collection, entriesReducer(collection)]),
) as { [C in Collection]: Reducer<DraftMap<C>> };

/** The reducers that the back office adds to the store, by the key of their state. */
export const draftReducers = {
  ...entryReducers,
  categories: combineReducers({ productCategories, projectCategories }),
  // The public site has a slice of the name `settings`.
  settingsDrafts: settings,
  undoHistory: undoHistorySlice.reducer,
  pending: pendingReducer,
  storage: storageSlice.reducer,
};

export function injectDrafts(
  inject: (slice: { reducerPath: string; reducer: Reducer }) => unknown,
): void {
  for (const [reducerPath, reducer] of Object.entries(draftReducers))
    inject({ reducerPath, reducer });
}

export type DraftsRootState = {
  [K in keyof typeof draftReducers]: ReturnType<(typeof draftReducers)[K]>;
};

function entriesIn(state: DraftsRootState, collection: Collection): DraftMap {
  if (collection === 'settings') return state.settingsDrafts;
  return collection === 'productCategories' || collection === 'projectCategories'
    ? state.categories[collection]
    : state[collection];
}

export const selectDrafts = createSelector(
  COLLECTIONS.map((collection) => (state: DraftsRootState) => entriesIn(state, collection)),
  (...maps) =>
    // Each map contains the records of its collection.
    createDrafts(
      <C extends Collection>(collection: C) => maps[COLLECTIONS.indexOf(collection)] as DraftMap<C>,
    ),
);
export const selectPending = ({ pending }: DraftsRootState): Pending | null => pending;
export const selectUndoHistory = (state: DraftsRootState): UndoHistory => state.undoHistory;
