import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { COLLECTIONS, type Drafts } from './draftEntry';
import { draftsLoaded, HISTORY_STEPS, type HistoryState } from './draftSlices';
import type { WithDrafts } from './draftsReducer';
import { mediaIn, missingMedia, storeMedia } from './media';
import { loadDrafts, storeDrafts } from './draftStorage';
import { lossFound, stored, storingBegun, storingFailed } from './keepingSlice';
import { tabChannel, type TabChannel } from './tabChannel';

/** How storing ended; after anything but `stored` the drafts are in this tab's memory alone. */
export type StoringOutcome = 'stored' | 'full' | 'denied' | 'newer' | 'unreadable';

type Thunk<R> = ThunkAction<R, WithDrafts, unknown, UnknownAction>;

const CHANNEL = 'slate-drafts';

/** Tells other tabs that the stored drafts are news; made when first needed. */
let channel: TabChannel<'stored'> | undefined;

function tabs(): TabChannel<'stored'> {
  channel ??= tabChannel(CHANNEL);
  return channel;
}

/** Whether the stored drafts could not be read: they are not written over before they have been. */
let isUnread = false;

/** What this tab has in its memory alone, laid over what is stored. */
function joined(
  kept: { drafts: Drafts; history: HistoryState },
  mine: WithDrafts['drafts'],
): { drafts: Drafts; history: HistoryState } {
  const maps = COLLECTIONS.map(
    (collection) => [collection, { ...kept.drafts[collection], ...mine[collection] }] as const,
  );
  const known = new Set(kept.history.done.map(({ id }) => id));
  const done = [...kept.history.done, ...mine.history.done.filter(({ id }) => !known.has(id))];
  return {
    drafts: Object.fromEntries(maps) as unknown as Drafts,
    history: { done: done.slice(-HISTORY_STEPS), undone: mine.history.undone },
  };
}

/** Reads what an earlier try could not, and joins it with what was done meanwhile. */
function readAfterAll(): Thunk<Promise<StoringOutcome | null>> {
  return async (dispatch, getState) => {
    if (!isUnread) return null;
    const outcome = await loadDrafts();
    if (outcome.kind !== 'read') return outcome.kind;
    isUnread = false;
    dispatch(draftsLoaded(joined(outcome, getState().drafts)));
    if (outcome.dropped > 0) dispatch(lossFound('part'));
    return null;
  };
}

/** Writes wait for each other; one that waits writes what is newest by then. */
let writing: Promise<unknown> = Promise.resolve();

/** Stores the drafts as they are now, and tells the other tabs. */
export function storeNow(): Thunk<Promise<StoringOutcome>> {
  return (dispatch, getState) => {
    const { trouble } = getState().drafts.keeping;
    // What a newer version of the site wrote is not written over (faults.md, Newer stored version).
    if (trouble === 'newer') return Promise.resolve('newer');
    dispatch(storingBegun());
    const write = async (): Promise<StoringOutcome> => {
      // Another tab took the editing over while this one waited: its drafts are not written over.
      const failure = getState().drafts.keeping.isFollowing
        ? 'denied'
        : await dispatch(readAfterAll());
      if (failure) {
        dispatch(storingFailed(failure === 'stored' ? 'denied' : failure));
        return failure;
      }
      const { drafts } = getState();
      const maps = Object.fromEntries(
        COLLECTIONS.map((collection) => [collection, drafts[collection]]),
      ) as unknown as Drafts;
      const outcome = await storeDrafts(maps, drafts.history);
      const hasPictures = await storeMedia(mediaIn(maps));
      if (outcome === 'stored' && !hasPictures) {
        dispatch(storingFailed('full'));
        return 'full';
      }
      if (outcome === 'stored') {
        dispatch(stored());
        tabs().say('stored');
      } else dispatch(storingFailed(outcome));
      return outcome;
    };
    const mine = writing.then(write);
    writing = mine;
    return mine;
  };
}

/** Reads the drafts of this browser into the store, and says what of them is gone. */
export function readDrafts(): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const outcome = await loadDrafts();
    if (outcome.kind !== 'read') {
      isUnread = outcome.kind === 'denied';
      dispatch(storingFailed(outcome.kind));
      return;
    }
    const { drafts, history, dropped, isGone } = outcome;
    const { drafts: mine } = getState();
    // What could not be stored stays on the screen, and is stored with the next save.
    const hasMine = mine.keeping.status === 'memory' && mine.history.done.length > 0;
    dispatch(draftsLoaded(hasMine ? joined({ drafts, history }, mine) : { drafts, history }));
    if (!hasMine) dispatch(stored());
    if (isGone) dispatch(lossFound('drafts'));
    if (dropped > 0) dispatch(lossFound('part'));
    if ((await missingMedia(mediaIn(drafts))) > 0) dispatch(lossFound('pictures'));
  };
}

/** Calls back when another tab has stored drafts; returns how to stop. */
export function onStoredElsewhere(listener: () => void): () => void {
  // The very channel that speaks, since a second one of this tab would hear it.
  return tabs().hear(listener);
}
