import type { AdminThunk } from '../store/adminState';
import { updateHoldEnds } from './changes/startHolds';
import { startRequests } from './startRequests';
import { requestWritesSettled } from './store/requestPersistence';

/** Reads the stored requests if necessary, and updates the last days of their holds. */
export function loadAndUpdateHolds(): AdminThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(startRequests());
    await requestWritesSettled();
    await dispatch(updateHoldEnds() as AdminThunk<Promise<void>>);
  };
}
