import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { newId } from '@/domain/text/ids';
import { hasUnpersistedDrafts } from './mergeDrafts';
import type { DraftsRootState } from '../draftsReducer';
import { subscribeToOtherTabs, rehydrateDrafts, writesSettled } from './draftPersistence';
import { tabs } from '../draftTabs';
import { handoverBegun, editLockLost, editLockAcquired, takeoverChanged } from './persistenceSlice';

type Thunk<R> = ThunkAction<R, DraftsRootState, unknown, UnknownAction>;

const LOCK = 'slate-drafts';

/** ms the tab that edits gets to store what it has; a tab that is closed or broken never answers. */
export const ANSWER_MS = 5000;

/** ms after which a tab that was asked for the editing, and not relieved of it, goes on. */
export const RESUME_MS = 10_000;

/** How this tab leaves, once it has joined. */
let current = new AbortController();

/** Another object each time this tab gets the lock; undefined while it does not have it. */
let tenure: object | undefined;

/** Resolves when this tab leaves the back office; by then everything is stored. */
async function left(leave: AbortSignal): Promise<void> {
  await new Promise<void>((release) => {
    if (leave.aborted) release();
    else leave.addEventListener('abort', () => release(), { once: true });
  });
  tenure = undefined;
  await writesSettled();
}

/** Holds the lock from now on: what the other tab stored last is read before anything is edited. */
function hold(options: LockOptions, leave: AbortSignal): Thunk<Promise<void>> {
  return async (dispatch) => {
    await navigator.locks.request(LOCK, options, async () => {
      const mine = {};
      tenure = mine;
      await dispatch(rehydrateDrafts());
      // Another tab may have taken it over meanwhile.
      if (tenure === mine) dispatch(editLockAcquired());
      return left(leave);
    });
  };
}

/** Follows the tab that edits, until it is gone and this one's turn has come. */
function follow(leave: AbortSignal): Thunk<void> {
  return (dispatch) => {
    if (leave.aborted) return;
    tenure = undefined;
    dispatch(editLockLost());
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

/**
 * Hands the editing over to a tab that asks for it: refuses further edits, stores what was saved before, and answers.
 * What could not be stored is not handed over: then this tab goes on.
 */
function handOver(id: string): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!tenure) return;
    // Whatever takes the lock up meanwhile, as reading the drafts first, is over.
    const mine = {};
    tenure = mine;
    dispatch(handoverBegun());
    await writesSettled();
    if (tenure !== mine) return;
    if (hasUnpersistedDrafts(getState().drafts)) {
      dispatch(editLockAcquired());
      tabs().say({ kind: 'unstored', id });
      return;
    }
    dispatch(editLockLost());
    tabs().say({ kind: 'ready', id });
    setTimeout(() => {
      if (tenure === mine) dispatch(editLockAcquired());
    }, RESUME_MS);
  };
}

/** Asks the tab that edits to store what it has. */
function askToHandOver(leave: AbortSignal): Promise<'ready' | 'unstored' | 'unanswered'> {
  return new Promise((resolve) => {
    const id = newId('tab-', Math.random);
    const settle = (answer: 'ready' | 'unstored' | 'unanswered') => {
      stop();
      clearTimeout(timer);
      resolve(answer);
    };
    const stop = tabs().hear((message) => {
      if (message === 'stored' || message.id !== id || message.kind === 'asked') return;
      settle(message.kind);
    });
    const timer = setTimeout(() => settle('unanswered'), ANSWER_MS);
    leave.addEventListener('abort', () => settle('unanswered'), { once: true });
    tabs().say({ kind: 'asked', id });
  });
}

/**
 * One tab edits, the others say so and follow it live (faults.md, Two tabs edit a draft). Waits for the
 * lock and takes it as soon as the other tab is gone. Where the browser has no locks every tab edits.
 * Settles when it is known which tab edits and the drafts have been read: nothing is edited before.
 * @returns how to leave
 */
export function acquireEditLock(): Thunk<Promise<() => void>> {
  return async (dispatch, getState) => {
    const stops = [
      subscribeToOtherTabs(() => {
        if (getState().drafts.keeping.isFollowing) void dispatch(rehydrateDrafts());
      }),
      tabs().hear((message) => {
        if (message !== 'stored' && message.kind === 'asked') void dispatch(handOver(message.id));
      }),
    ];
    const leave = new AbortController();
    current = leave;
    if ('locks' in navigator) await dispatch(askForLock(leave.signal));
    await dispatch(rehydrateDrafts());
    return () => {
      stops.forEach((stop) => stop());
      leave.abort();
    };
  };
}

/**
 * Takes the editing over from the other tab, which follows from then on, and loses what that has not stored: see
 * {@link takeOverEditing}.
 */
export function editHereAnyway(): Thunk<void> {
  return (dispatch) => {
    const { signal } = current;
    void dispatch(hold({ steal: true }, signal)).catch(() => dispatch(follow(signal)));
  };
}

/**
 * Takes the editing over from the other tab as soon as that has stored what it has. Where it does not answer, or cannot
 * store it, nothing is taken over and the state says why.
 */
export function takeOverEditing(): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (getState().drafts.keeping.takeover === 'asked') return;
    dispatch(takeoverChanged('asked'));
    const { signal } = current;
    const answer = await askToHandOver(signal);
    // The other tab may be gone by now, and the editing here.
    if (signal.aborted || !getState().drafts.keeping.isFollowing) return;
    if (answer === 'ready') dispatch(editHereAnyway());
    else dispatch(takeoverChanged(answer));
  };
}
