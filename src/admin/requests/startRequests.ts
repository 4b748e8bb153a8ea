import { useLayoutEffect } from 'react';
import { withTimeout } from '@/api/withTimeout';
import { RECORD_OF, type DeskTable } from '@/domain/rental/sync/deskRecords';
import { isRemoved, mergeRow, readRow } from '@/domain/rental/sync/mergeRows';
import type { StampedRow } from '@/domain/rental/sync/stamp';
import { warnBeforeUnload } from '@/ui/feedback/useBeforeUnloadWarning';
import { loadHolds } from '../holds/holdThunks';
import { catchUpAll, keepTable } from '../storage/keepTable';
import { selectStorageIssue, selectUnreadableCount } from '../storage/storageSlice';
import type { AdminThunk } from '../store/adminState';
import { useAdminDispatch, useAdminSelector } from '../store/hooks';
import { followRequests, startHolds } from './changes/startHolds';
import { startDeskUndo } from './changes/undoRequestChange';
import { deleteUnusedPhotos } from './storage/photoStore';
import { storeRequestCounts } from './storage/requestCount';
import { keepNewRequests, restoreNewRequests } from './store/newRequestInput';
import { deskLoaded, DESK_TABLES, requestsSlice } from './store/requestsSlice';
import {
  selectIsDeskLoaded,
  selectNewCount,
  selectRequests,
  selectRequestsByRef,
  selectIsIncomingUnsettled,
  selectPhotoIds,
} from './store/selectors';
import { startRecordsUndo } from './store/storeRecords';
import type {
  RequestsDispatch,
  RequestsRootState,
  RequestsStartListening,
} from './store/storeTypes';
import { deskClock, forgetRemoved } from './store/writeDesk';
import { isDeviceLinked, syncNow } from './sync/copyState';
import { startSync } from './sync/startSync';

type KeptTab = Parameters<typeof keepTable<RequestsRootState, StampedRow>>[0] & {
  dispatch: RequestsDispatch;
};

const keepDeskTable = (tab: KeptTab, table: DeskTable) =>
  keepTable<RequestsRootState, StampedRow>(tab, {
    table,
    select: ({ requests }) => requests.data[table],
    loaded: (rows) => deskLoaded({ [table]: rows }),
    read(json) {
      const row = readRow(json);
      if (row) deskClock.see(row);
      return row;
    },
    // Reads the record, too, because all of them in one task would block the page.
    isReadable: (row, key) => RECORD_OF[table](key, row) !== undefined || isRemoved(row),
    merge: (mine, _known, stored) => mergeRow(stored, mine),
  });

/** Keeps requests, customers, units and settings in this browser. Resolves when they have been read, or could not be. */
export async function keepDesk(tab: KeptTab): Promise<void> {
  await Promise.all(DESK_TABLES.map((table) => keepDeskTable(tab, table).loaded));
  const updateCounts = () => {
    const state = tab.getState();
    storeRequestCounts({ total: selectRequests(state).length, new: selectNewCount(state) });
  };
  updateCounts();
  tab.dispatch(forgetRemoved(Date.now()));
  tab.startListening({
    predicate: (_action, now, before) => selectRequestsByRef(now) !== selectRequestsByRef(before),
    effect: updateCounts,
  });
}

/** Slice and listeners stay with the store, because the Undo button of a toast still works on other pages. */
export function startRequests(): AdminThunk<void> {
  return (adminDispatch, getAdminState, { inject, startListening: startAdminListening }) => {
    if ('requests' in getAdminState()) return;
    inject(requestsSlice);
    // The slice gets its initial state with the next action.
    adminDispatch({ type: 'requests/opened' });
    const dispatch = adminDispatch as RequestsDispatch;
    const getState = getAdminState as () => RequestsRootState;
    const startListening = startAdminListening as RequestsStartListening;
    const tab = { dispatch, getState, startListening };
    startDeskUndo(startListening);
    startHolds(startListening);
    startSync(startListening, tab);
    startRecordsUndo(startListening);
    keepNewRequests(startListening);
    // They stay in the store when their page is closed, so every page has to warn.
    warnBeforeUnload(() => selectIsIncomingUnsettled(getState()));
    dispatch(restoreNewRequests());
    void keepDesk(tab).then(() => {
      // Requests that could not be read may name photos.
      const isSure = !selectStorageIssue(getState()) && selectUnreadableCount(getState()) === 0;
      return isSure ? deleteUnusedPhotos(selectPhotoIds(getState()), Date.now()) : undefined;
    });
  };
}

/** Loads the stored requests. Returns whether they have been read. Nothing of them can be rendered before. */
export function useRequestsLoaded(): boolean {
  const dispatch = useAdminDispatch();
  useLayoutEffect(() => dispatch(startRequests()), [dispatch]);
  return useAdminSelector(selectIsDeskLoaded);
}

/** Longest wait in ms for what other devices have saved. */
const SYNC_MS = 10_000;

export function loadAndFollowRequests(): AdminThunk<Promise<void>> {
  return async (adminDispatch) => {
    adminDispatch(startRequests());
    const dispatch = adminDispatch as RequestsDispatch;
    await catchUpAll();
    if (await isDeviceLinked()) {
      await withTimeout(syncNow(), SYNC_MS).catch(() => undefined);
      await catchUpAll();
    }
    await dispatch(loadHolds(true));
    await dispatch(followRequests({ isPublication: true }));
  };
}
