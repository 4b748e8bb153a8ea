import { warnBeforeUnload } from '@/ui/feedback/useBeforeUnloadWarning';
import { keepNewRequests, restoreNewRequests } from './store/newRequestInput';
import { deleteUnusedPhotos } from './storage/photoStore';
import { keepDesk } from './store/deskTables';
import { selectStorageIssue, selectUnreadableCount } from '../storage/storageSlice';
import { startHolds } from './changes/startHolds';
import type { AdminThunk } from '../store/adminState';
import type { RequestsStartListening, RequestsThunk } from './store/storeTypes';
import { requestsSlice } from './store/requestsSlice';
import { selectIsIncomingUnsettled, selectPhotoIds } from './store/selectors';
import type { DeskTab } from './sync/deskTypes';
import { startRecordsUndo } from './store/storeRecords';
import { startSync } from './sync/startSync';
import { startDeskUndo } from './changes/undoRequestChange';

function startListeners(startListening: RequestsStartListening, tab: DeskTab): void {
  startDeskUndo(startListening);
  startHolds(startListening);
  startSync(startListening, tab);
  startRecordsUndo(startListening);
  keepNewRequests(startListening);
}

function loadStored(): RequestsThunk<void> {
  return (dispatch, getState, { startListening }) => {
    // They stay in the store when their page is closed, so every page has to warn.
    warnBeforeUnload(() => selectIsIncomingUnsettled(getState()));
    dispatch(restoreNewRequests());
    void keepDesk({ dispatch, getState, startListening }).then(() => {
      // Requests that could not be read may name photos.
      const isSure = !selectStorageIssue(getState()) && selectUnreadableCount(getState()) === 0;
      return isSure ? deleteUnusedPhotos(selectPhotoIds(getState()), Date.now()) : undefined;
    });
  };
}

/**
 * Adds the slice and the listeners of the requests to the store at the first time, and reads the stored requests. They
 * stay with the store, because the Undo button of a toast still works on other pages.
 */
export function startRequests(): AdminThunk<void> {
  return (dispatch, getState, { inject, startListening }) => {
    if ('requests' in getState()) return;
    inject(requestsSlice);
    // The slice gets its initial state with the next action.
    dispatch({ type: 'requests/opened' });
    startListeners(startListening as RequestsStartListening, { dispatch, getState } as DeskTab);
    dispatch(loadStored() as AdminThunk<void>);
  };
}
