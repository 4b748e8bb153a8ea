import { combineReducers } from '@reduxjs/toolkit';
import type { Drafts } from './draftEntry';
import { createDraftSlice, historySlice, type HistoryState } from './draftSlices';
import { persistenceSlice, type PersistenceState } from './storage/persistenceSlice';

/** The reducer that only the back office has. */
export const draftsReducer = combineReducers({
  services: createDraftSlice('services').reducer,
  products: createDraftSlice('products').reducer,
  projects: createDraftSlice('projects').reducer,
  productCategories: createDraftSlice('productCategories').reducer,
  projectCategories: createDraftSlice('projectCategories').reducer,
  pages: createDraftSlice('pages').reducer,
  settings: createDraftSlice('settings').reducer,
  repairs: createDraftSlice('repairs').reducer,
  orders: createDraftSlice('orders').reducer,
  history: historySlice.reducer,
  keeping: persistenceSlice.reducer,
});

/** The slice that the back office adds to the store. */
export const draftsSlice = { reducerPath: 'drafts' as const, reducer: draftsReducer };

/** The state below `drafts`. */
export type DraftsState = Drafts & { history: HistoryState; keeping: PersistenceState };

/** The root state of a store with drafts. */
export interface DraftsRootState {
  drafts: DraftsState;
}

export const selectDrafts = (state: DraftsRootState): Drafts => state.drafts;
export const selectHistory = (state: DraftsRootState) => state.drafts.history;
export const selectPersistence = (state: DraftsRootState) => state.drafts.keeping;

/** Whether edits are only in the memory of this tab: a reload would lose them. */
export const selectIsMemoryOnly = ({ drafts }: DraftsRootState): boolean =>
  drafts.keeping.status === 'memory' && drafts.history.done.length > 0;

/** Whether saved edits are not stored: storing is in progress or has failed. */
export const selectIsPersistPending = ({ drafts }: DraftsRootState): boolean =>
  drafts.keeping.status === 'storing' || drafts.keeping.status === 'memory';
