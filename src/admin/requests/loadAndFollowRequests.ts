import { withTimeout } from '@/api/timeouts';
import type { AdminThunk } from '../store/adminState';
import { loadHolds } from '../holds/holdThunks';
import { catchUpAll } from '../storage/keepTable';
import { followRequests } from './changes/startHolds';
import { startRequests } from './startRequests';
import type { RequestsDispatch } from './store/storeTypes';
import { isDeviceLinked, syncNow } from './sync/copyState';

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
