import { createWriteQueue } from '@/api/storage/writeQueue';
import { sameJson } from '@/domain/text/sameJson';
import type { BackupFailure } from '../state/statusSlice';
import { hasUnpersistedDrafts, mergeStoredDrafts, type DraftsSnapshot } from './mergeDrafts';
import { draftsLoaded } from '../state/draftSlices';
import { selectDrafts, type DraftsThunk } from '../state/draftsReducer';
import { persistPictures, restoreLost } from './lostDrafts';
import { loadDrafts, storeDrafts, type StoreResult } from './draftStorage';
import type { ReadOutcome } from './storedDrafts';
import {
  dataLossDetected,
  persistSucceeded,
  persistedSnapshotUpdated,
  persistStarted,
  persistFailed,
  persistSkipped,
} from '../state/statusSlice';
import { tabs } from '../state/draftTabs';

/** The result of storing; after anything but `stored` the drafts are only in the memory of this tab. */
export type PersistOutcome = 'stored' | 'newer' | 'unreadable' | BackupFailure;

/** Whether the stored drafts could not be read. They must not be overwritten until they have been. */
let isUnread = false;

/** Loads the stored drafts, overlaid with the changes that are only in the memory of this tab. */
function loadSnapshot({ drafts, history, storeId }: DraftsSnapshot): DraftsThunk<void> {
  return (dispatch, getState) => {
    const { drafts: merged, history: steps } = mergeStoredDrafts({ drafts, history }, getState());
    dispatch(draftsLoaded({ drafts: merged, history: steps }));
    dispatch(persistedSnapshotUpdated({ drafts, history, storeId }));
  };
}

/** Whether the stored drafts must be read again before they may be overwritten. */
function isUnsafe(outcome: ReadOutcome): boolean {
  if (outcome.kind === 'read') return outcome.blocked !== undefined;
  return outcome.kind !== 'unreadable' && outcome.kind !== 'newer';
}

/**
 * Reads drafts that could not be read before, and merges them with later edits. Resolves to the reason if it fails
 * again.
 */
function retryLoading(): DraftsThunk<Promise<Exclude<PersistOutcome, 'stored'> | undefined>> {
  return async (dispatch) => {
    const outcome = await loadDrafts();
    isUnread = isUnsafe(outcome);
    // Reading has made a backup of the drafts.
    if (outcome.kind === 'unreadable') return undefined;
    if (outcome.kind !== 'read') return outcome.kind;
    dispatch(loadSnapshot(outcome));
    if (outcome.dropped > 0) dispatch(dataLossDetected('part'));
    return outcome.blocked;
  };
}

const writes = createWriteQueue();

/** Resolves when all queued writes have finished or failed. */
export const writesSettled = (): Promise<void> => writes.settled();

/** Stores the drafts of this tab, merged with the changes that another tab has stored since this tab read them. */
function writeDrafts(): DraftsThunk<Promise<StoreResult>> {
  return async (dispatch, getState) => {
    let isMerged = false;
    const result = await storeDrafts((stored) => {
      const state = getState();
      const { persisted } = state.status;
      const mine = { drafts: selectDrafts(state), history: state.history };
      isMerged = stored !== null && !(persisted && sameStored(stored, persisted));
      return isMerged && stored ? mergeStoredDrafts(stored, state) : mine;
    });
    if (result.outcome === 'stored' && isMerged)
      dispatch(draftsLoaded(mergeStoredDrafts(result.stored, getState())));
    return result;
  };
}

function sameStored(a: DraftsSnapshot, b: DraftsSnapshot): boolean {
  return sameJson(a.drafts, b.drafts) && sameJson(a.history, b.history);
}

/** Stores the drafts, and dispatches the reason if that fails. */
function write(): DraftsThunk<Promise<PersistOutcome>> {
  return async (dispatch, getState) => {
    const fail = (outcome: Exclude<PersistOutcome, 'stored'>) => {
      dispatch(persistFailed(outcome));
      return outcome;
    };
    const { isLockedByOtherTab, isHandingOver } = getState().status;
    // Another tab took the edit lock while this write was queued, and edits without this change.
    if (isLockedByOtherTab && !isHandingOver) {
      const isLost = hasUnpersistedDrafts(getState());
      dispatch(persistSkipped(isLost));
      return isLost ? 'denied' : 'stored';
    }
    const unread = isUnread ? await dispatch(retryLoading()) : undefined;
    if (unread) return fail(unread);
    const unrestored = await dispatch(restoreLost());
    if (unrestored) return fail(unrestored);
    let result = await dispatch(writeDrafts());
    if (result.outcome === 'damaged') {
      const failure = await dispatch(retryLoading());
      if (failure) return fail(failure);
      result = await dispatch(writeDrafts());
    }
    if (result.outcome !== 'stored')
      return fail(result.outcome === 'damaged' ? 'unreadable' : result.outcome);
    const pictures = await dispatch(persistPictures(result.stored));
    if (pictures !== 'stored') return fail(pictures);
    dispatch(persistedSnapshotUpdated(result.stored));
    dispatch(persistSucceeded());
    tabs().post('stored');
    return 'stored';
  };
}

/** Stores the current drafts, and notifies the other tabs. */
export function persistDrafts(): DraftsThunk<Promise<PersistOutcome>> {
  return (dispatch, getState) => {
    const { issue } = getState().status;
    // Drafts of a newer version of the site must not be overwritten.
    if (issue === 'newer') return Promise.resolve('newer');
    dispatch(persistStarted());
    return writes.run(() => dispatch(write()));
  };
}

/** Reads the drafts of this browser into the store, and reports lost data. */
export function rehydrateDrafts(): DraftsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    // Wait for the pending write, so that its result is read and not the state before it.
    await writes.settled();
    const unrestored = await dispatch(restoreLost());
    if (unrestored) {
      // What could not be restored would be missing.
      dispatch(persistFailed(unrestored));
      return;
    }
    const outcome = await loadDrafts();
    isUnread = isUnsafe(outcome);
    if (outcome.kind !== 'read') {
      dispatch(persistFailed(outcome.kind));
      return;
    }
    const { dropped, isGone, blocked } = outcome;
    // Changes that could not be stored stay on the screen, and are stored with the next save.
    dispatch(loadSnapshot(outcome));
    const pictures = await dispatch(persistPictures(outcome));
    if (blocked) dispatch(persistFailed(blocked));
    else if (pictures === 'stored' && !hasUnpersistedDrafts(getState()))
      dispatch(persistSucceeded());
    if (isGone) dispatch(dataLossDetected('drafts'));
    if (dropped > 0) dispatch(dataLossDetected('part'));
  };
}

/** Calls the listener when another tab has stored drafts; returns an unsubscribe function. */
export function subscribeToOtherTabs(listener: () => void): () => void {
  return tabs().subscribe((message) => {
    if (message === 'stored') listener();
  });
}
