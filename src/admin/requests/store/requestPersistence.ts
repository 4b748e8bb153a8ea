import type { StorageFailure } from '@/api/storage/storageFailure';
import { createTabChannel, type TabChannel } from '@/api/storage/tabChannel';
import { createWriteQueue } from '@/api/storage/writeQueue';
import { readRequestCounts, storeRequestCounts } from '../storage/requestCount';
import type { RequestsThunk } from './storeTypes';
import {
  lossNotRepaired,
  lossRepaired,
  requestsLoaded,
  requestsPersisted,
  requestsPersistFailed,
  requestsPersistStarted,
} from './requestsSlice';
import { selectHasUnstoredRequests, selectNewCount, selectRequests } from './selectors';
import { restoreLostRequests } from '../storage/lostRequests';
import { loadRequests, storeRequests, type RequestsStorageIssue } from '../storage/requestStorage';
import { afterWrite, knownData, withEntries } from './storedState';

/** The result of storing; after anything but `stored` the changes are only in the memory of this tab. */
export type RequestsPersistOutcome = 'stored' | RequestsStorageIssue;

/** Whether the stored requests could not be read. They are read before anything is written. */
let isUnread = false;

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

/**
 * Writes back what the browser has deleted since this tab read it. A read-only tab does so too: what
 * it writes is missing, so that nothing of another tab is overwritten.
 * @returns why that failed; what was deleted is only in the memory of this tab then
 */
function restoreLost(): RequestsThunk<Promise<StorageFailure | undefined>> {
  return async (dispatch, getState) => {
    const { requests } = getState();
    if (requests.status.issue === 'newer') return undefined;
    const outcome = await restoreLostRequests(knownData(requests));
    if ('issue' in outcome) {
      dispatch(lossNotRepaired());
      return outcome.issue;
    }
    const { restored } = outcome;
    if (restored > 0 || requests.status.isUnrestored) dispatch(lossRepaired(restored));
    if (restored > 0) {
      dispatch(updateCounts());
      tabs().post('stored');
    }
    return undefined;
  };
}

const work = createWriteQueue();

/** Reads the stored requests, overlaid with the changes that are only in the memory of this tab. */
function read(): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const unrestored = await dispatch(restoreLost());
    // What could not be restored would be missing.
    const outcome = unrestored ? { issue: unrestored } : await loadRequests();
    const { data, unstored, status } = getState().requests;
    isUnread = 'issue' in outcome;
    if ('issue' in outcome) {
      const { issue } = outcome;
      dispatch(requestsLoaded({ data, unstored, issue, damaged: [], isGone: false }));
      return;
    }
    const { byRef, settings, damaged, isNewer, isEmpty } = outcome;
    const isGone = isEmpty && (readRequestCounts()?.total ?? 0) > 0;
    const changed = Object.keys(unstored.requests);
    const isSame = changed.length === 0 && !unstored.settings;
    const mine = new Map(changed.map((reference) => [reference, data.byRef[reference]]));
    const stored = changed.map((reference) => [reference, byRef[reference] ?? null] as const);
    dispatch(
      requestsLoaded({
        data: {
          byRef: withEntries(byRef, mine),
          settings: unstored.settings ? data.settings : settings,
        },
        unstored: {
          requests: Object.fromEntries(stored),
          settings: unstored.settings && settings,
        },
        // Own changes that could not be stored still are not.
        issue: isNewer ? 'newer' : isSame ? undefined : status.issue,
        damaged,
        isGone,
      }),
    );
    if (!isGone) dispatch(updateCounts());
  };
}

/** Reads the stored requests after pending writes. */
export function rehydrateRequests(): RequestsThunk<Promise<void>> {
  return (dispatch) => work.run(() => dispatch(read()));
}

function write(): RequestsThunk<Promise<RequestsPersistOutcome>> {
  return async (dispatch, getState) => {
    const fail = (issue: RequestsStorageIssue) => {
      dispatch(requestsPersistFailed(issue));
      return issue;
    };
    if (isUnread) await dispatch(read());
    const { requests, status } = getState();
    if (isUnread || requests.status.issue === 'newer')
      return fail(requests.status.issue ?? 'denied');
    // Another tab took the edit lock while this write was queued, and edits without this change.
    const { isLockedByOtherTab, isHandingOver } = status;
    if (isLockedByOtherTab && !isHandingOver) return fail('denied');
    const unrestored = await dispatch(restoreLost());
    if (unrestored) return fail(unrestored);
    const { data, unstored } = getState().requests;
    if (!selectHasUnstoredRequests(getState())) {
      dispatch(requestsPersisted({ data, unstored }));
      return 'stored';
    }
    const result = await storeRequests(data, unstored, new Date().toISOString());
    if ('issue' in result) return fail(result.issue);
    dispatch(requestsPersisted(afterWrite(getState().requests, data, result.stored)));
    dispatch(updateCounts());
    tabs().post('stored');
    return 'stored';
  };
}

/** Stores the changes of this tab, and notifies the other tabs. */
export function persistRequests(): RequestsThunk<Promise<RequestsPersistOutcome>> {
  return (dispatch, getState) => {
    const { status } = getState().requests;
    if (status.storage !== 'storing') dispatch(requestsPersistStarted());
    return work.run(() => dispatch(write()));
  };
}

/** Resolves when all queued reads and writes have finished or failed. */
export const requestWritesSettled = (): Promise<void> => work.settled();

/** Calls the listener when another tab has stored requests; returns an unsubscribe function. */
export function subscribeToStoredRequests(listener: () => void): () => void {
  return tabs().subscribe(listener);
}
