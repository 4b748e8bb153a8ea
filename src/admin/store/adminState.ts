import type {
  Reducer,
  Store,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
  WithSlice,
} from '@reduxjs/toolkit';
import type { contentApi } from '@/api/content/contentApi';
import type { ContentDeps } from '@/api/content/contentDeps';
import type { activitySlice } from '@/features/activity';
import type { noticesSlice } from '@/features/notices';
import type { sessionSlice } from '@/features/session';
import type { settingsSlice } from '@/features/settings';
import type { DraftsRootState } from '../drafts/state/draftsReducer';
import type { unsavedSlice } from './unsavedSlice';

export type AdminSlices = DraftsRootState &
  WithSlice<typeof activitySlice> &
  WithSlice<typeof unsavedSlice>;

export type AdminState = AdminSlices &
  WithSlice<typeof contentApi> &
  WithSlice<typeof noticesSlice> &
  WithSlice<typeof sessionSlice> &
  WithSlice<typeof settingsSlice>;

export interface AdminExtra extends ContentDeps {
  /** Adds a slice to the store; adding it again has no effect. */
  inject(slice: { reducerPath: string; reducer: Reducer }): unknown;
  startListening: AdminStartListening;
}

export type AdminStartListening = TypedStartListening<AdminState, AdminDispatch, AdminExtra>;
export type AdminDispatch = ThunkDispatch<AdminState, AdminExtra, UnknownAction>;
export type AdminStore = Store<AdminState> & { dispatch: AdminDispatch };
export type AdminThunk<R> = ThunkAction<R, AdminState, AdminExtra, UnknownAction>;
