import { compileContent, readContent, type Content } from '@/domain/content/content';
import { sameJson } from '@/domain/text/sameJson';
import { COLLECTIONS, type DraftChange, type DraftEntry, type Drafts } from '../../drafts/draftEntry';
import { draftsRebased } from '../../drafts/draftSlices';
import { persistDrafts } from '../../drafts/storage/draftPersistence';
import { publishedRecord } from '../../drafts/editing';
import { workingCopy } from '../../drafts/workingCopy';
import { changeKey, listChanges, valueBefore, type RecordChange } from '../changes/changes';
import type { PublishThunk } from '../liveContent';
import { asDraftMedia } from '../mediaPaths';
import { mergeChange, settledValue, type MergedChange, type Side } from './conflicts';
import { recordIn } from '../recordIn';

export type { Side } from './conflicts';

/** A record that was published with other values in the very fields that a draft changes. */
export interface ConflictingChange extends MergedChange {
  change: RecordChange;
  /** As published now. */
  live: unknown;
  /** What visitors get of it. */
  seen: unknown;
}

/** How the drafts stand to what is published now. */
export interface ReconcileResult {
  /** Entries that follow from what is published by themselves. */
  changes: DraftChange[];
  conflicting: ConflictingChange[];
}

/** The records of a content as they are once it has been published and read. Never throws. */
export function asPublished({ unreadable, ...content }: Content): Content {
  return { ...readContent(compileContent(content)).content, ...(unreadable && { unreadable }) };
}

const same = (a: unknown, b: unknown) => sameJson(asDraftMedia(a), asDraftMedia(b));

/** An entry that began from what is published now; none when nothing is left of it and visitors get that. */
function rebased(live: unknown, seen: unknown, { draft, place }: DraftEntry): DraftEntry | null {
  const isAhead = !same(seen, live);
  if (!isAhead && same(live, draft)) return null;
  const isPlaced = live === null && place !== undefined;
  // Where it was just published, its pictures are still in this browser alone.
  const base = same(live, draft) ? draft : live;
  return { base, draft, ...(isAhead && { over: seen }), ...(isPlaced && { place }) };
}

/** Whether an entry began from what is published now, and knows what visitors get. */
function isUpToDate({ base, over }: DraftEntry, live: unknown, seen: unknown): boolean {
  // Visitors' pictures are not there before visitors see the rest: until then those of this browser stand for them.
  return over === undefined
    ? sameJson(base, live) && same(seen, live)
    : same(base, live) && same(over, seen);
}

/**
 * Compares drafts with what is published: what has been published and is seen is done with, what has moved is joined
 * field by field, and where both changed one field the administrator is asked (issue text: Conflicts). Never throws.
 * @param visible what visitors get, where `live` may be ahead of it
 */
export function reconcile(live: Content, drafts: Drafts, visible?: Content): ReconcileResult {
  const next = asPublished(workingCopy(live, drafts));
  const found: ReconcileResult = { changes: [], conflicting: [] };
  const recordOf = recordIn(live, drafts);
  const seenOf = recordIn(visible ?? live, drafts);
  for (const change of listChanges(drafts)) {
    const { collection, id, entry } = change;
    const theirs = recordOf(collection, id);
    const seen = seenOf(collection, id);
    if (collection === 'repairs') {
      // It is made, or what it was made for has changed: there is nothing to join.
      if (same(publishedRecord(next, collection, id), theirs) && same(seen, theirs))
        found.changes.push({ collection, id, before: entry, after: null });
      continue;
    }
    const isOver = entry.over !== undefined && same(entry.over, theirs);
    // Visitors get what they got when it was published ahead of them: that says nothing yet.
    if (isOver && !visible) continue;
    const isDone = same(publishedRecord(next, collection, id), theirs);
    // Published once, and taken back since: it is still to be published.
    const base = isOver ? entry.over : entry.base;
    if (!isDone && same(base, theirs) && isUpToDate(entry, theirs, seen)) continue;
    const both: MergedChange = isDone
      ? { merged: entry.draft, conflicts: [], following: [] }
      : mergeChange(collection, base, entry.draft, theirs);
    if (both.conflicts.length > 0) found.conflicting.push({ change, ...both, live: theirs, seen });
    else {
      const kept = rebased(theirs, seen, { ...entry, draft: both.merged });
      const after = isDone && same(seen, theirs) ? null : kept;
      if (!sameJson(after, entry)) found.changes.push({ collection, id, before: entry, after });
    }
  }
  return found;
}

/**
 * Joins the drafts with what is published now, and stores them; what contradicts it is left to be asked.
 * @param visible what visitors get, where `live` may be ahead of it
 */
export function rebaseDrafts(live: Content, visible?: Content): PublishThunk<Promise<ReconcileResult>> {
  return async (dispatch, getState) => {
    const { drafts } = getState();
    const found = reconcile(live, drafts, visible);
    if (found.changes.length > 0 && !drafts.keeping.isFollowing) {
      dispatch(draftsRebased(found.changes));
      await dispatch(persistDrafts());
    }
    return found;
  };
}

/** Tells which changes a content does not hold yet; what could not be read before may say more now than they do. */
export function isUnpublishedIn(live: Content, drafts: Drafts): (change: RecordChange) => boolean {
  const next = asPublished(workingCopy(live, drafts));
  const recordOf = recordIn(live, drafts);
  return ({ collection, id, entry }) => {
    const [mine, theirs] = [publishedRecord(next, collection, id), recordOf(collection, id)];
    const { merged, conflicts } = mergeChange(collection, valueBefore(entry), mine, theirs);
    return !same(mine, theirs) && (conflicts.length > 0 || !same(merged, theirs));
  };
}

/** What becomes of a record that was changed on both sides. `sides` answers its conflicts one by one. */
export function resolvedChange(conflicting: ConflictingChange, sides: readonly Side[]): DraftChange {
  const { change, live, seen } = conflicting;
  const { collection, id, entry } = change;
  const draft = settledValue(conflicting, sides);
  return { collection, id, before: entry, after: rebased(live, seen, { ...entry, draft }) };
}

/** Settles a record that was changed on both sides, unless another tab edits by now. */
export function resolveConflict(
  conflicting: ConflictingChange,
  sides: readonly Side[],
): PublishThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (getState().drafts.keeping.isFollowing) return;
    dispatch(draftsRebased([resolvedChange(conflicting, sides)]));
    await dispatch(persistDrafts());
  };
}

/** Whether there is any draft. */
export function hasDrafts(drafts: Drafts): boolean {
  return COLLECTIONS.some((collection) => Object.keys(drafts[collection]).length > 0);
}

/** The keys of records that wait for an answer. */
export function conflictKeys(conflicting: readonly ConflictingChange[]): Set<string> {
  return new Set(conflicting.map(({ change: { collection, id } }) => changeKey(collection, id)));
}
