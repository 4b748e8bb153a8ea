import { createTabChannel, type TabChannel } from '@/api/storage/tabChannel';
import { createRecordPersistence } from '../../storage/recordPersistence';
import { readRequestCounts, storeRequestCounts } from '../storage/requestCount';
import { requestsDataOf, requestStore } from '../storage/requestRecords';
import type { AdminExtra } from '../../store/adminState';
import type { RequestsRootState, RequestsThunk } from './storeTypes';
import {
  requestsLoaded,
  requestsPersisted,
  requestsRestoringEnded,
  requestsStorageChanged,
} from './requestsSlice';
import {
  selectHasUnstoredRequests,
  selectNewCount,
  selectRequestRecords,
  selectRequests,
} from './selectors';

/** The result of storing; after anything but `stored` the changes are only in the memory of this tab. */
export type { RecordPersistOutcome as RequestsPersistOutcome } from '../../storage/recordPersistence';

let channel: TabChannel<'stored'> | undefined;
/** The only channel of this tab: a second one would receive the messages of the first. */
function tabs(): TabChannel<'stored'> {
  channel ??= createTabChannel('slate-requests');
  return channel;
}

function updateCounts(): RequestsThunk<void> {
  return (_dispatch, getState) =>
    storeRequestCounts({
      total: selectRequests(getState()).length,
      new: selectNewCount(getState()),
    });
}

const persistence = createRecordPersistence<RequestsRootState, AdminExtra>({
  store: requestStore,
  mine: selectRequestRecords,
  known: ({ requests }) => requests.known,
  status: ({ requests }) => requests.status,
  statusChanged: requestsStorageChanged,
  isLocked: ({ status }) => status.isLockedByOtherTab && !status.isHandingOver,
  hasUnstored: selectHasUnstoredRequests,
  loaded:
    ({ records, damaged, isNewer, isEmpty }, mine): RequestsThunk<void> =>
    (dispatch) => {
      const isGone = isEmpty && (readRequestCounts()?.total ?? 0) > 0;
      const data = requestsDataOf(mine);
      dispatch(requestsLoaded({ data, known: records, isNewer, damaged, isGone }));
      if (!isGone) dispatch(updateCounts());
    },
  persisted:
    (known, mine): RequestsThunk<void> =>
    (dispatch) => {
      dispatch(requestsPersisted({ known, data: mine && requestsDataOf(mine) }));
      dispatch(updateCounts());
    },
  restoreEnded:
    (restored): RequestsThunk<void> =>
    (dispatch) => {
      dispatch(requestsRestoringEnded(restored));
      if (restored) dispatch(updateCounts());
    },
  notify: () => tabs().post('stored'),
});

/** Stores the changes of this tab, and notifies the other tabs. */
export const persistRequests = persistence.persist;

/** Reads the stored requests after pending writes. */
export const rehydrateRequests = persistence.rehydrate;

/** Deletes damaged entries, and notifies the other tabs. Rejects if storage is denied. */
export const removeDamagedRequests = persistence.removeDamaged;

/** Resolves when all queued reads and writes have finished or failed. */
export const requestWritesSettled = persistence.settled;

/** Calls the listener when another tab has stored requests; returns an unsubscribe function. */
export function subscribeToStoredRequests(listener: () => void): () => void {
  return tabs().subscribe(listener);
}
