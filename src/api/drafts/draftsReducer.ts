import { combineReducers } from '@reduxjs/toolkit';
import type { Drafts } from './draftEntry';
import { createDraftSlice, historySlice, type HistoryState } from './draftSlices';
import { keepingSlice, type KeepingState } from './keepingSlice';

/** The part of the store that only the back office has. */
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
  keeping: keepingSlice.reducer,
});

/** The state below `drafts`. */
export type DraftsState = Drafts & { history: HistoryState; keeping: KeepingState };

/** A store that has the drafts. */
export interface WithDrafts {
  drafts: DraftsState;
}

export const selectDrafts = (state: WithDrafts): Drafts => state.drafts;
export const selectHistory = (state: WithDrafts) => state.drafts.history;
export const selectKeeping = (state: WithDrafts) => state.drafts.keeping;

/** Whether edits are in this tab's memory alone: a reload would lose them. */
export const selectIsInMemory = ({ drafts }: WithDrafts): boolean =>
  drafts.keeping.status === 'memory' && drafts.history.done.length > 0;

/** Whether something saved is not stored: its storing goes on, or has failed. */
export const selectIsOwed = ({ drafts }: WithDrafts): boolean =>
  drafts.keeping.status === 'storing' || drafts.keeping.status === 'memory';
