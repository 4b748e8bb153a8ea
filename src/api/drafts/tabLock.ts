import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { WithDrafts } from './draftsReducer';
import { onStoredElsewhere, readDrafts } from './draftKeeper';
import { lockLost, lockTaken } from './keepingSlice';

type Thunk<R> = ThunkAction<R, WithDrafts, unknown, UnknownAction>;

const LOCK = 'slate-drafts';

/** How this tab leaves, once it has joined. */
let current = new AbortController();

/** The lock is held until this tab leaves the back office, or until it is taken over. */
function held(leave: AbortSignal): Promise<void> {
  return new Promise((release) => {
    if (leave.aborted) release();
    else leave.addEventListener('abort', () => release(), { once: true });
  });
}

/** Holds the lock from now on: what the other tab stored last is read before anything is edited. */
function hold(options: LockOptions, leave: AbortSignal): Thunk<Promise<void>> {
  return async (dispatch) => {
    await navigator.locks.request(LOCK, options, async () => {
      await dispatch(readDrafts());
      dispatch(lockTaken());
      return held(leave);
    });
  };
}

/** Follows the tab that edits, until it is gone and this one's turn has come. */
function follow(leave: AbortSignal): Thunk<void> {
  return (dispatch) => {
    if (leave.aborted) return;
    dispatch(lockLost());
    void dispatch(hold({ signal: leave }, leave)).catch(() => dispatch(follow(leave)));
  };
}

/** Asks for the lock; settles when it is known which tab edits. */
function askForLock(leave: AbortSignal): Thunk<Promise<void>> {
  return (dispatch) =>
    new Promise((settle) => {
      const ask = async () => {
        const isFree = await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
          if (!lock) return false;
          dispatch(lockTaken());
          settle();
          return held(leave);
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

/**
 * One tab edits, the others say so and follow it live (faults.md, Two tabs edit a draft). Waits for the
 * lock and takes it as soon as the other tab is gone. Where the browser has no locks every tab edits.
 * Settles when it is known which tab edits and the drafts have been read: nothing is edited before.
 * @returns how to leave
 */
export function joinTabs(): Thunk<Promise<() => void>> {
  return async (dispatch, getState) => {
    const stop = onStoredElsewhere(() => {
      if (getState().drafts.keeping.isFollowing) void dispatch(readDrafts());
    });
    const leave = new AbortController();
    current = leave;
    if ('locks' in navigator) await dispatch(askForLock(leave.signal));
    await dispatch(readDrafts());
    return () => {
      stop();
      leave.abort();
    };
  };
}

/** Takes the editing over from the other tab, which follows from then on. */
export function editHere(): Thunk<void> {
  return (dispatch) => {
    const { signal } = current;
    void dispatch(hold({ steal: true }, signal)).catch(() => dispatch(follow(signal)));
  };
}
