import { createAction } from '@reduxjs/toolkit';
import type { ActivityRequest } from '@/domain/activity/schema';

/** Toast and activity of a save that has been stored. */
export interface SaveNotification {
  /** Id of the undo step. */
  stepId: string;
  /** Text of the toast, which has an Undo button. */
  message: string;
  /** Duration of the toast in ms. The default is 5 s. */
  duration?: number;
  /** Entry for the list of recent activities. */
  activity?: ActivityRequest;
}

/**
 * Dispatched after a save was stored. Listeners show the toast and record the activity (see
 * `shell/adminListeners`).
 */
export const editsSaved = createAction<SaveNotification>('admin/editsSaved');

/** Requests undoing a step. The Undo button of a toast dispatches it. */
export const undoRequested = createAction<string>('admin/undoRequested');

/** Toasts and activity of a failed save that can be stored later. */
export interface FailedSave extends Omit<SaveNotification, 'stepId'> {
  /** Label of the undo step. */
  label: string;
  /**
   * Text of the toast while the save is not stored, and its duration in ms. The default duration is
   * `duration`.
   */
  failed: string;
  failedDuration?: number;
}

/**
 * Requests storing the edits that are only in the memory of this tab. The toast of a failed save
 * dispatches it.
 */
export const persistRetryRequested = createAction<FailedSave>('admin/persistRetryRequested');

/** Requests redoing the step that was undone last. */
export const redoRequested = createAction('admin/redoRequested');
