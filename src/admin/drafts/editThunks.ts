import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { sameJson } from '@/domain/text/sameJson';
import { newId } from '@/domain/text/ids';
import type { Content } from '@/domain/content/content';
import {
  type DraftChange,
  type UndoStep,
  type Drafts,
  applyDraftChanges,
} from './state/draftEntry';
import { selectIsOnlyInMemory } from '../storage/storageSlice';
import { type DraftContentState, selectPublished, withDrafts } from './content/draftContent';
import {
  selectDrafts,
  draftsChanged,
  draftsRebased,
  stepRedone,
  stepUndone,
} from './state/draftsReducer';
import { flush, type StoreOutcome } from '../storage/keepTable';
import {
  type Edit,
  entryOf,
  publishedRecord,
  toDraftChanges,
  withinLimits,
  findNewViolation,
  type RuleViolation,
} from './draftChanges';
import { sameMedia } from './content/pending';

// See docs/behaviour/drafts-and-undo.md.

/** Time in ms within which further input is part of the same step. */
const INPUT_MS = 60_000;

function sameRecords(some: readonly DraftChange[], others: readonly DraftChange[]): boolean {
  const names = (list: readonly DraftChange[]) =>
    list.map(({ collection, id }) => [collection, id]);
  return sameJson(names(some), names(others));
}

type NewStep = Omit<UndoStep, 'id'>;

/** Whether a step retries the last one, which could not be stored. */
function isRetry({ label }: NewStep, last: UndoStep, state: DraftContentState) {
  return selectIsOnlyInMemory(state) && last.label === label;
}

function isContinued({ at, isInput }: NewStep, last: UndoStep): boolean {
  return Boolean(isInput && last.isInput) && Date.parse(at) - Date.parse(last.at) < INPUT_MS;
}

/** The last step with the states before it, if the new one replaces it: both must change the same records. */
function mergeIntoLastStep(
  state: DraftContentState,
  step: NewStep,
): Pick<UndoStep, 'id' | 'changes'> | null {
  const last = state.undoHistory.done.at(-1);
  if (!last || !sameRecords(last.changes, step.changes)) return null;
  if (!isRetry(step, last, state) && !isContinued(step, last)) return null;
  const joined = step.changes.map((change, index): DraftChange => {
    const before = last.changes[index]?.before ?? null;
    return { ...change, before };
  });
  const isChange = joined.every(({ before, after }) => !sameJson(before, after));
  return isChange ? { id: last.id, changes: joined } : null;
}

/** Returns the current rule that undoing or redoing a step would break, if there is one. Never throws. */
export function stepViolation(
  action: 'undo' | 'redo',
  step: UndoStep,
  drafts: Drafts,
  published: Content,
): RuleViolation | undefined {
  const next = applyDraftChanges(drafts, step.changes, action === 'undo' ? 'before' : 'after');
  return findNewViolation(withDrafts(published, drafts), withDrafts(published, next), published);
}

export type EditingThunk<R> = ThunkAction<R, DraftContentState, unknown, UnknownAction>;

export type EditOutcome = { step: UndoStep | null; outcome: StoreOutcome };

/**
 * Applies edits as one step that can be undone, and stores them immediately. If that fails, they stay in memory and on
 * the screen. Edits beyond a limit of featured records unfeature others in the same step.
 * @param now ISO 8601
 * @param how `isInput`: the edits are saved while they are typed. They continue the last step if that was input on the
 *   same records within the last minute.
 */
export function applyEdits(
  label: string,
  edits: readonly Edit[],
  now: string,
  { isInput = false }: { isInput?: boolean } = {},
): EditingThunk<Promise<EditOutcome>> {
  return async (dispatch, getState) => {
    const state = getState();
    const entries = selectDrafts(state);
    const content = selectPublished(state)?.content;
    const allowed = content ? withinLimits(edits, entries, content).edits : edits;
    const changes = toDraftChanges(allowed, entries, content);
    if (changes.length === 0) {
      // Retry after a failed save: storing may succeed now.
      return {
        step: null,
        outcome: selectIsOnlyInMemory(state) ? await flush('drafts') : 'stored',
      };
    }
    const made = { label, at: now, changes, ...(isInput && { isInput }) };
    const merged = mergeIntoLastStep(state, made) ?? { id: newId('step-') };
    const step: UndoStep = { ...made, ...merged };
    dispatch(draftsChanged(step));
    return { step, outcome: await flush('drafts') };
  };
}

/** Whether a step can still be undone: its records have been neither changed nor published since. */
export function canUndo(step: UndoStep, drafts: Drafts, published: Content | undefined): boolean {
  const last = new Map(step.changes.map((change) => [`${change.collection}/${change.id}`, change]));
  return [...last.values()].every(
    ({ collection, id, before, after }) =>
      sameJson(entryOf(drafts, collection, id), after) &&
      (after !== null || sameMedia(before?.base, publishedRecord(published, collection, id))),
  );
}

/** Whether a step that cannot be undone any more was published as it is. */
export function isStepPublished(step: UndoStep, drafts: Drafts, published?: Content): boolean {
  return step.changes.some(
    ({ collection, id, after }) =>
      after !== null &&
      entryOf(drafts, collection, id) === null &&
      sameMedia(after.draft, publishedRecord(published, collection, id)),
  );
}

/** The record was published, it was changed later (by the step `first`, if known), or a rule would be broken. */
export type UndoRejection =
  | { kind: 'published'; action: 'undo' }
  | { kind: 'changedLater'; action: 'undo' | 'redo'; first?: string | undefined }
  | { kind: 'rule'; action: 'undo' | 'redo'; violation: RuleViolation };

export type UndoOutcome = { step: UndoStep } | { rejection: UndoRejection };

function revert(action: 'undo' | 'redo', step: UndoStep): EditingThunk<Promise<UndoOutcome>> {
  return async (dispatch, getState) => {
    const state = getState();
    const content = selectPublished(state)?.content;
    const violation = content && stepViolation(action, step, selectDrafts(state), content);
    if (violation) return { rejection: { kind: 'rule', action, violation } };
    dispatch(action === 'undo' ? stepUndone(step) : stepRedone(step));
    await flush('drafts');
    return { step };
  };
}

/** Undoes the given step, by default the last one. */
export function undo(stepId?: string): EditingThunk<Promise<UndoOutcome>> {
  return async (dispatch, getState) => {
    const state = getState();
    const { done } = state.undoHistory;
    const step = stepId === undefined ? done.at(-1) : done.find(({ id }) => id === stepId);
    const [drafts, published] = [selectDrafts(state), selectPublished(state)?.content];
    if (!step || !canUndo(step, drafts, published)) {
      const isPublished = step && isStepPublished(step, drafts, published);
      return { rejection: { kind: isPublished ? 'published' : 'changedLater', action: 'undo' } };
    }
    return dispatch(revert('undo', step));
  };
}

/** Redoes the last undone step. Resolves to null if there is no such step. */
export function redo(): EditingThunk<Promise<UndoOutcome | null>> {
  return async (dispatch, getState) => {
    const [step] = getState().undoHistory.undone;
    return step ? dispatch(revert('redo', step)) : null;
  };
}

/** Replaces drafts without an undo step, such as after a merge. Resolves when they are stored. */
export function rebaseEntries(changes: readonly DraftChange[]): EditingThunk<Promise<void>> {
  return async (dispatch) => {
    if (changes.length > 0) dispatch(draftsRebased(changes));
    await flush('drafts');
  };
}
