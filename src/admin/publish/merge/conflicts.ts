import { sameJson } from '@/domain/text/sameJson';
import type { Collection, ListOrder } from '../../drafts/draftEntry';
import type { Edit } from '../../drafts/editing';
import type { RecordChange } from '../changes/changes';
import { editOf } from '../changes/differences';
import { owningFieldOf } from '../changes/dependentFields';
import { mergeRecord, withField, type Conflict, type Merged } from './merge';

/** Two edits of one record, merged. */
export interface MergedChange {
  /** Fields that both sides changed, each in its own way. */
  conflicts: Conflict[];
  /** Fields that follow the answer about another one. */
  following: Conflict[];
  /** Both sides' changes; the administrator's own where they contradict. */
  merged: unknown;
}

/** Whose value is to stand in a field that both changed. */
export type Side = 'mine' | 'theirs';

/** Whether two orders give the records that both name in the same order. */
export function sameOrder(one: readonly string[], other: readonly string[]): boolean {
  const [ours, known] = [new Set(one), new Set(other)];
  return sameJson(
    one.filter((id) => known.has(id)),
    other.filter((id) => ours.has(id)),
  );
}

/** Merges two orders of a list. Added and removed records change no order; they need no answer. */
function mergeOrder(base: ListOrder, mine: ListOrder, theirs: ListOrder): Merged {
  if (sameOrder(base.ids, theirs.ids) || sameOrder(mine.ids, theirs.ids))
    return { value: mine, conflicts: [] };
  if (sameOrder(base.ids, mine.ids)) return { value: theirs, conflicts: [] };
  return { value: mine, conflicts: [{ path: ['ids'], mine: mine.ids, theirs: theirs.ids }] };
}

/** Merges two edits of one record that began from the same state. Never throws for JSON values. */
export function mergeChange(
  collection: Collection,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): MergedChange {
  const { value, conflicts } =
    collection === 'orders'
      ? mergeOrder(base as ListOrder, mine as ListOrder, theirs as ListOrder)
      : mergeRecord(base, mine, theirs);
  return {
    merged: value,
    conflicts: conflicts.filter(({ path }) => owningFieldOf(path) === undefined),
    following: conflicts.filter(({ path }) => owningFieldOf(path) !== undefined),
  };
}

/** The record as the answers say. `sides` answers the conflicts one by one. */
export function settledValue(
  { conflicts, following, merged }: MergedChange,
  sides: readonly (Side | undefined)[],
): unknown {
  const givenUp = conflicts.filter((_conflict, at) => sides[at] === 'theirs');
  const leaders = new Set(givenUp.map(({ path }) => path[0]));
  const followers = following.filter(({ path }) => leaders.has(owningFieldOf(path)));
  return [...givenUp, ...followers].reduce<unknown>(
    (record, { path, theirs }) => withField(record, path, theirs),
    merged,
  );
}

/** A record that an imported file changes, merged with the working copy. */
export interface ImportedChange extends MergedChange {
  /** Of the working copy; its draft holds the administrator's own values where both contradict. */
  change: RecordChange;
}

/** The edit that imports a change. `sides` answers its conflicts one by one. */
export function importEdit(found: ImportedChange, sides: readonly (Side | undefined)[] = []): Edit {
  const { change } = found;
  return editOf({ ...change, entry: { ...change.entry, draft: settledValue(found, sides) } });
}
