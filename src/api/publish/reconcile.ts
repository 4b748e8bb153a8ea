import { compileContent, readContent, type Content } from '@/domain/content';
import { sameJson } from '@/domain/sameJson';
import {
  COLLECTIONS,
  draftKey,
  type Change,
  type DraftEntry,
  type Drafts,
} from '../drafts/draftEntry';
import { draftsRebased } from '../drafts/draftSlices';
import { storeNow } from '../drafts/draftKeeper';
import { publishedRecord } from '../drafts/editing';
import { workingCopy } from '../drafts/workingCopy';
import { changeKey, listChanges, type RecordChange } from './changes';
import type { PublishThunk } from './live';
import { asDraftMedia } from './mediaPaths';
import { mergeRecord, withField, type Conflict } from './merge';

/** A record that was published with other values in the very fields that a draft changes. */
export interface ConflictingChange {
  change: RecordChange;
  conflicts: Conflict[];
  /** As published now. */
  live: unknown;
  /** Both sides' changes, the administrator's own where they contradict. */
  merged: unknown;
}

/** How the drafts stand to what is published now. */
export interface Reconciled {
  /** Entries that follow from what is published by themselves. */
  changes: Change[];
  conflicting: ConflictingChange[];
}

/** The records of a content as they are once it has been published and read. Never throws. */
export function asPublished(content: Content): Content {
  return readContent(compileContent(content)).content;
}

const same = (a: unknown, b: unknown) => sameJson(asDraftMedia(a), asDraftMedia(b));

/** An entry that began from what is published now; none when nothing is left of it. */
export function rebased(live: unknown, draft: unknown): DraftEntry | null {
  return same(live, draft) ? null : { base: live, draft };
}

/**
 * Compares drafts with what is published: what has been published is done with, what has moved is joined field by
 * field, and where both changed one field the administrator is asked (issue text: Conflicts). Never throws.
 * @param sent what was published of them a moment ago: later edits began from that
 */
export function reconcile(live: Content, drafts: Drafts, sent?: Drafts): Reconciled {
  const next = asPublished(workingCopy(live, drafts));
  const found: Reconciled = { changes: [], conflicting: [] };
  for (const change of listChanges(drafts)) {
    const { collection, id, entry } = change;
    const theirs = publishedRecord(live, collection, id);
    const isDone = same(publishedRecord(next, collection, id), theirs);
    const base = sent?.[collection][draftKey(id)]?.draft ?? entry.base;
    if (!isDone && same(base, theirs) && sameJson(entry.base, theirs)) continue;
    const { value, conflicts } =
      collection === 'orders'
        ? // Whatever else is in the list by now comes last: there is nothing to ask.
          { value: entry.draft, conflicts: [] }
        : mergeRecord(base, entry.draft, theirs);
    if (!isDone && conflicts.length > 0)
      found.conflicting.push({ change, conflicts, live: theirs, merged: value });
    else {
      const after = isDone ? null : rebased(theirs, value);
      found.changes.push({ collection, id, before: entry, after });
    }
  }
  return found;
}

/** How drafts stand to a content that visitors do not see yet: they are done with only when visitors see them too. */
function reconcileAhead(ahead: Content, visible: Content, drafts: Drafts): Reconciled {
  const found = reconcile(ahead, drafts);
  const seen = reconcile(visible, drafts).changes.filter(({ after }) => after === null);
  const isSeen = (change: Change) =>
    seen.some(({ collection, id }) => collection === change.collection && id === change.id);
  return {
    ...found,
    changes: found.changes.filter((change) => change.after !== null || isSeen(change)),
  };
}

/**
 * Joins the drafts with what is published now, and stores them; what contradicts it is left to be asked.
 * @param sent what was published of them a moment ago
 * @param visible what visitors get, where `live` is ahead of it
 */
export function bringUpToDate(
  live: Content,
  sent?: Drafts,
  visible?: Content,
): PublishThunk<Promise<Reconciled>> {
  return async (dispatch, getState) => {
    const { drafts } = getState();
    const found = visible ? reconcileAhead(live, visible, drafts) : reconcile(live, drafts, sent);
    if (found.changes.length > 0 && !drafts.keeping.isFollowing) {
      dispatch(draftsRebased(found.changes));
      await dispatch(storeNow());
    }
    return found;
  };
}

/** Tells which changes a content does not hold yet. */
export function isOpenFor(live: Content, drafts: Drafts): (change: RecordChange) => boolean {
  const next = asPublished(workingCopy(live, drafts));
  return ({ collection, id }) =>
    !same(publishedRecord(next, collection, id), publishedRecord(live, collection, id));
}

/** Whose value is to stand in a field that both changed. */
export type Side = 'mine' | 'theirs';

/** Settles a record that was changed on both sides. `sides` answers its conflicts one by one. */
export function settleConflict(
  { change, conflicts, live, merged }: ConflictingChange,
  sides: readonly Side[],
): PublishThunk<Promise<void>> {
  return async (dispatch) => {
    const draft = conflicts.reduce<unknown>(
      (record, { path, theirs }, at) =>
        sides[at] === 'theirs' ? withField(record, path, theirs) : record,
      merged,
    );
    const { collection, id, entry } = change;
    dispatch(draftsRebased([{ collection, id, before: entry, after: rebased(live, draft) }]));
    await dispatch(storeNow());
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
