import { askToHandOver, recordEditorLeaving, RESUME_MS, wasEditingBeforeReload } from './editRole';
import { hasUnpersistedDrafts } from './draftRecords';
import type { DraftsThunk } from '../state/draftsReducer';
import { subscribeToOtherTabs, rehydrateDrafts, writesSettled } from './draftPersistence';
import { tabs } from '../state/draftTabs';
import { hasOtherUnstored, otherWritesSettled } from './lockedData';
import {
  handoverBegun,
  editLockLost,
  editLockAcquired,
  takeoverChanged,
} from '../state/statusSlice';

const LOCK = 'slate-drafts';

/** Aborted when this tab leaves the back office. */
let current = new AbortController();

/** A new object each time this tab gets the lock; undefined while it does not have it. */
let tenure: object | undefined;

/** Resolves when this tab has left the back office and everything is stored. */
async function left(leave: AbortSignal): Promise<void> {
  await new Promise<void>((release) => {
    if (leave.aborted) release();
    else leave.addEventListener('abort', () => release(), { once: true });
  });
  tenure = undefined;
  await Promise.all([writesSettled(), otherWritesSettled()]);
}

/** Holds the lock. The drafts that the other tab stored last are read before editing starts. */
function hold(options: LockOptions, leave: AbortSignal): DraftsThunk<Promise<void>> {
  return async (dispatch) => {
    await navigator.locks.request(LOCK, options, async () => {
      const mine = {};
      tenure = mine;
      await dispatch(rehydrateDrafts());
      // Another tab may have taken over the lock meanwhile.
      if (tenure === mine) dispatch(editLockAcquired());
      return left(leave);
    });
  };
}

/** Follows the editing tab until it is gone and this tab gets the lock. */
function follow(leave: AbortSignal): DraftsThunk<void> {
  return (dispatch) => {
    if (leave.aborted) return;
    tenure = undefined;
    dispatch(editLockLost());
    void dispatch(hold({ signal: leave }, leave)).catch(() => dispatch(follow(leave)));
  };
}

/** Requests the lock; settles when it is known which tab edits. */
function askForLock(leave: AbortSignal): DraftsThunk<Promise<void>> {
  return (dispatch) =>
    new Promise((settle) => {
      const ask = async () => {
        const isFree = await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
          if (!lock) return false;
          tenure = {};
          dispatch(editLockAcquired());
          settle();
          return left(leave).then(() => true);
        });
        if (!isFree) dispatch(follow(leave));
        settle();
      };
      // The lock was taken over by another tab.
      ask().catch(() => {
        dispatch(follow(leave));
        settle();
      });
    });
}

/** Releases the edit lock on request: rejects further edits, stores earlier ones (or keeps the lock), and replies. */
function handOver(id: string): DraftsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!tenure) return;
    // A new object invalidates pending operations of this tenure, such as reading the drafts first.
    const mine = {};
    tenure = mine;
    dispatch(handoverBegun());
    await Promise.all([writesSettled(), otherWritesSettled()]);
    if (tenure !== mine) return;
    if (hasUnpersistedDrafts(getState()) || hasOtherUnstored()) {
      dispatch(editLockAcquired());
      tabs().post({ kind: 'unstored', id });
      return;
    }
    dispatch(editLockLost());
    tabs().post({ kind: 'ready', id });
    setTimeout(() => {
      if (tenure === mine) dispatch(editLockAcquired());
    }, RESUME_MS);
  };
}

/**
 * Allows one tab to edit; the others show that and follow it live. Waits for the lock and takes it when the other tab
 * is gone. A tab that was editing before a reload edits again. Browsers without locks allow every tab to edit. Settles when the drafts have been read and the editing tab
 * is known; no edit is possible before.
 * @returns a cleanup function
 */
export function acquireEditLock(): DraftsThunk<Promise<() => void>> {
  return async (dispatch, getState) => {
    const wasEditing = wasEditingBeforeReload(Date.now());
    let isKnown = false;
    const stops = [
      recordEditorLeaving(() => {
        const { isLockedByOtherTab, takeover } = getState().status;
        return isKnown ? !isLockedByOtherTab || takeover === 'requested' : wasEditing;
      }),
      subscribeToOtherTabs(() => {
        if (getState().status.isLockedByOtherTab) void dispatch(rehydrateDrafts());
      }),
      tabs().subscribe((message) => {
        if (message !== 'stored' && message.kind === 'asked') void dispatch(handOver(message.id));
      }),
    ];
    const leave = new AbortController();
    current = leave;
    if ('locks' in navigator) await dispatch(askForLock(leave.signal));
    await dispatch(rehydrateDrafts());
    isKnown = true;
    // A waiting tab has got the lock during the reload.
    if (wasEditing && getState().status.isLockedByOtherTab) void dispatch(takeOverEditing());
    return () => {
      stops.forEach((stop) => stop());
      leave.abort();
    };
  };
}

/**
 * Takes over the lock without waiting, after which the other tab follows. Its unstored changes are lost; see {@link
 * takeOverEditing}.
 */
export function editHereAnyway(): DraftsThunk<void> {
  return (dispatch) => {
    const { signal } = current;
    void dispatch(hold({ steal: true }, signal)).catch(() => dispatch(follow(signal)));
  };
}

/**
 * Takes over the lock after the other tab has stored its changes. If it does not respond or cannot store them, nothing
 * is taken over and the state contains the reason.
 */
export function takeOverEditing(): DraftsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (getState().status.takeover === 'requested') return;
    dispatch(takeoverChanged('requested'));
    const { signal } = current;
    const answer = await askToHandOver(signal);
    // The other tab may have been closed meanwhile, in which case this tab already edits.
    if (signal.aborted || !getState().status.isLockedByOtherTab) return;
    if (answer === 'ready') dispatch(editHereAnyway());
    else dispatch(takeoverChanged(answer));
  };
}
