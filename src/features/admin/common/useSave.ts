import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { makeEdits, type Edit, type WorkshopThunk } from '@/api/drafts/editing';
import type { StoringOutcome } from '@/api/drafts/draftKeeper';
import type { ActivityRequest } from '@/domain/activity';
import { BUSY_LABEL_MIN_MS } from '@/domain/limits';
import { editsSaved } from './saved';
import { showToast } from './toast';

const REFUSED =
  'Nothing was saved: another tab of this browser is editing. Choose “Edit here instead” first.';

/** One thing to save, as one step that can be undone. */
export interface SaveRequest {
  /** In plain words, for the history, such as `Product “Cine Zoom” changed`. */
  label: string;
  edits: readonly Edit[];
  /** The text of the toast, which offers Undo. */
  message: string;
  /** ms the toast stays; 5 s when missing (decisions.md, Durations of toasts). */
  duration?: number;
  /** For the list of recent activities. */
  activity?: ActivityRequest;
}

/**
 * How a save ended. `stored` and `unchanged` are successes. After `full`, `denied`, `newer` or
 * `unreadable` the edit is in force but in this tab's memory alone: the form says so with the
 * specification's text and stays open (decisions.md, Failed saves); saving again tries again.
 * `refused`: another tab edits, or the drafts have not been read yet; nothing was changed.
 */
export type SaveOutcome = StoringOutcome | 'refused' | 'unchanged';

/** Whether a save did what it was asked for. */
export function isSaved(outcome: SaveOutcome): boolean {
  return outcome === 'stored' || outcome === 'unchanged';
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Saves, and tells it: toast with Undo, activity. The way of all screens; forms use {@link useSave}.
 * @param atLeastMs so long it takes at least, for busy labels
 */
export function saveEdits(
  request: SaveRequest,
  atLeastMs = 0,
): WorkshopThunk<Promise<SaveOutcome>> {
  const { label, edits, message, duration, activity } = request;
  return async (dispatch) => {
    const [{ step, kept }] = await Promise.all([
      dispatch(makeEdits(label, edits, new Date().toISOString())),
      atLeastMs > 0 ? pause(atLeastMs) : undefined,
    ]);
    if (kept === 'refused') showToast(REFUSED, 'warning');
    if (kept !== 'stored') return kept;
    if (!step) return 'unchanged';
    dispatch(
      editsSaved({
        stepId: step.id,
        message,
        ...(duration !== undefined && { duration }),
        ...(activity && { activity }),
      }),
    );
    return 'stored';
  };
}

/**
 * Saving for a component. `isSaving` lasts as long as the work and at least 300 ms, for busy labels;
 * `save` resolves after that. `saveAtOnce` is for switches and stars, which have no busy label.
 */
export function useSave() {
  const dispatch = useDispatch() as unknown as <R>(thunk: WorkshopThunk<R>) => R;
  const [running, setRunning] = useState(0);
  const saveAtOnce = useCallback(
    (request: SaveRequest): Promise<SaveOutcome> => dispatch(saveEdits(request)),
    [dispatch],
  );
  const save = useCallback(
    async (request: SaveRequest): Promise<SaveOutcome> => {
      setRunning((count) => count + 1);
      try {
        return await dispatch(saveEdits(request, BUSY_LABEL_MIN_MS));
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [dispatch],
  );
  return { save, saveAtOnce, isSaving: running > 0 };
}
