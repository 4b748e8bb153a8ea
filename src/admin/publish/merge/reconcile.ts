import type { Content } from '@/domain/content/content';
import { LIST_NAMES, rowOf } from '@/domain/content/lists';
import { featuredOf } from '@/domain/content/readContent';
import { FEATURED_KINDS } from '@/domain/featured/featured';
import type { Problem } from '@/domain/record/problem';
import { sameJson } from '@/domain/text/sameJson';
import { type DraftChange, type DraftEntry, type Drafts } from '../../drafts/state/draftEntry';
import { rebaseEntries } from '../../drafts/editThunks';
import type { LoadedContent } from '../../drafts/content/liveContent';
import { isPending, isSameButTimes, pendingAfter, sameMedia } from '../../drafts/content/pending';
import { selectLive, selectPublished, withDrafts } from '../../drafts/content/draftContent';
import { pendingChanged, selectDrafts, selectPending } from '../../drafts/state/draftsReducer';
import { storeProblem } from '../../file-store/fileStore';
import { publishedRecord } from '../../drafts/draftChanges';
import { listChanges, type RecordChange } from '../changes/changes';
import {
  contentOfBranch,
  fetchPublished,
  readBranch,
  type BaseContent,
  type PublishThunk,
} from '../baseContent';
import type { PublishTarget, TargetFailure } from '../publishTarget';
import { mergeChange, type Conflict, type ConflictSide } from './merge';

// See docs/behaviour/conflicts.md.

export interface ConflictingChange {
  change: RecordChange;
  conflicts: Conflict[];
  theirs: unknown;
}

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

/** Returns the entry based on the published record; null if it has no change left. */
const rebased = (theirs: unknown, draft: unknown): DraftEntry | null =>
  isSameButTimes(theirs, draft) ? null : { base: theirs, draft };

/** Ends published drafts and merges others; fields changed on both sides become conflicts. Never throws. */
export function reconcile(published: Content, drafts: Drafts): ReconcileResult {
  const next = asPublished(withDrafts(published, drafts));
  const found: ReconcileResult = { changes: [], conflicting: [] };
  for (const change of listChanges(drafts)) {
    const { collection, id, entry: before } = change;
    const theirs = publishedRecord(published, collection, id);
    if (sameMedia(publishedRecord(next, collection, id), theirs))
      found.changes.push({ collection, id, before, after: null });
    else if (!sameJson(before.base, theirs)) {
      const { value, conflicts } = mergeChange(collection, before.base, before.draft, theirs);
      if (conflicts.length > 0) found.conflicting.push({ change, conflicts, theirs });
      else found.changes.push({ collection, id, before, after: rebased(theirs, value) });
    }
  }
  return found;
}

/** Returns the change that resolves a conflict. `sides` contains the resolution of each field, in the same order. */
export function resolvedChange(
  { change, conflicts, theirs }: ConflictingChange,
  sides: readonly ConflictSide[],
): DraftChange {
  const { collection, id, entry } = change;
  const replaced = conflicts.filter((_one, index) => sides[index] === 'theirs');
  const paths = replaced.map(({ path }) => path);
  const { value } = mergeChange(collection, entry.base, entry.draft, theirs, paths);
  return { collection, id, before: entry, after: rebased(theirs, value) };
}

/** The drafts compared with the published content, as last loaded. */
export interface PublishStatus {
  /** Undefined if the published content could not be loaded completely; nothing can be published then. */
  base?: BaseContent;
  /** The reasons for that, if files are damaged. */
  damage?: Problem[] | undefined;
  conflicting: ConflictingChange[];
  /** Number of records that were merged with publications of other administrators. */
  mergedCount: number;
  /** Whether the branch no longer has the publication of this browser, and visitors have never got it. */
  isLost?: boolean;
  /** Why the target could not be read; `base` is the content of the website then. */
  failure?: TargetFailure;
}

const UNKNOWN: PublishStatus = { conflicting: [], mergedCount: 0 };

/** Whether somebody else has changed the record of a draft. */
const isMerged = ({ before, after }: DraftChange) =>
  before !== null && after !== null && !sameMedia(before.base, after.base);

/** Reads the branch. From then on, the back office shows what it has, also before visitors get it. */
function fetchBranch(
  target: PublishTarget | undefined,
): PublishThunk<Promise<(BaseContent & LoadedContent) | undefined>> {
  return async (dispatch, getState) => {
    const store = target?.openStore?.();
    const live = selectLive(getState());
    if (!store || !live) return undefined;
    const found = await contentOfBranch(await readBranch(store));
    if (found.failed.length > 0) return found;
    const former = selectPending(getState());
    const pending = pendingAfter(former, live.files, found.files, found.files);
    if (!sameJson(former, pending)) dispatch(pendingChanged(pending));
    return found;
  };
}

/** Loads the published content, and keeps what is pending and the merged drafts. `target` may be ahead of the website. */
export function reconcileDrafts(target?: PublishTarget): PublishThunk<Promise<PublishStatus>> {
  return async (dispatch, getState) => {
    const website = await dispatch(fetchPublished());
    const [live, former] = [selectLive(getState()), selectPending(getState())];
    const isAwaited = live && former?.publication && isPending(former, live.files);
    const complete = website?.failed.length === 0 ? website : undefined;
    let branch;
    try {
      branch = await dispatch(fetchBranch(target));
    } catch (error) {
      // What visitors get is sufficient for a ZIP file. The drafts may be ahead of it and are not changed.
      return { ...UNKNOWN, failure: storeProblem(error), ...(complete && { base: complete }) };
    }
    const base = branch ?? website;
    const published = selectPublished(getState());
    if (!website || !published || !base || base.failed.length > 0) {
      const read = branch ?? published;
      const isDamage = ({ level, file }: Problem) =>
        level === 'error' && read?.failed.includes(file);
      return { ...UNKNOWN, damage: read?.problems.filter(isDamage) };
    }
    const { changes, conflicting } = reconcile(published.content, selectDrafts(getState()));
    await dispatch(rebaseEntries(changes));
    const isLost = Boolean(isAwaited) && !selectPending(getState())?.publication;
    return { base, conflicting, isLost, mergedCount: changes.filter(isMerged).length };
  };
}
