import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Site } from '@/domain/site/schema';

// See docs/behaviour/settings-and-hours.md.

/** Last known site settings, saved for visits without a connection. */
export interface SettingsState {
  site: Site | null;
}

const initialState: SettingsState = { site: null };

export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    settingsRefreshed(state, { payload }: PayloadAction<Site>) {
      state.site = payload;
    },
  },
  selectors: { selectKnownSite: (state) => state.site },
});

export const { settingsRefreshed } = settingsSlice.actions;
export const { selectKnownSite } = settingsSlice.selectors;
