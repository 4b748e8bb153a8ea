import { createAction, createSlice, type Reducer } from '@reduxjs/toolkit';
import { applyDraftChanges } from './applyDraftChanges';
import { emptyDrafts, type DraftChange, type Drafts, type UndoStep } from './draftEntry';

/** A record was edited, created or deleted. The change is stored or is about to be. */
export const draftsChanged = createAction<UndoStep>('drafts/changed');
/** A step was undone. */
export const stepUndone = createAction<UndoStep>('drafts/stepUndone');
/** An undone step was redone. */
export const stepRedone = createAction<UndoStep>('drafts/stepRedone');
/** Drafts were merged with newly published content, or have been published themselves. */
export const draftsRebased = createAction<readonly DraftChange[]>('drafts/rebased');
/** The drafts of this browser were read, at the start or after another tab changed them. */
export const draftsLoaded = createAction<{ drafts: Drafts; history: HistoryState }>(
  'drafts/loaded',
);

/** Steps that can be undone, oldest first, and steps that can be redone, next first. */
export interface HistoryState {
  done: UndoStep[];
  undone: UndoStep[];
}

/** Maximum number of steps. Older steps are dropped; their drafts stay. */
export const HISTORY_STEPS = 100;

/** The entries of all collections: `id → { base, draft }`. They are stored as one unit. */
export const entriesReducer: Reducer<Drafts> = (entries = emptyDrafts(), action) => {
  if (draftsLoaded.match(action)) return action.payload.drafts;
  if (draftsChanged.match(action) || stepRedone.match(action))
    return applyDraftChanges(entries, action.payload.changes, 'after');
  if (stepUndone.match(action)) return applyDraftChanges(entries, action.payload.changes, 'before');
  if (draftsRebased.match(action)) return applyDraftChanges(entries, action.payload, 'after');
  return entries;
};

const emptyHistory: HistoryState = { done: [], undone: [] };

/** Removes the steps whose records have been rebased: they can be neither undone nor redone. */
function withoutRebased(steps: readonly UndoStep[], changes: readonly DraftChange[]): UndoStep[] {
  const keys = new Set(changes.map(({ collection, id }) => `${collection}/${id}`));
  return steps.filter(
    (step) => !step.changes.some(({ collection, id }) => keys.has(`${collection}/${id}`)),
  );
}

/** The history of steps, which is persisted, so that changes can be undone after a reload. */
export const historySlice = createSlice({
  name: 'drafts/history',
  initialState: emptyHistory,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(draftsChanged, (state, { payload }) => {
        // A retried save, or input that continues a step, has the ID of that step and replaces it.
        const others = state.done.filter(({ id }) => id !== payload.id);
        state.done = [...others, payload].slice(-HISTORY_STEPS);
        state.undone = [];
      })
      .addCase(stepUndone, (state, { payload }) => {
        state.done = state.done.filter(({ id }) => id !== payload.id);
        state.undone.unshift(payload);
      })
      .addCase(stepRedone, (state, { payload }) => {
        state.undone = state.undone.filter(({ id }) => id !== payload.id);
        state.done.push(payload);
      })
      .addCase(draftsRebased, (state, { payload }) => ({
        done: withoutRebased(state.done, payload),
        undone: withoutRebased(state.undone, payload),
      }))
      .addCase(draftsLoaded, (_state, { payload }) => payload.history),
});
