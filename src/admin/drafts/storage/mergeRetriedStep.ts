import { sameJson } from '@/domain/text/sameJson';
import type { DraftChange, UndoStep } from '../draftEntry';
import type { WorkingCopyState } from '../workingCopySelectors';

/** Whether two lists name the same records, in the same order. */
function sameRecords(some: readonly DraftChange[], others: readonly DraftChange[]): boolean {
  const names = (list: readonly DraftChange[]) => list.map(({ collection, id }) => [collection, id]);
  return sameJson(names(some), names(others));
}

/**
 * The step of a save that is tried again: the last one, where it could not be stored and was about the same,
 * with what the records were before its first try.
 */
export function mergeRetriedStep(
  { history, keeping }: WorkingCopyState['drafts'],
  label: string,
  changes: DraftChange[],
): Pick<UndoStep, 'id' | 'changes'> | null {
  const last = history.done.at(-1);
  if (keeping.status !== 'memory' || last?.label !== label) return null;
  if (keeping.known?.history.done.some(({ id }) => id === last.id)) return null;
  if (!sameRecords(last.changes, changes)) return null;
  const joined = changes.map((change, at): DraftChange => {
    const before = last.changes[at]?.before ?? null;
    return { ...change, before };
  });
  const isChange = joined.every(({ before, after }) => !sameJson(before, after));
  return isChange ? { id: last.id, changes: joined } : null;
}
