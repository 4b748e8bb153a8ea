import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ActivityRequest } from '@/domain/activity/activity';

/** What is told about a save that has been stored. */
export interface SaveNotification {
  /** The step that undoes it. */
  stepId: string;
  /** The text of the toast, which offers Undo. */
  message: string;
  /** ms the toast stays; 5 s when missing. */
  duration?: number;
  /** For the list of recent activities. */
  activity?: ActivityRequest;
}

/** Something was saved: whoever shows toasts and lists activities hears it (app/admin/reactions). */
export const editsSaved = createAction<SaveNotification>('admin/editsSaved');

/** A step is to be taken back: what the Undo of a toast dispatches. */
export const undoRequested = createAction<string>('admin/undoAsked');

/** A toast is to be shown, without Undo; `duration` in ms, 5 s when missing. */
export const toastRequested = createAction<{
  message: string;
  type: 'success' | 'error' | 'warning' | 'info';
  duration?: number;
  /** A button that dispatches. */
  action?: { label: string; dispatches: UnknownAction };
}>('admin/toastAsked');

/** What is told of a save that failed and may be stored later. */
export interface FailedSave extends Omit<SaveNotification, 'stepId'> {
  /** Of the step. */
  label: string;
  /** The text of the toast while it is not stored, and how long that stays in ms; as `duration` when missing. */
  failed: string;
  failedDuration?: number;
}

/** What is in this tab's memory alone is to be stored: what the toast of a failed save dispatches. */
export const persistRetryRequested = createAction<FailedSave>('admin/storeAgainAsked');

/** The step taken back last is to be done again. */
export const redoRequested = createAction('admin/redoAsked');
