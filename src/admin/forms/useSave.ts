import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { applyEdits, type Edit, type EditingThunk } from '../drafts/editing';
import { persistDrafts, type PersistOutcome } from '../drafts/storage/draftPersistence';
import { BUSY_LABEL_MIN_MS } from '@/domain/text/limits';
import { editsSaved, persistRetryRequested, toastRequested, type FailedSave, type SaveNotification } from './saveActions';
import type { UndoStep } from '../drafts/draftEntry';
import { showToast } from './toast';

const REFUSED =
  'Nothing was saved: another tab of this browser is editing. Choose “Edit here instead” first.';

/** One thing to save, as one step that can be undone; what is told of it as in {@link SaveNotification}. */
export interface SaveRequest extends Omit<SaveNotification, 'stepId'> {
  /** In plain words, for the history, such as `Product “Cine Zoom” changed`. */
  label: string;
  edits: readonly Edit[];
}

/**
 * How a save ended. `stored` and `unchanged` are successes. After `full`, `denied`, `newer` or
 * `unreadable` the edit is in force but in this tab's memory alone: the form says so with the
 * specification's text and stays open (decisions.md, Failed saves); saving again tries again.
 * `refused`: another tab edits, or the drafts have not been read yet; nothing was changed.
 */
export type SaveOutcome = PersistOutcome | 'refused' | 'unchanged';

/** Whether a save did what it was asked for. */
export function isSaveSuccessful(outcome: SaveOutcome): boolean {
  return outcome === 'stored' || outcome === 'unchanged';
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Tells that a step is stored: toast with Undo, activity. */
function told(stepId: string, { message, duration, activity }: Omit<SaveNotification, 'stepId'>) {
  return editsSaved({
    stepId,
    message,
    ...(duration !== undefined && { duration }),
    ...(activity && { activity }),
  });
}

/** The newest step of this label: the one a failed save has made. */
function stepOf(label: string): EditingThunk<UndoStep | undefined> {
  return (_dispatch, getState) =>
    getState()
      .drafts.history.done.toReversed()
      .find((step) => step.label === label);
}

/**
 * Saves, and tells it: toast with Undo, activity. The way of all screens; forms use {@link useSave}.
 * @param atLeastMs so long it takes at least, for busy labels
 */
export function saveEdits(
  request: SaveRequest,
  atLeastMs = 0,
): EditingThunk<Promise<SaveOutcome>> {
  const { label, edits } = request;
  return async (dispatch, getState) => {
    const wasOwed = getState().drafts.keeping.status === 'memory';
    const [{ step, kept }] = await Promise.all([
      dispatch(applyEdits(label, edits, new Date().toISOString())),
      atLeastMs > 0 ? pause(atLeastMs) : undefined,
    ]);
    if (kept === 'refused') showToast(REFUSED, 'warning');
    if (kept !== 'stored') return kept;
    // The same again after a failed save: the step is there, and stored only now.
    const made = step ?? (wasOwed ? dispatch(stepOf(label)) : undefined);
    if (!made) return 'unchanged';
    dispatch(told(made.id, request));
    return 'stored';
  };
}

/** Says that a change is in this tab's memory alone, and offers to store it: doing it again would take it back. */
function owedToast(news: FailedSave) {
  const { failed: message, failedDuration: duration = news.duration } = news;
  return toastRequested({
    message,
    type: 'error',
    ...(duration !== undefined && { duration }),
    action: { label: 'Store again', dispatches: persistRetryRequested(news) },
  });
}

/** Stores what a failed save has left in memory, and tells how that went. */
export function retryPersist(news: FailedSave): EditingThunk<Promise<void>> {
  return async (dispatch) => {
    const isStored = (await dispatch(persistDrafts())) === 'stored';
    const step = dispatch(stepOf(news.label));
    if (!isStored) dispatch(owedToast(news));
    else if (step) dispatch(told(step.id, news));
  };
}

/**
 * Saving for a component. `isSaving` lasts as long as the work and at least 300 ms, for busy labels;
 * `save` resolves after that. `saveAtOnce` is for what has no busy label; `saveInList` is too, for the
 * actions of a list: it gives whether it was stored, and says `failed` where it was not, for `failedDuration` in ms.
 */
export function useSave() {
  const dispatch = useDispatch() as unknown as <R>(thunk: EditingThunk<R>) => R;
  const [running, setRunning] = useState(0);
  const saveAtOnce = useCallback(
    (request: SaveRequest): Promise<SaveOutcome> => dispatch(saveEdits(request)),
    [dispatch],
  );
  const saveInList = useCallback(
    async (
      { edits, ...news }: SaveRequest,
      failed: string,
      failedDuration?: number,
    ): Promise<boolean> => {
      const outcome = await dispatch(saveEdits({ edits, ...news }));
      const isOwed = !isSaveSuccessful(outcome) && outcome !== 'refused';
      if (isOwed) dispatch(owedToast({ ...news, failed, failedDuration }) as never);
      return isSaveSuccessful(outcome);
    },
    [dispatch],
  );
  const save = useCallback(
    (request: SaveRequest): Promise<SaveOutcome> => {
      setRunning((count) => count + 1);
      return dispatch(saveEdits(request, BUSY_LABEL_MIN_MS)).finally(() =>
        setRunning((count) => count - 1),
      );
    },
    [dispatch],
  );
  return { save, saveAtOnce, saveInList, isSaving: running > 0 };
}
