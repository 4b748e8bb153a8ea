import {
  createAction,
  type ThunkAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { useState } from 'react';
import type { ActivityRequest } from '@/domain/activity/schema';
import {
  noticeShown,
  noticeDismissed,
  type noticesSlice,
  type NoticeInput,
} from '@/features/notices';
import type { Edit } from '../drafts/draftChanges';
import { applyEdits, type EditingThunk } from '../drafts/editThunks';
import type { UndoStep } from '../drafts/state/draftEntry';
import { flush, type StoreOutcome } from '../storage/keepTable';
import { selectIsOnlyInMemory } from '../storage/storageSlice';
import { useAdminDispatch } from '../store/hooks';

/** Toast and activity of a save that has been stored. */
interface SaveNotification {
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
 * `shell/startAdmin`).
 */
export const editsSaved = createAction<SaveNotification>('admin/editsSaved');

/** Requests undoing a step. The Undo button of a toast dispatches it. */
export const undoRequested = createAction<string>('admin/undoRequested');

/** Toasts and activity of a failed save that can be stored later. */
interface FailedSave extends Omit<SaveNotification, 'stepId'> {
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

/** Minimum time in ms that a busy label is shown. */
export const BUSY_LABEL_MIN_MS = 300;

/** One save, which is one undo step, and its notification, see {@link SaveNotification}. */
export interface SaveOptions extends Omit<SaveNotification, 'stepId'> {
  /** Text for the history, such as `Product “Cine Zoom” changed`. */
  label: string;
  edits: readonly Edit[];
}

/**
 * Outcome of a save. `stored` and `unchanged` are successes. After `full`, `denied`, `newer` or
 * `unreadable` the edit is only in the memory of this tab. The form shows an error and stays open,
 * and saving again retries. `rejected`: what the edit
 * needs could not be loaded. Nothing was changed.
 */
export type SaveOutcome = StoreOutcome | 'rejected' | 'unchanged';

/** Returns whether a save succeeded. */
export function isSaveSuccessful(outcome: SaveOutcome): boolean {
  return outcome === 'stored' || outcome === 'unchanged';
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Announces a stored step with a toast and an activity. */
const savedNotification = (
  stepId: string,
  { message, duration, activity }: Omit<SaveNotification, 'stepId'>,
) => editsSaved({ stepId, message, duration, activity });

/** Returns the newest step with this label, which the failed save created. */
function stepOf(label: string): EditingThunk<UndoStep | undefined> {
  return (_dispatch, getState) =>
    getState()
      .history.done.toReversed()
      .find((step) => step.label === label);
}

/**
 * Saves and announces the result with a toast and an activity. All screens use it; forms use
 * {@link useSave}.
 * @param atLeastMs minimum duration in ms, for busy labels
 */
export function saveEdits(request: SaveOptions, atLeastMs = 0): EditingThunk<Promise<SaveOutcome>> {
  const { label, edits } = request;
  return async (dispatch, getState) => {
    const wasUnstored = selectIsOnlyInMemory(getState());
    const [{ step, outcome }] = await Promise.all([
      dispatch(applyEdits(label, edits, new Date().toISOString())),
      atLeastMs > 0 ? pause(atLeastMs) : undefined,
    ]);
    if (outcome !== 'stored') return outcome;
    // The same request after a failed save: the step exists, and only now it is stored.
    const made = step ?? (wasUnstored ? dispatch(stepOf(label)) : undefined);
    if (!made) return 'unchanged';
    dispatch(savedNotification(made.id, request));
    return 'stored';
  };
}

/**
 * Shows a toast that a change is only in the memory of this tab, with a button to store it.
 * Repeating the change would revert it.
 */
function unsavedToast(save: FailedSave) {
  const { failed: message, failedDuration: duration = save.duration } = save;
  return noticeShown({
    message,
    type: 'error',
    duration,
    action: { label: 'Save again', dispatches: persistRetryRequested(save) },
  });
}

/** Stores the edits of a failed save, and announces the result. */
export function retryPersist(save: FailedSave): EditingThunk<Promise<void>> {
  return async (dispatch) => {
    const isStored = (await flush('drafts')) === 'stored';
    const step = dispatch(stepOf(save.label));
    if (!isStored) dispatch(unsavedToast(save));
    else if (step) dispatch(savedNotification(step.id, save));
  };
}

/**
 * Saves an action of a list. If it is not stored, a toast shows `failed` and offers to store it,
 * because repeating the action would revert it. Resolves to whether it was stored.
 * @param failedDuration duration of that toast in ms; by default that of the request
 */
export function saveWithRetry(
  { edits, ...notification }: SaveOptions,
  failed: string,
  failedDuration?: number,
): EditingThunk<Promise<boolean>> {
  return async (dispatch) => {
    const outcome = await dispatch(saveEdits({ edits, ...notification }));
    if (!isSaveSuccessful(outcome))
      dispatch(unsavedToast({ ...notification, failed, failedDuration }));
    return isSaveSuccessful(outcome);
  };
}

/**
 * Saves from a form. `isSaving` lasts at least 300 ms, for busy labels, and `save` resolves after
 * that.
 */
export function useSave() {
  const dispatch = useAdminDispatch();
  const [running, setRunning] = useState(0);
  const save = (request: SaveOptions): Promise<SaveOutcome> => {
    setRunning((count) => count + 1);
    return dispatch(saveEdits(request, BUSY_LABEL_MIN_MS)).finally(() =>
      setRunning((count) => count - 1),
    );
  };
  return { save, isSaving: running > 0 };
}

/**
 * Shows a toast about a step and replaces the previous one. Several toasts would be outdated and
 * would cover a phone screen.
 */
export function showStep(
  notice: NoticeInput,
): ThunkAction<void, WithSlice<typeof noticesSlice>, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const outdated = getState().notices.notices.filter(({ action }) => {
      const dispatches = action?.dispatches;
      return undoRequested.match(dispatches) || redoRequested.match(dispatches);
    });
    for (const { id } of outdated) dispatch(noticeDismissed(id));
    dispatch(noticeShown(notice));
  };
}
