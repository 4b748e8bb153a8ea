import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { COLLECTIONS, type Drafts } from './draftEntry';
import { draftsLoaded } from './draftSlices';
import type { WithDrafts } from './draftsReducer';
import { mediaIn, missingMedia } from './media';
import { loadDrafts, storeDrafts } from './draftStorage';
import { lossFound, stored, storingBegun, storingFailed } from './keepingSlice';

/** How storing ended; after anything but `stored` the drafts are in this tab's memory alone. */
export type StoringOutcome = 'stored' | 'full' | 'denied' | 'newer' | 'unreadable';

type Thunk<R> = ThunkAction<R, WithDrafts, unknown, UnknownAction>;

const CHANNEL = 'slate-drafts';

/** Tells other tabs that the stored drafts are news; made when first needed. */
let channel: BroadcastChannel | undefined;

function tabs(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
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
      const { drafts } = getState();
      const maps = Object.fromEntries(
        COLLECTIONS.map((collection) => [collection, drafts[collection]]),
      ) as unknown as Drafts;
      const outcome = await storeDrafts(maps, drafts.history);
      if (outcome === 'stored') {
        dispatch(stored());
        // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
        tabs().postMessage('stored');
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
  return async (dispatch) => {
    const outcome = await loadDrafts();
    if (outcome.kind !== 'read') {
      dispatch(storingFailed(outcome.kind));
      return;
    }
    const { drafts, history, dropped, isGone } = outcome;
    dispatch(draftsLoaded({ drafts, history }));
    dispatch(stored());
    if (isGone) dispatch(lossFound('drafts'));
    if (dropped > 0) dispatch(lossFound('part'));
    if ((await missingMedia(mediaIn(drafts))) > 0) dispatch(lossFound('pictures'));
  };
}

/** Calls back when another tab has stored drafts; returns how to stop. */
export function onStoredElsewhere(listener: () => void): () => void {
  // The very channel that speaks, since a second one of this tab would hear it.
  const heard = tabs();
  heard.addEventListener('message', listener);
  return () => heard.removeEventListener('message', listener);
}
