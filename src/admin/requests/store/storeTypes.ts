import type {
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { AdminExtra, AdminState } from '../../store/adminState';
import type { RequestsState } from './requestsSlice';

/** The state that the pages of the requests read. Their slice is injected when the first of them is opened. */
export type RequestsRootState = AdminState & { requests: RequestsState };
export type RequestsDispatch = ThunkDispatch<RequestsRootState, AdminExtra, UnknownAction>;
export type RequestsThunk<R> = ThunkAction<R, RequestsRootState, AdminExtra, UnknownAction>;
export type RequestsStartListening = TypedStartListening<
  RequestsRootState,
  RequestsDispatch,
  AdminExtra
>;
