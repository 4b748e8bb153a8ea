import type { AdminThunk } from '../store/adminState';
import { extendOverdueHolds } from './changes/startHolds';
import { startRequests } from './startRequests';
import { requestWritesSettled } from './store/requestPersistence';

/** Reads the stored requests if necessary, and extends the holds of equipment that is overdue. */
export function loadAndExtendHolds(): AdminThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(startRequests());
    await requestWritesSettled();
    await dispatch(extendOverdueHolds() as AdminThunk<Promise<void>>);
  };
}
