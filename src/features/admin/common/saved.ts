import { createAction } from '@reduxjs/toolkit';
import type { ActivityRequest } from '@/domain/activity';

/** What is told about a save that has been stored. */
export interface SaveNews {
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
export const editsSaved = createAction<SaveNews>('admin/editsSaved');

/** A step is to be taken back: what the Undo of a toast dispatches. */
export const undoAsked = createAction<string>('admin/undoAsked');

/** A toast is to be shown, without Undo; `duration` in ms, 5 s when missing. */
export const toastAsked = createAction<{
  message: string;
  type: 'success' | 'error' | 'warning' | 'info';
  duration?: number;
}>('admin/toastAsked');

/** The step taken back last is to be done again. */
export const redoAsked = createAction('admin/redoAsked');
