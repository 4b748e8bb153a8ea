import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AdminSession } from '@/domain/session/session';

/** It only controls what is displayed and grants no permissions. */
interface SessionState {
  session: AdminSession | null;
}

const initialState: SessionState = { session: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionFound(state, { payload }: PayloadAction<AdminSession>) {
      state.session = payload;
    },
    signedOut: () => initialState,
  },
  selectors: {
    selectSession: ({ session }) => session,
    selectAdmin: ({ session }) => session?.user ?? null,
  },
});

export const { sessionFound, signedOut } = sessionSlice.actions;
export const { selectAdmin, selectSession } = sessionSlice.selectors;
