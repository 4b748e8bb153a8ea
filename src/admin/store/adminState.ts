import type { Store, ThunkDispatch, UnknownAction, WithSlice } from '@reduxjs/toolkit';
import type { contentApi, ContentDeps } from '@/api/content/contentApi';
import type { activitySlice } from '@/features/activity';
import type { noticesSlice } from '@/features/notices';
import type { sessionSlice } from '@/features/session';
import type { settingsSlice } from '@/features/settings';
import type { DraftsRootState } from '../drafts/draftsReducer';
import type { formsSlice } from './formsSlice';

/** The parts of the state that only the back office has. */
export type AdminSlices = DraftsRootState &
  WithSlice<typeof activitySlice> &
  WithSlice<typeof formsSlice>;

/** The state that the back office reads: its own slices, and those that the public site shares. */
export type AdminState = AdminSlices &
  WithSlice<typeof contentApi> &
  WithSlice<typeof noticesSlice> &
  WithSlice<typeof sessionSlice> &
  WithSlice<typeof settingsSlice>;

export type AdminDispatch = ThunkDispatch<AdminState, ContentDeps, UnknownAction>;

export type AdminStore = Store<AdminState> & { dispatch: AdminDispatch };
