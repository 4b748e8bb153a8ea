import {
  createDrafts,
  draftKey,
  type Collection,
  type DraftableRecords,
  type DraftChange,
  type DraftEntry,
  type DraftMap,
  type Drafts,
} from './draftEntry';

/**
 * Returns the drafts with changes applied (`after`) or undone (`before`). Collections without
 * changes keep their object, so that selectors of other collections are not recomputed.
 */
export function applyDraftChanges(
  drafts: Drafts,
  changes: readonly DraftChange[],
  side: 'before' | 'after',
): Drafts {
  // Undo in reverse order, because a step may contain a record twice.
  const ordered = side === 'before' ? changes.toReversed() : changes;
  return createDrafts(<C extends Collection>(collection: C): DraftMap<C> => {
    const own = ordered.filter((change) => change.collection === collection);
    if (own.length === 0) return drafts[collection];
    const entries: DraftMap<C> = { ...drafts[collection] };
    for (const change of own) {
      // A change contains records of the collection that it names.
      const entry = change[side] as DraftEntry<DraftableRecords[C]> | null;
      if (entry) entries[draftKey(change.id)] = entry;
      else delete entries[draftKey(change.id)];
    }
    return entries;
  });
}
