import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { newId } from '@/domain/text/ids';
import { sameJson } from '@/domain/text/sameJson';
import type { UndoStep } from './draftEntry';
import { draftsChanged, stepRedone, stepUndone } from './draftSlices';
import { persistDrafts, type PersistOutcome } from './storage/draftPersistence';
import { changesOf, entryOf, type AnyEdit } from './edits';
import { withinLimits } from './featuredLimits';
import { mergeRetriedStep } from './storage/mergeRetriedStep';
import { redoConflict, undoConflict } from './undoCheck';
import { selectPublished, type WorkingCopyState } from './workingCopySelectors';

export { changesOf, publishedRecord, type AnyEdit, type Edit } from './edits';

/** A thunk of the back office. */
export type EditingThunk<R> = ThunkAction<R, WorkingCopyState, unknown, UnknownAction>;

/** The result of an edit; `refused` while another tab edits or before the drafts have been read. */
export type EditOutcome = { step: UndoStep | null; kept: PersistOutcome | 'refused' };

/**
 * Applies edits as one step that can be undone, and stores them immediately: what the screen shows as saved is saved.
 * Edits that would exceed a limit of featured records unfeature others in the same step. If storing fails, the edits
 * stay in memory and on the screen.
 * @param label description of the step for the history
 * @param now ISO 8601
 */
export function applyEdits(
  label: string,
  edits: readonly AnyEdit[],
  now: string,
): EditingThunk<Promise<EditOutcome>> {
  return async (dispatch, getState) => {
    const state = getState();
    const { keeping } = state.drafts;
    if (keeping.isFollowing || keeping.status === 'reading') return { step: null, kept: 'refused' };
    const content = selectPublished(state)?.content;
    const allowed = content ? withinLimits(edits, state.drafts, content).edits : edits;
    const changes = changesOf(allowed, state.drafts, content);
    if (changes.length === 0) {
      // Retry after a failed save: storing may succeed now.
      const isStored = keeping.status !== 'memory';
      return { step: null, kept: isStored ? 'stored' : await dispatch(persistDrafts()) };
    }
    const again = mergeRetriedStep(state.drafts, label, changes);
    const step: UndoStep = {
      ...(again ?? { id: newId('step-', Math.random), changes }),
      label,
      at: now,
    };
    dispatch(draftsChanged(step));
    return { step, kept: await dispatch(persistDrafts()) };
  };
}

/** Whether a step can still be undone: its records have not been changed since. */
export function canUndo(step: UndoStep, drafts: WorkingCopyState['drafts']): boolean {
  const last = new Map(step.changes.map((change) => [`${change.collection}/${change.id}`, change]));
  return [...last.values()].every(({ collection, id, after }) =>
    sameJson(entryOf(drafts, collection, id), after),
  );
}

/** The result of an undo or redo: the step, or a message that explains why it was rejected. */
export type UndoOutcome = { step: UndoStep } | { refusal: string };

const FOLLOWING =
  'Nothing was undone: another tab of this browser is editing. Choose “Edit here instead” first.';
const CHANGED_SINCE = 'This cannot be undone any more: it has been changed again since.';

/** Undoes the given step, by default the last one. */
export function undo(stepId?: string): EditingThunk<Promise<UndoOutcome>> {
  return async (dispatch, getState) => {
    const state = getState();
    const { drafts } = state;
    const { done } = drafts.history;
    const step = stepId === undefined ? done.at(-1) : done.find(({ id }) => id === stepId);
    if (drafts.keeping.isFollowing) return { refusal: FOLLOWING };
    if (!step || !canUndo(step, drafts)) return { refusal: CHANGED_SINCE };
    const content = selectPublished(state)?.content;
    const refusal = content ? undoConflict(step, drafts, content) : null;
    if (refusal) return { refusal };
    dispatch(stepUndone(step));
    await dispatch(persistDrafts());
    return { step };
  };
}

/** Redoes the last undone step, unless that would break a rule. Resolves to null if there is no such step. */
export function redo(): EditingThunk<Promise<UndoOutcome | null>> {
  return async (dispatch, getState) => {
    const state = getState();
    const { history, keeping } = state.drafts;
    const [step] = history.undone;
    if (!step || keeping.isFollowing) return null;
    const content = selectPublished(state)?.content;
    const refusal = content ? redoConflict(step, state.drafts, content) : null;
    if (refusal) return { refusal };
    dispatch(stepRedone(step));
    await dispatch(persistDrafts());
    return { step };
  };
}
