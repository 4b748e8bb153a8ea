import { createAction, createSlice } from '@reduxjs/toolkit';
import {
  draftKey,
  type DraftChange,
  type Collection,
  type DraftEntry,
  type DraftMap,
  type Drafts,
  type UndoStep,
} from './draftEntry';

/** Something was edited, created or deleted; it is stored already or will be in a moment. */
export const draftsChanged = createAction<UndoStep>('drafts/changed');
/** A step was taken back. */
export const stepUndone = createAction<UndoStep>('drafts/stepUndone');
/** A step that had been taken back was done again. */
export const stepRedone = createAction<UndoStep>('drafts/stepRedone');
/** Drafts were joined with what is published now, or have been published themselves. */
export const draftsRebased = createAction<DraftChange[]>('drafts/rebased');
/** The drafts of this browser were read, at the start or because another tab changed them. */
export const draftsLoaded = createAction<{ drafts: Drafts; history: HistoryState }>(
  'drafts/loaded',
);

/** What was done and can be undone, oldest first, and what was undone and can be redone, next first. */
export interface HistoryState {
  done: UndoStep[];
  undone: UndoStep[];
}

/** Steps that are remembered; the oldest ones are forgotten, not their drafts. */
export const HISTORY_STEPS = 100;

function applied(
  state: Record<string, DraftEntry>,
  collection: Collection,
  changes: readonly DraftChange[],
  side: 'before' | 'after',
): void {
  for (const change of changes) {
    if (change.collection !== collection) continue;
    const [key, entry] = [draftKey(change.id), change[side]];
    if (entry) state[key] = entry;
    else delete state[key];
  }
}

/** The slice of one collection: `id → { base, draft }` (house.md, Where state lives). */
export function createDraftSlice<C extends Collection>(collection: C) {
  const initialState: DraftMap<C> = {};
  return createSlice({
    name: `drafts/${collection}`,
    initialState,
    reducers: {},
    extraReducers: (builder) =>
      builder
        .addCase(draftsChanged, (state, { payload }) =>
          applied(state, collection, payload.changes, 'after'),
        )
        .addCase(stepRedone, (state, { payload }) =>
          applied(state, collection, payload.changes, 'after'),
        )
        .addCase(stepUndone, (state, { payload }) =>
          // Backwards: a record may stand in one step twice.
          applied(state, collection, [...payload.changes].reverse(), 'before'),
        )
        .addCase(draftsRebased, (state, { payload }) =>
          applied(state, collection, payload, 'after'),
        )
        .addCase(draftsLoaded, (_state, { payload }) => payload.drafts[collection] as never),
  });
}

const emptyHistory: HistoryState = { done: [], undone: [] };

/** What began from another state of a record can be neither undone nor done again. */
function withoutRebased(steps: readonly UndoStep[], changes: readonly DraftChange[]): UndoStep[] {
  const keys = new Set(changes.map(({ collection, id }) => `${collection}/${id}`));
  return steps.filter(
    (step) => !step.changes.some(({ collection, id }) => keys.has(`${collection}/${id}`)),
  );
}

/** The steps, so that every change can be undone, after a reload too. */
export const historySlice = createSlice({
  name: 'drafts/history',
  initialState: emptyHistory,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(draftsChanged, (state, { payload }) => {
        // A save that is tried again is the same step, with what it changes now.
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
