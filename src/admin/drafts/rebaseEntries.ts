import type { DraftChange } from './state/draftEntry';
import { draftsRebased } from './state/draftSlices';
import type { DraftsThunk } from './state/draftsReducer';
import { persistDrafts } from './storage/draftPersistence';

/** Bases entries on newer published values and stores them. Does nothing while another tab edits. */
export function rebaseEntries(changes: readonly DraftChange[]): DraftsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (changes.length === 0 || getState().status.isLockedByOtherTab) return;
    dispatch(draftsRebased(changes));
    await dispatch(persistDrafts());
  };
}
