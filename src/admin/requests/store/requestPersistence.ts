import { createTabChannel, type TabChannel } from '@/api/storage/tabChannel';
import { createWriteQueue } from '@/api/storage/writeQueue';
import { readRequestCounts, storeRequestCounts } from '../storage/requestCount';
import type { RequestsThunk } from './storeTypes';
import {
  requestsLoaded,
  requestsPersisted,
  requestsPersistFailed,
  requestsPersistStarted,
} from './requestsSlice';
import type { RequestsState } from './requestsState';
import { selectHasUnstoredRequests, selectNewCount, selectRequests } from './selectors';
import {
  loadRequests,
  storeRequests,
  type RequestsStorageIssue,
  type StoredChanges,
} from '../storage/requestStorage';
import type { RequestsData, RequestMap } from '../storage/storedRequests';

/** The result of storing; after anything but `stored` the changes are only in the memory of this tab. */
export type RequestsPersistOutcome = 'stored' | RequestsStorageIssue;

let channel: TabChannel<'stored'> | undefined;
/** The only channel of this tab: a second one would receive the messages of the first. */
function tabs(): TabChannel<'stored'> {
  channel ??= createTabChannel('slate-requests');
  return channel;
}

/** Returns a map with other values for some references; undefined removes one. The same map if nothing differs. */
function withEntries(
  map: RequestMap,
  values: ReadonlyMap<string, RequestMap[string] | undefined>,
): RequestMap {
  const changed = [...values].filter(([reference, value]) => map[reference] !== value);
  if (changed.length === 0) return map;
  const next = { ...map };
  for (const [reference, value] of changed)
    if (value) next[reference] = value;
    else delete next[reference];
  return next;
}

function updateCounts(): RequestsThunk<void> {
  return (_dispatch, getState) =>
    storeRequestCounts({
      total: selectRequests(getState()).length,
      new: selectNewCount(getState()),
    });
}

/** Whether the stored requests could not be read. They are read before anything is written. */
let isUnread = false;

const work = createWriteQueue();

/** Reads the stored requests, overlaid with the changes that are only in the memory of this tab. */
function read(): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const outcome = await loadRequests();
    const { data, unstored, status } = getState().requests;
    isUnread = 'issue' in outcome;
    if ('issue' in outcome) {
      const { issue } = outcome;
      dispatch(requestsLoaded({ data, unstored, issue, damaged: [], isGone: false }));
      return;
    }
    const { byRef, settings, damaged, isNewer, isEmpty } = outcome;
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
        isGone: isEmpty && readRequestCounts().total > 0,
      }),
    );
    if (!isEmpty) dispatch(updateCounts());
  };
}

/** Reads the stored requests after pending writes. */
export function rehydrateRequests(): RequestsThunk<Promise<void>> {
  return (dispatch) => work.run(() => dispatch(read()));
}

/**
 * Returns the data after a write. Changes made meanwhile are kept, and stored by the next write.
 * @param written the data that were written
 */
function afterWrite(
  { data, unstored }: Pick<RequestsState, 'data' | 'unstored'>,
  written: RequestsData,
  stored: StoredChanges,
): Pick<RequestsState, 'data' | 'unstored'> {
  const entries = [...stored.requests];
  const isSettled = (ref: string) => data.byRef[ref] === written.byRef[ref];
  const settled = new Map(entries.filter(([ref]) => isSettled(ref)));
  const known = { ...unstored.requests };
  for (const [ref, request] of entries)
    if (settled.has(ref)) delete known[ref];
    else known[ref] = request ?? null;
  const hasSettled = data.settings === written.settings;
  return {
    data: {
      byRef: withEntries(data.byRef, settled),
      settings: hasSettled ? stored.settings : data.settings,
    },
    unstored: { requests: known, settings: hasSettled ? undefined : stored.settings },
  };
}

function write(): RequestsThunk<Promise<RequestsPersistOutcome>> {
  return async (dispatch, getState) => {
    const fail = (issue: RequestsStorageIssue) => {
      dispatch(requestsPersistFailed(issue));
      return issue;
    };
    if (isUnread) await dispatch(read());
    const { requests, drafts } = getState();
    if (isUnread || requests.status.issue === 'newer')
      return fail(requests.status.issue ?? 'denied');
    // Another tab took the edit lock while this write was queued, and edits without this change.
    const { isLockedByOtherTab, isHandingOver } = drafts.status;
    if (isLockedByOtherTab && !isHandingOver) return fail('denied');
    const { data, unstored } = requests;
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
