import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How the drafts are kept, and whether this tab may change them. */
export interface KeepingState {
  /** `reading` until the stored drafts have arrived; nothing can be edited before. */
  status: 'reading' | 'stored' | 'storing' | 'memory';
  /** Why drafts are in this tab's memory only. */
  trouble?: 'denied' | 'full' | 'unreadable' | 'newer';
  /** Another tab edits; this one shows what that does. */
  isFollowing: boolean;
}

const initialState: KeepingState = { status: 'reading', isFollowing: false };

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
    lockTaken(state) {
      state.isFollowing = false;
    },
    lockLost(state) {
      state.isFollowing = true;
    },
  },
});

export const { storingBegun, stored, storingFailed, lockTaken, lockLost } = keepingSlice.actions;
