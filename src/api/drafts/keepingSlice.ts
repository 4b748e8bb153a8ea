import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Drafts } from './draftEntry';
import type { HistoryState } from './draftSlices';

/**
 * What of the unpublished work is gone: all of it (the browser has thrown it away), entries that could not
 * be read, or pictures.
 */
export type Loss = 'drafts' | 'part' | 'pictures';

/** How the drafts are kept, and whether this tab may change them. */
export interface KeepingState {
  /** `reading` until the stored drafts have arrived; nothing can be edited before. */
  status: 'reading' | 'stored' | 'storing' | 'memory';
  /** Why drafts are in this tab's memory only. */
  trouble?: 'denied' | 'full' | 'unreadable' | 'newer';
  /** Another tab edits; this one shows what that does. */
  isFollowing: boolean;
  /** What is to be told until it is dismissed. */
  losses: Loss[];
  /** What is stored, as far as this tab has read or written it: what differs in its memory is its own. */
  known?: { drafts: Drafts; history: HistoryState };
}

const initialState: KeepingState = { status: 'reading', isFollowing: false, losses: [] };

export const keepingSlice = createSlice({
  name: 'drafts/keeping',
  initialState,
  reducers: {
    storingBegun(state) {
      state.status = 'storing';
    },
    stored(state) {
      state.status = 'stored';
      state.trouble = undefined;
    },
    storingFailed(state, { payload }: PayloadAction<NonNullable<KeepingState['trouble']>>) {
      state.status = 'memory';
      state.trouble = payload;
    },
    /** Nothing was tried: another tab edits. All is kept as it was before. */
    storingLeft(state) {
      state.status = state.trouble ? 'memory' : 'stored';
    },
    storedSeen: (state, { payload }: PayloadAction<NonNullable<KeepingState['known']>>) => ({
      ...state,
      known: payload,
    }),
    lockTaken(state) {
      state.isFollowing = false;
    },
    lockLost(state) {
      state.isFollowing = true;
    },
    lossFound(state, { payload }: PayloadAction<Loss>) {
      if (!state.losses.includes(payload)) state.losses.push(payload);
    },
    lossDismissed(state, { payload }: PayloadAction<Loss>) {
      state.losses = state.losses.filter((loss) => loss !== payload);
    },
  },
});

export const {
  storingBegun,
  stored,
  storingFailed,
  storingLeft,
  storedSeen,
  lockTaken,
  lockLost,
  lossFound,
  lossDismissed,
} = keepingSlice.actions;
