import type { Content } from '@/domain/content/content';
import { LIST_NAMES, rowOf } from '@/domain/content/lists';
import { featuredOf } from '@/domain/content/readContent';
import { FEATURED_KINDS } from '@/domain/featured/featured';
import { sameJson } from '@/domain/text/sameJson';
import { type DraftChange, type DraftEntry, type Drafts } from '../../drafts/state/draftEntry';
import { rebaseEntries } from '../../drafts/rebaseEntries';
import { publishedRecord } from '../../drafts/draftChanges';
import { workingCopy } from '../../drafts/content/workingCopy';
import { listChanges, valueBefore, type RecordChange } from '../changes/changes';
import type { PublishThunk } from '../liveContent';
import { sameMedia } from '../changes/fieldChanges';
import { mergeChange, resolvedValue, type MergedChange, type ConflictSide } from './merge';
import { selectDrafts } from '../../drafts/state/draftsReducer';

// See docs/behaviour/conflicts.md.

/** A record in which a draft and a publication changed the same fields to different values. */
export interface ConflictingChange extends MergedChange {
  change: RecordChange;
  /** The published record. */
  live: unknown;
  /** The live record. */
  seen: unknown;
}

/** The drafts compared with the published content. */
interface ReconcileResult {
  /** Changes of entries that need no decision. */
  changes: DraftChange[];
  conflicting: ConflictingChange[];
}

/** Returns the records of a content as they are after publishing and reading it. Never throws. */
export function asPublished(content: Content): Content {
  const lists = LIST_NAMES.map((name) => {
    const { categories, finish } = rowOf(name);
    const known = categories ? content[categories] : [];
    return [name, finish(content[name], known)] as const;
  });
  const next = { ...content, ...(Object.fromEntries(lists) as Partial<Content>) };
  const featured = FEATURED_KINDS.map((kind) => {
    const order = content.featured[kind];
    return [kind, featuredOf<Content[typeof kind][number]>(next[kind], order).map(({ id }) => id)];
  });
  return { ...next, featured: Object.fromEntries(featured) as Content['featured'] };
}

/** Returns the entry rebased onto the published record; null if it has no change left and the record is live. */
function rebased(live: unknown, seen: unknown, { draft, place }: DraftEntry): DraftEntry | null {
  const isAhead = !sameMedia(seen, live);
  if (!isAhead && sameMedia(live, draft)) return null;
  const isPlaced = live === null && place !== undefined;
  // The images of a publication that is not live yet are only in this browser, so use the draft as base.
  const base = sameMedia(live, draft) ? draft : live;
  return { base, draft, ...(isAhead && { over: seen }), ...(isPlaced && { place }) };
}

/** Whether an entry is based on the published record, and `over` holds the live one. */
function isUpToDate({ base, over }: DraftEntry, live: unknown, seen: unknown): boolean {
  // Until a publication is live, its images are not available, so `base` may refer to the draft images.
  return over === undefined
    ? sameJson(base, live) && sameMedia(seen, live)
    : sameMedia(base, live) && sameMedia(over, seen);
}

/**
 * Compares the drafts with the published content. Live drafts are cleared, drafts of records that have changed are
 * merged field by field, and fields changed on both sides become conflicts. Never throws.
 * @param visible the live content, if `live` may be ahead of it
 */
export function reconcile(live: Content, drafts: Drafts, visible?: Content): ReconcileResult {
  const next = asPublished(workingCopy(live, drafts));
  const found: ReconcileResult = { changes: [], conflicting: [] };
  for (const change of listChanges(drafts)) {
    const { collection, id, entry } = change;
    const theirs = publishedRecord(live, collection, id);
    const seen = publishedRecord(visible ?? live, collection, id);
    const isOver = entry.over !== undefined && sameMedia(entry.over, theirs);
    // The record equals the live one before the publication, so the publication is just not live yet.
    if (isOver && !visible) continue;
    const isDone = sameMedia(publishedRecord(next, collection, id), theirs);
    // The publication was reverted, so the change has to be published again.
    const base = isOver ? entry.over : entry.base;
    if (!isDone && sameMedia(base, theirs) && isUpToDate(entry, theirs, seen)) continue;
    const both: MergedChange = isDone
      ? { merged: entry.draft, conflicts: [], dependent: [] }
      : mergeChange(collection, base, entry.draft, theirs);
    if (both.conflicts.length > 0) found.conflicting.push({ change, ...both, live: theirs, seen });
    else {
      const kept = rebased(theirs, seen, { ...entry, draft: both.merged });
      const after = isDone && sameMedia(seen, theirs) ? null : kept;
      if (!sameJson(after, entry)) found.changes.push({ collection, id, before: entry, after });
    }
  }
  return found;
}

/**
 * Merges the drafts with the published content and stores them. Conflicts are returned unresolved.
 * @param visible the live content, if `live` may be ahead of it
 */
export function rebaseDrafts(
  live: Content,
  visible?: Content,
): PublishThunk<Promise<ReconcileResult>> {
  return async (dispatch, getState) => {
    const found = reconcile(live, selectDrafts(getState()), visible);
    await dispatch(rebaseEntries(found.changes));
    return found;
  };
}

/**
 * Returns a predicate for changes that a content does not contain yet. Parts that were unreadable may contain more now
 * than the changes.
 */
export function isUnpublishedIn(live: Content, drafts: Drafts): (change: RecordChange) => boolean {
  const next = asPublished(workingCopy(live, drafts));
  return ({ collection, id, entry }) => {
    const [mine, theirs] = [next, live].map((content) => publishedRecord(content, collection, id));
    const { merged, conflicts } = mergeChange(collection, valueBefore(entry), mine, theirs);
    return !sameMedia(mine, theirs) && (conflicts.length > 0 || !sameMedia(merged, theirs));
  };
}

/** Returns the change that resolves a conflict. `sides` contains the resolution of each field, in the same order. */
export function resolvedChange(
  conflicting: ConflictingChange,
  sides: readonly ConflictSide[],
): DraftChange {
  const { change, live, seen } = conflicting;
  const { collection, id, entry } = change;
  const draft = resolvedValue(conflicting, sides);
  return { collection, id, before: entry, after: rebased(live, seen, { ...entry, draft }) };
}

/** Resolves the conflicts of a record. */
export function resolveConflict(
  conflicting: ConflictingChange,
  sides: readonly ConflictSide[],
): PublishThunk<Promise<void>> {
  return rebaseEntries([resolvedChange(conflicting, sides)]);
}
