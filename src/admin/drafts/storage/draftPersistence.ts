import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { sameJson } from '@/domain/text/sameJson';
import type { BackupFailure } from '../backups/backups';
import { COLLECTIONS, type Drafts } from '../draftEntry';
import { hasUnpersistedDrafts, mergeStoredDrafts, type DraftsSnapshot } from './mergeDrafts';
import { draftsLoaded } from '../draftSlices';
import type { DraftsRootState } from '../draftsReducer';
import { collectMediaRefs, countMissingMedia, persistMediaDrafts } from './mediaDrafts';
import { loadDrafts, storeDrafts, type StoreResult } from './draftStorage';
import type { ReadOutcome } from '../storedDrafts';
import {
  dataLossDetected,
  persistSucceeded,
  persistedSnapshotUpdated,
  persistStarted,
  persistFailed,
  persistSkipped,
} from './persistenceSlice';
import { tabs } from '../draftTabs';

/** How storing ended; after anything but `stored` the drafts are in this tab's memory alone. */
export type PersistOutcome = 'stored' | 'newer' | 'unreadable' | BackupFailure;

type Thunk<R> = ThunkAction<R, DraftsRootState, unknown, UnknownAction>;

/** Whether the stored drafts could not be read: they are not written over before they have been. */
let isUnread = false;

/** Takes over what is stored, and lays over it what this tab has in its memory alone. */
function taken({ drafts, history }: DraftsSnapshot): Thunk<void> {
  return (dispatch, getState) => {
    dispatch(draftsLoaded(mergeStoredDrafts({ drafts, history }, getState().drafts)));
    dispatch(persistedSnapshotUpdated({ drafts, history }));
  };
}

/** Whether what is stored must be read again before it may be written over. */
function isUnsafe(outcome: ReadOutcome): boolean {
  if (outcome.kind === 'read') return outcome.blocked !== undefined;
  return outcome.kind !== 'unreadable' && outcome.kind !== 'newer';
}

/** Reads what an earlier try could not, and joins it with what was done meanwhile; gives why that failed again. */
function readAfterAll(): Thunk<Promise<Exclude<PersistOutcome, 'stored'> | undefined>> {
  return async (dispatch) => {
    const outcome = await loadDrafts();
    isUnread = isUnsafe(outcome);
    // There is a backup of it by now.
    if (outcome.kind === 'unreadable') return undefined;
    if (outcome.kind !== 'read') return outcome.kind;
    dispatch(taken(outcome));
    if (outcome.dropped > 0) dispatch(dataLossDetected('part'));
    return outcome.blocked;
  };
}

/** Writes wait for each other; one that waits writes what is newest by then. */
let writing: Promise<unknown> = Promise.resolve();

/** Resolves when everything that was to be stored has been, or could not be. */
export async function writesSettled(): Promise<void> {
  let last: typeof writing;
  do {
    last = writing;
    await last;
  } while (last !== writing);
}

/** Writes what this tab has over what is stored: over all of it, save what another tab has stored since it was read. */
function writeDrafts(): Thunk<Promise<StoreResult>> {
  return async (dispatch, getState) => {
    let isJoined = false;
    const result = await storeDrafts((kept) => {
      const { drafts } = getState();
      const { known } = drafts.keeping;
      const maps = Object.fromEntries(
        COLLECTIONS.map((collection) => [collection, drafts[collection]]),
      ) as unknown as Drafts;
      const mine = { drafts: maps, history: drafts.history };
      isJoined = kept !== null && !(known && sameStored(kept, known));
      return isJoined && kept ? mergeStoredDrafts(kept, drafts) : mine;
    });
    if (result.outcome === 'stored' && isJoined)
      dispatch(draftsLoaded(mergeStoredDrafts(result.stored, getState().drafts)));
    return result;
  };
}

function sameStored(a: DraftsSnapshot, b: DraftsSnapshot): boolean {
  return sameJson(a.drafts, b.drafts) && sameJson(a.history, b.history);
}

/** Stores the drafts; why they could not be is told to the store of the tab. */
function write(): Thunk<Promise<PersistOutcome>> {
  return async (dispatch, getState) => {
    const fail = (outcome: Exclude<PersistOutcome, 'stored'>) => {
      dispatch(persistFailed(outcome));
      return outcome;
    };
    const { isFollowing, isHandingOver } = getState().drafts.keeping;
    // Another tab took the editing over while this one waited, and edits on without this change.
    if (isFollowing && !isHandingOver) {
      const isLost = hasUnpersistedDrafts(getState().drafts);
      dispatch(persistSkipped(isLost));
      return isLost ? 'denied' : 'stored';
    }
    const unread = isUnread ? await dispatch(readAfterAll()) : undefined;
    if (unread) return fail(unread);
    let result = await dispatch(writeDrafts());
    if (result.outcome === 'damaged') {
      const failure = await dispatch(readAfterAll());
      if (failure) return fail(failure);
      result = await dispatch(writeDrafts());
    }
    if (result.outcome !== 'stored')
      return fail(result.outcome === 'damaged' ? 'unreadable' : result.outcome);
    const pictures = await persistMediaDrafts(collectMediaRefs(result.stored.drafts));
    if (pictures !== 'stored') return fail(pictures);
    dispatch(persistedSnapshotUpdated(result.stored));
    dispatch(persistSucceeded());
    tabs().say('stored');
    return 'stored';
  };
}

/** Stores the drafts as they are now, and tells the other tabs. */
export function persistDrafts(): Thunk<Promise<PersistOutcome>> {
  return (dispatch, getState) => {
    const { trouble } = getState().drafts.keeping;
    // What a newer version of the site wrote is not written over (faults.md, Newer stored version).
    if (trouble === 'newer') return Promise.resolve('newer');
    dispatch(persistStarted());
    const mine = writing.then(() => dispatch(write()));
    writing = mine;
    return mine;
  };
}

/** Reads the drafts of this browser into the store, and says what of them is gone. */
export function rehydrateDrafts(): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    // What this tab is writing is read back, not what was there before.
    await writing;
    const outcome = await loadDrafts();
    isUnread = isUnsafe(outcome);
    if (outcome.kind !== 'read') {
      dispatch(persistFailed(outcome.kind));
      return;
    }
    const { drafts, dropped, isGone, blocked } = outcome;
    // What could not be stored stays on the screen, and is stored with the next save.
    dispatch(taken(outcome));
    const pictures = await persistMediaDrafts(collectMediaRefs(drafts));
    if (blocked) dispatch(persistFailed(blocked));
    else if (pictures === 'stored' && !hasUnpersistedDrafts(getState().drafts)) dispatch(persistSucceeded());
    if (isGone) dispatch(dataLossDetected('drafts'));
    if (dropped > 0) dispatch(dataLossDetected('part'));
    if ((await countMissingMedia(collectMediaRefs(drafts))) > 0) dispatch(dataLossDetected('pictures'));
  };
}

/** Calls back when another tab has stored drafts; returns how to stop. */
export function subscribeToOtherTabs(listener: () => void): () => void {
  return tabs().hear((message) => {
    if (message === 'stored') listener();
  });
}
