import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { StorageFailure } from '@/api/storage/storageFailure';
import { createWriteQueue } from '@/api/storage/writeQueue';
import { areSameRecords, withOwnChanges, type Records } from './records';
import type { StoredRecords } from './recordEntries';
import type { RecordIssue, RecordStore } from './recordStore';

type Thunk<S, E, R> = ThunkAction<R, S, E, UnknownAction>;
type Effect<S, E> = UnknownAction | Thunk<S, E, unknown>;

/** The result of storing; after anything but `stored` the changes are only in the memory of this tab. */
export type RecordPersistOutcome = 'stored' | RecordIssue;

/** Whether records are stored. */
export interface RecordStatus {
  /** `loading` until the stored records have been read; nothing can be edited before. */
  storage: 'loading' | 'stored' | 'storing' | 'memory-only';
  /** Why they are only in the memory of this tab. */
  issue?: RecordIssue | undefined;
  /** Keys of stored entries that cannot be read. */
  damaged: string[];
  /** Whether storing entries again that the browser had deleted has failed: they are only in the memory of this tab. */
  isUnrestored?: boolean;
}

/** Connects the records of a store with a part of the state. */
interface RecordHost<S, E> {
  store: RecordStore;
  /** The records of the tab. */
  mine: (state: S) => Records;
  /** Those that it last read or wrote; undefined before it has read them. */
  known: (state: S) => Records | undefined;
  status: (state: S) => RecordStatus;
  statusChanged: (change: Partial<RecordStatus>) => UnknownAction;
  /** Whether another tab edits, so that this one must not write. */
  isLocked: (state: S) => boolean;
  /** Whether this tab has changes that are not stored. */
  hasUnstored: (state: S) => boolean;
  /** The stored records were read. `mine` contains them with the changes that are only in this tab. */
  loaded: (stored: StoredRecords, mine: Records) => Effect<S, E>;
  /** Everything was written. `mine` is undefined if the records of the state are up to date. */
  persisted: (known: Records, mine: Records | undefined) => Effect<S, E>;
  /** Writing back what the browser had deleted has ended; the number of entries, or null if it failed. */
  restoreEnded: (restored: number | null) => Effect<S, E>;
  /** Stores what belongs to the records. Resolves to the reason of a failure. */
  afterwards?: () => Thunk<S, E, Promise<StorageFailure | undefined>>;
  /** Notifies the other tabs that something was stored. */
  notify: () => void;
}

/**
 * Returns the thunks that keep the records of a part of the state in this browser: they merge what other tabs have
 * stored, write back what the browser has deleted, and never overwrite what could not be read.
 */
export function createRecordPersistence<S, E = unknown>({ store, ...host }: RecordHost<S, E>) {
  const work = createWriteQueue();
  const failed = (issue: RecordIssue) => host.statusChanged({ storage: 'memory-only', issue });
  /** Whether the stored records could not be read. They are read before anything is written. */
  let isUnread = false;
  /** The write that has not begun yet. It stores what is changed until then. */
  let next: Promise<RecordPersistOutcome> | undefined;

  /** A read-only tab restores too: what it writes is missing, so that nothing of another tab is overwritten. */
  const restoreLost =
    (): Thunk<S, E, Promise<StorageFailure | undefined>> => async (dispatch, getState) => {
      const { issue, isUnrestored } = host.status(getState());
      const known = host.known(getState());
      if (issue === 'newer' || !known) return undefined;
      const outcome = await store.restore(known);
      const restored = 'issue' in outcome ? null : outcome.restored;
      if (restored !== 0 || isUnrestored) dispatch(host.restoreEnded(restored));
      if (restored) host.notify();
      return 'issue' in outcome ? outcome.issue : undefined;
    };

  const read = (): Thunk<S, E, Promise<RecordIssue | undefined>> => async (dispatch, getState) => {
    const unrestored = await dispatch(restoreLost());
    // What could not be restored would be missing.
    const outcome = unrestored ? { issue: unrestored } : await store.read();
    isUnread = 'issue' in outcome;
    if ('issue' in outcome) {
      dispatch(failed(outcome.issue));
      return outcome.issue;
    }
    const mine = host.mine(getState());
    const known = host.known(getState()) ?? {};
    dispatch(host.loaded(outcome, withOwnChanges(outcome.records, mine, known, store.kindOf)));
    const failure = await dispatch(afterwards());
    if (failure) dispatch(failed(failure));
    return outcome.isNewer ? 'newer' : failure;
  };

  const afterwards = (): Thunk<S, E, Promise<StorageFailure | undefined>> => async (dispatch) =>
    host.afterwards && dispatch(host.afterwards());

  const write = (): Thunk<S, E, Promise<RecordPersistOutcome>> => async (dispatch, getState) => {
    const fail = (issue: RecordIssue) => {
      dispatch(failed(issue));
      return issue;
    };
    // Another tab took the edit lock while this write was queued, and edits without this change.
    if (host.isLocked(getState())) {
      const isAhead = host.hasUnstored(getState());
      const isUnstored = isAhead || host.status(getState()).issue !== undefined;
      dispatch(host.statusChanged({ storage: isUnstored ? 'memory-only' : 'stored' }));
      return isAhead ? 'denied' : 'stored';
    }
    const issue = isUnread ? await dispatch(read()) : await dispatch(restoreLost());
    if (issue) return fail(issue);
    if (host.status(getState()).issue === 'newer') return fail('newer');
    const mine = host.mine(getState());
    const result = await store.write(mine, host.known(getState()) ?? {}, new Date().toISOString());
    if ('issue' in result) return fail(result.issue);
    // Changes that were made meanwhile are stored by the next write.
    const now = host.mine(getState());
    const merged = withOwnChanges(result.records, now, mine, store.kindOf);
    dispatch(host.persisted(result.records, areSameRecords(merged, now) ? undefined : merged));
    const failure = await dispatch(afterwards());
    if (failure) return fail(failure);
    host.notify();
    return 'stored';
  };

  return {
    /** Stores the changes of this tab, and notifies the other tabs. */
    persist: (): Thunk<S, E, Promise<RecordPersistOutcome>> => (dispatch) => {
      dispatch(host.statusChanged({ storage: 'storing' }));
      next ??= work.run(() => {
        next = undefined;
        return dispatch(write());
      });
      return next;
    },
    /** Reads the stored records after pending writes. */
    rehydrate: (): Thunk<S, E, Promise<void>> => async (dispatch) => {
      await work.run(() => dispatch(read()));
    },
    /** Deletes damaged entries, and notifies the other tabs. Rejects if storage is denied. */
    removeDamaged:
      (keys: readonly string[]): Thunk<S, E, Promise<void>> =>
      async (dispatch) => {
        await store.deleteDamaged(keys);
        dispatch(host.statusChanged({ damaged: [] }));
        host.notify();
      },
    /** Resolves when all queued reads and writes have finished or failed. */
    settled: work.settled,
  };
}
