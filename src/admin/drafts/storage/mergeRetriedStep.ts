import { sameJson } from '@/domain/text/sameJson';
import type { DraftChange, UndoStep } from '../draftEntry';
import type { WorkingCopyState } from '../content/workingCopySelectors';

/** Whether two lists name the same records, in the same order. */
function sameRecords(some: readonly DraftChange[], others: readonly DraftChange[]): boolean {
  const names = (list: readonly DraftChange[]) =>
    list.map(({ collection, id }) => [collection, id]);
  return sameJson(names(some), names(others));
}

/**
 * Returns the last step with the states before its first attempt, if this save retries it. That requires that the step
 * could not be stored and that it changes the same records.
 */
export function mergeRetriedStep(
  { history, status }: WorkingCopyState['drafts'],
  label: string,
  changes: DraftChange[],
): Pick<UndoStep, 'id' | 'changes'> | null {
  const last = history.done.at(-1);
  if (status.storage !== 'memory-only' || last?.label !== label) return null;
  if (status.persisted?.history.done.some(({ id }) => id === last.id)) return null;
  if (!sameRecords(last.changes, changes)) return null;
  const joined = changes.map((change, at): DraftChange => {
    const before = last.changes[at]?.before ?? null;
    return { ...change, before };
  });
  const isChange = joined.every(({ before, after }) => !sameJson(before, after));
  return isChange ? { id: last.id, changes: joined } : null;
}
