import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { COLLECTIONS, type Drafts } from './draftEntry';
import { isAhead, joined, type Stored } from './draftJoin';
import { draftsLoaded } from './draftSlices';
import type { WithDrafts } from './draftsReducer';
import { mediaIn, missingMedia, storeMedia } from './media';
import { loadDrafts, storeDrafts } from './draftStorage';
import {
  lossFound,
  stored,
  storedSeen,
  storingBegun,
  storingFailed,
  storingLeft,
} from './keepingSlice';
import { tabChannel, type TabChannel } from '../storage/tabChannel';

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

/** Takes over what is stored, and lays over it what this tab has in its memory alone. */
function taken({ drafts, history }: Stored): Thunk<void> {
  return (dispatch, getState) => {
    dispatch(draftsLoaded(joined({ drafts, history }, getState().drafts)));
    dispatch(storedSeen({ drafts, history }));
  };
}

/** Reads what an earlier try could not, and joins it with what was done meanwhile. */
function readAfterAll(): Thunk<Promise<StoringOutcome | null>> {
  return async (dispatch) => {
    if (!isUnread) return null;
    const outcome = await loadDrafts();
    if (outcome.kind !== 'read') return outcome.kind;
    isUnread = false;
    dispatch(taken(outcome));
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
      if (getState().drafts.keeping.isFollowing) {
        dispatch(storingLeft());
        return 'denied';
      }
      const failure = await dispatch(readAfterAll());
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
        dispatch(storedSeen({ drafts: maps, history: drafts.history }));
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
    // What this tab is writing is read back, not what was there before.
    await writing;
    const outcome = await loadDrafts();
    if (outcome.kind !== 'read') {
      isUnread = outcome.kind === 'denied';
      dispatch(storingFailed(outcome.kind));
      return;
    }
    const { drafts, dropped, isGone } = outcome;
    // What could not be stored stays on the screen, and is stored with the next save.
    dispatch(taken(outcome));
    const hasPictures = await storeMedia(mediaIn(drafts));
    if (hasPictures && !isAhead(getState().drafts)) dispatch(stored());
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
