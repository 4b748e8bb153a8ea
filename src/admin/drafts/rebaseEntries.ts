import type { DraftChange } from './state/draftEntry';
import { draftsRebased } from './state/draftSlices';
import type { EditingThunk } from './editThunks';
import { flush } from '../storage/keepTable';

/** Bases entries on newer published values and stores them. */
export function rebaseEntries(changes: readonly DraftChange[]): EditingThunk<Promise<void>> {
  return async (dispatch) => {
    if (changes.length === 0) return;
    dispatch(draftsRebased(changes));
    await flush('drafts');
  };
}
