import type {
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { AdminExtra, AdminState } from '../../store/adminState';
import type { RequestsState } from './requestsState';

/** The state that the pages of the requests read. Their slice is injected when the first of them is opened. */
export type DeskState = AdminState & { requests: RequestsState };
export type DeskDispatch = ThunkDispatch<DeskState, AdminExtra, UnknownAction>;
export type DeskThunk<R> = ThunkAction<R, DeskState, AdminExtra, UnknownAction>;
export type DeskStartListening = TypedStartListening<DeskState, DeskDispatch, AdminExtra>;
