import { createAction, createSlice, original, type Draft } from '@reduxjs/toolkit';
import type { DraftChange, HistoryState, UndoStep } from './draftEntry';
import { draftsChanged, draftsRebased, stepRedone, stepUndone } from './draftSlices';

/** Maximum number of steps. Older steps are dropped; their drafts stay. */
export const HISTORY_STEPS = 100;

/** The personal data of requests was removed. The payload contains their references. */
export const deskStepsForgotten = createAction<readonly string[]>('drafts/deskStepsForgotten');

/** Removes the steps whose records have been rebased: they can be neither undone nor redone. */
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
export const historySlice = createSlice({
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
        done: withoutRebased(stateOf(state).done, payload),
        undone: withoutRebased(stateOf(state).undone, payload),
      }))
      .addCase(deskStepsForgotten, (state, { payload }): HistoryState => {
        const { done, undone } = stateOf(state);
        const isKept = ({ desk }: UndoStep) =>
          !desk?.changes.some(({ reference }) => payload.includes(reference));
        return { done: done.filter(isKept), undone: undone.filter(isKept) };
      }),
});
