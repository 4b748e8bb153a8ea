import {
  createAction,
  type ThunkAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { useState } from 'react';
import type { ActivityRequest } from '@/domain/activity/activity';
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

interface SaveNotification {
  stepId: string;
  message: string;
  /** Duration of the toast in ms. The default is 5 s. */
  duration?: number;
  activity?: ActivityRequest;
}

/** Dispatched after a save was stored. `shell/startAdmin` shows the toast and records the activity. */
export const editsSaved = createAction<SaveNotification>('admin/editsSaved');

export const undoRequested = createAction<string>('admin/undoRequested');

interface FailedSave extends Omit<SaveNotification, 'stepId'> {
  label: string;
  /** Text of the toast while the save is not stored, and its duration in ms, by default `duration`. */
  failed: string;
  failedDuration?: number;
}

/** Requests storing the edits that are only in the memory of this tab. */
export const persistRetryRequested = createAction<FailedSave>('admin/persistRetryRequested');

export const redoRequested = createAction('admin/redoRequested');

export const BUSY_LABEL_MIN_MS = 300;

export interface SaveOptions extends Omit<SaveNotification, 'stepId'> {
  /** Text for the undo history, such as `Product “Cine Zoom” changed`. */
  label: string;
  edits: readonly Edit[];
}

/**
 * `stored` and `unchanged` are successes. After `full`, `denied`, `newer` or `unreadable`, only this tab has the edit,
 * and saving again retries. `rejected`: what the edit needs could not be loaded. Nothing was changed.
 */
export type SaveOutcome = StoreOutcome | 'rejected' | 'unchanged';

export function isSaveSuccessful(outcome: SaveOutcome): boolean {
  return outcome === 'stored' || outcome === 'unchanged';
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

const savedNotification = (
  stepId: string,
  { message, duration, activity }: Omit<SaveNotification, 'stepId'>,
) => editsSaved({ stepId, message, duration, activity });

/** Returns the newest step with this label, which the failed save created. */
function stepOf(label: string): EditingThunk<UndoStep | undefined> {
  return (_dispatch, getState) =>
    getState()
      .undoHistory.done.toReversed()
      .find((step) => step.label === label);
}

/** Saves and announces the result. `atLeastMs`: minimum duration, for busy labels. */
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

/** Offers to store a change that only the memory of this tab has. Repeating the change would revert it. */
function unsavedToast(save: FailedSave) {
  const { failed: message, failedDuration: duration = save.duration } = save;
  return noticeShown({
    message,
    type: 'error',
    duration,
    action: { label: 'Save again', dispatches: persistRetryRequested(save) },
  });
}

export function retryPersist(save: FailedSave): EditingThunk<Promise<void>> {
  return async (dispatch) => {
    const isStored = (await flush('drafts')) === 'stored';
    const step = dispatch(stepOf(save.label));
    if (!isStored) dispatch(unsavedToast(save));
    else if (step) dispatch(savedNotification(step.id, save));
  };
}

/** Saves an action of a list, whose repetition would revert it. Resolves to whether it was stored. */
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

/** `isSaving` lasts at least {@link BUSY_LABEL_MIN_MS}, and `save` resolves after that. */
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

/** Replaces the previous toast: several would be outdated and would cover a phone screen. */
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
