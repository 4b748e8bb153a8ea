import { sameOrder, withIdsOf } from '@/domain/record/listOrder';
import type { Collection, ListOrder } from '../../drafts/state/draftEntry';
import type { Edit } from '../../drafts/draftChanges';
import type { RecordChange } from '../changes/changes';
import { editFromChange } from '../changes/differences';
import { owningFieldOf } from '../changes/dependentFields';
import { mergeRecord, withField, type Conflict, type Merged } from './merge';

/** Two edits of one record, merged. */
export interface MergedChange {
  /** Fields that both sides changed to different values. */
  conflicts: Conflict[];
  /** Dependent fields, which follow the resolution of another conflict. */
  dependent: Conflict[];
  /** The merged changes; conflicting fields hold the administrator’s own value. */
  merged: unknown;
}

/** The side whose value a conflicting field gets. */
export type ConflictSide = 'mine' | 'theirs';

/**
 * Merges two orders of a list. Added and removed records do not change the order, so they cause no conflict. Records that
 * only one side has keep their place.
 */
function mergeOrder(base: ListOrder, mine: ListOrder, theirs: ListOrder): Merged {
  const merged = (kept: ListOrder, other: ListOrder) => ({
    value: { ...kept, ids: withIdsOf(kept.ids, other.ids) },
    conflicts: [],
  });
  if (sameOrder(base.ids, theirs.ids) || sameOrder(mine.ids, theirs.ids))
    return merged(mine, theirs);
  if (sameOrder(base.ids, mine.ids)) return merged(theirs, mine);
  return { value: mine, conflicts: [{ path: ['ids'], mine: mine.ids, theirs: theirs.ids }] };
}

/** Merges two edits of one record with the same base. Never throws for JSON values. */
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
    dependent: conflicts.filter(({ path }) => owningFieldOf(path) !== undefined),
  };
}

/**
 * Returns the record with its conflicts resolved. `sides` contains the resolution of each conflict, in the same order.
 */
export function resolvedValue(
  { conflicts, dependent, merged }: MergedChange,
  sides: readonly (ConflictSide | undefined)[],
): unknown {
  const replaced = conflicts.filter((_conflict, index) => sides[index] === 'theirs');
  const owners = new Set(replaced.map(({ path }) => path[0]));
  const dependents = dependent.filter(({ path }) => owners.has(owningFieldOf(path)));
  return [...replaced, ...dependents].reduce<unknown>(
    (record, { path, theirs }) => withField(record, path, theirs),
    merged,
  );
}

/** A record that an imported file changes, merged with the working copy. */
export interface ImportedChange extends MergedChange {
  /** The change of the working copy; its draft holds the administrator’s own values in conflicting fields. */
  change: RecordChange;
}

/** Returns the edit that imports a change. `sides` contains the resolution of each conflict, in the same order. */
export function importEdit(
  found: ImportedChange,
  sides: readonly (ConflictSide | undefined)[] = [],
): Edit {
  const { change } = found;
  return editFromChange({
    ...change,
    entry: { ...change.entry, draft: resolvedValue(found, sides) },
  });
}
