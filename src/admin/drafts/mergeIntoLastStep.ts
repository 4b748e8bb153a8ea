import { sameJson } from '@/domain/text/sameJson';
import type { DraftChange, UndoStep } from './draftEntry';
import type { WorkingCopyState } from './content/workingCopySelectors';

/** Time in ms within which further input is part of the same step. */
const INPUT_MS = 60_000;

/** Whether two lists name the same records, in the same order. */
function sameRecords(some: readonly DraftChange[], others: readonly DraftChange[]): boolean {
  const names = (list: readonly DraftChange[]) =>
    list.map(({ collection, id }) => [collection, id]);
  return sameJson(names(some), names(others));
}

type NewStep = Pick<UndoStep, 'label' | 'at' | 'changes'>;

/** Whether a step retries the last one, which could not be stored. */
function isRetry({ label }: NewStep, last: UndoStep, { status }: WorkingCopyState['drafts']) {
  return (
    status.storage === 'memory-only' &&
    last.label === label &&
    !status.persisted?.history.done.some(({ id }) => id === last.id)
  );
}

/** Whether the last step was made a short time ago, so that further input continues it. It must not have added records. */
function isContinued({ at }: NewStep, last: UndoStep): boolean {
  const hasAdded = last.changes.some(({ before, after }) => !before?.draft && !after?.base);
  return !hasAdded && Date.parse(at) - Date.parse(last.at) < INPUT_MS;
}

/**
 * Returns the last step with the states before it, if a new one replaces it: a retry, or input that continues it. That
 * requires that it changes the same records.
 * @param isInput whether the new step is input that is saved while it is typed
 */
export function mergeIntoLastStep(
  drafts: WorkingCopyState['drafts'],
  step: NewStep,
  isInput: boolean,
): Pick<UndoStep, 'id' | 'changes'> | null {
  const last = drafts.history.done.at(-1);
  if (!last || !sameRecords(last.changes, step.changes)) return null;
  if (!isRetry(step, last, drafts) && !(isInput && isContinued(step, last))) return null;
  const joined = step.changes.map((change, at): DraftChange => {
    const before = last.changes[at]?.before ?? null;
    return { ...change, before };
  });
  const isChange = joined.every(({ before, after }) => !sameJson(before, after));
  return isChange ? { id: last.id, changes: joined } : null;
}
