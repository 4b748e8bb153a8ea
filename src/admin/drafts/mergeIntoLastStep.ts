import { sameJson } from '@/domain/text/sameJson';
import type { DraftChange, UndoStep } from './state/draftEntry';
import { selectIsOnlyInMemory } from '../storage/storageSlice';
import type { WorkingCopyState } from './content/workingCopySelectors';

/** Time in ms within which further input is part of the same step. */
const INPUT_MS = 60_000;

/** Whether two lists name the same records, in the same order. */
function sameRecords(some: readonly DraftChange[], others: readonly DraftChange[]): boolean {
  const names = (list: readonly DraftChange[]) =>
    list.map(({ collection, id }) => [collection, id]);
  return sameJson(names(some), names(others));
}

type NewStep = Omit<UndoStep, 'id'>;

/** Whether a step retries the last one, which could not be stored. */
function isRetry({ label }: NewStep, last: UndoStep, state: WorkingCopyState) {
  return selectIsOnlyInMemory(state) && last.label === label;
}

/** Whether a step is input that continues the last step, which was input a short time ago. */
function isContinued({ at, isInput }: NewStep, last: UndoStep): boolean {
  return Boolean(isInput && last.isInput) && Date.parse(at) - Date.parse(last.at) < INPUT_MS;
}

/**
 * Returns the last step with the states before it, if a new one replaces it: a retry, or input that continues it. That
 * requires that it changes the same records.
 */
export function mergeIntoLastStep(
  state: WorkingCopyState,
  step: NewStep,
): Pick<UndoStep, 'id' | 'changes'> | null {
  const last = state.history.done.at(-1);
  if (!last || !sameRecords(last.changes, step.changes)) return null;
  if (!isRetry(step, last, state) && !isContinued(step, last)) return null;
  const joined = step.changes.map((change, index): DraftChange => {
    const before = last.changes[index]?.before ?? null;
    return { ...change, before };
  });
  const isChange = joined.every(({ before, after }) => !sameJson(before, after));
  return isChange ? { id: last.id, changes: joined } : null;
}
