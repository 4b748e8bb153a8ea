import { createTabChannel, type TabChannel } from '@/api/storage/tabChannel';
import { readRequestCounts, storeRequestCounts } from '../requestCount';
import type { DeskThunk } from '../store/deskState';
import {
  deskLoaded,
  deskPersisted,
  deskPersistFailed,
  deskPersistStarted,
} from '../store/requestsSlice';
import { selectNewCount, selectRequests } from '../store/selectors';
import { dirtyReferences, loadDesk, storeDesk, type StorageIssue } from './requestStorage';
import type { DeskData, RequestMap } from './storedRequests';

/** The result of storing; after anything but `stored` the changes are only in the memory of this tab. */
export type PersistOutcome = 'stored' | StorageIssue;

let channel: TabChannel<'stored'> | undefined;
/** The only channel of this tab: a second one would receive the messages of the first. */
function tabs(): TabChannel<'stored'> {
  channel ??= createTabChannel('slate-requests');
  return channel;
}

/** Returns a map with other values for some references; undefined removes one. */
function withEntries(
  map: RequestMap,
  references: readonly string[],
  valueOf: (reference: string, at: number) => RequestMap[string] | undefined,
): RequestMap {
  const next = { ...map };
  references.forEach((reference, at) => {
    const value = valueOf(reference, at);
    if (value) next[reference] = value;
    else delete next[reference];
  });
  return next;
}

function updateCounts(): DeskThunk<void> {
  return (_dispatch, getState) =>
    storeRequestCounts({
      total: selectRequests(getState()).length,
      new: selectNewCount(getState()),
    });
}

/** Whether the stored requests could not be read. They are read before anything is written. */
let isUnread = false;

/** Serialises writes. A queued write stores the state at the time it runs, not the state when it was queued. */
let writing: Promise<unknown> = Promise.resolve();

/** Reads the stored requests, overlaid with the changes that are only in the memory of this tab. */
function read(): DeskThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const outcome = await loadDesk();
    const { data, persisted, status } = getState().requests;
    isUnread = 'issue' in outcome;
    if ('issue' in outcome) {
      const { issue } = outcome;
      dispatch(deskLoaded({ data, persisted, issue, damaged: [], isGone: false }));
      return;
    }
    const { byRef, settings, damaged, isNewer, isEmpty } = outcome;
    const stored: DeskData = { byRef, settings };
    const dirty = dirtyReferences(data, persisted);
    const isSame = dirty.length === 0 && data.settings === persisted.settings;
    const own: DeskData = {
      byRef: withEntries(byRef, dirty, (reference) => data.byRef[reference]),
      settings: data.settings === persisted.settings ? settings : data.settings,
    };
    dispatch(
      deskLoaded({
        data: isSame ? stored : own,
        persisted: stored,
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
export function rehydrateDesk(): DeskThunk<Promise<void>> {
  return async (dispatch) => {
    await writing;
    await dispatch(read());
  };
}

function write(): DeskThunk<Promise<PersistOutcome>> {
  return async (dispatch, getState) => {
    const fail = (issue: StorageIssue) => {
      dispatch(deskPersistFailed(issue));
      return issue;
    };
    if (isUnread) await dispatch(read());
    const { requests, drafts } = getState();
    if (isUnread || requests.status.issue === 'newer')
      return fail(requests.status.issue ?? 'denied');
    // Another tab took the edit lock while this write was queued, and edits without this change.
    const { isLockedByOtherTab, isHandingOver } = drafts.status;
    if (isLockedByOtherTab && !isHandingOver) return fail('denied');
    const { data, persisted } = requests;
    if (data === persisted) {
      dispatch(deskPersisted({ data, persisted }));
      return 'stored';
    }
    const result = await storeDesk(data, persisted, new Date().toISOString());
    if ('issue' in result) return fail(result.issue);
    const { references, requests: values, settings } = result.stored;
    const stored = {
      byRef: withEntries(persisted.byRef, references, (_reference, at) => values[at]),
      settings,
    };
    // Changes made meanwhile are kept and stored by the next write.
    const { data: current } = getState().requests;
    const settled = references.filter((ref) => current.byRef[ref] === data.byRef[ref]);
    const merged = {
      byRef: withEntries(current.byRef, settled, (reference) => stored.byRef[reference]),
      settings: current.settings === data.settings ? settings : current.settings,
    };
    dispatch(deskPersisted({ data: current === data ? stored : merged, persisted: stored }));
    dispatch(updateCounts());
    tabs().post('stored');
    return 'stored';
  };
}

/** Stores the changes of this tab, and notifies the other tabs. */
export function persistDesk(): DeskThunk<Promise<PersistOutcome>> {
  return (dispatch, getState) => {
    const { status } = getState().requests;
    if (status.storage !== 'storing') dispatch(deskPersistStarted());
    const mine = writing.then(() => dispatch(write()));
    writing = mine;
    return mine;
  };
}

/** Resolves when all queued writes have finished or failed. */
export async function deskWritesSettled(): Promise<void> {
  let last: typeof writing;
  do {
    last = writing;
    // A write can be queued while another one is awaited.
    await last;
  } while (last !== writing);
}

/** Calls the listener when another tab has stored requests; returns an unsubscribe function. */
export function subscribeToOtherDesks(listener: () => void): () => void {
  return tabs().subscribe(listener);
}
