import { combineReducers, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Drafts } from './draftEntry';
import { entriesReducer, historySlice, type HistoryState } from './draftSlices';
import { persistenceSlice, type PersistenceState } from './statusSlice';

/** The reducer that only the back office has. */
const draftsReducer = combineReducers({
  entries: entriesReducer,
  history: historySlice.reducer,
  status: persistenceSlice.reducer,
});

/** The slice that the back office adds to the store. */
export const draftsSlice = { reducerPath: 'drafts' as const, reducer: draftsReducer };

/** The state below `drafts`. */
export interface DraftsState {
  entries: Drafts;
  history: HistoryState;
  status: PersistenceState;
}

/** The root state of a store with drafts. */
export interface DraftsRootState {
  drafts: DraftsState;
}

/** A thunk that needs nothing but the drafts. */
export type DraftsThunk<R> = ThunkAction<R, DraftsRootState, unknown, UnknownAction>;

export const selectDrafts = (state: DraftsRootState): Drafts => state.drafts.entries;
export const selectHistory = (state: DraftsRootState) => state.drafts.history;
export const selectPersistence = (state: DraftsRootState) => state.drafts.status;

/** Whether saved edits are not stored: storing is in progress or has failed. */
export const selectIsPersistPending = ({ drafts }: DraftsRootState): boolean =>
  drafts.status.storage === 'storing' || drafts.status.storage === 'memory-only';
