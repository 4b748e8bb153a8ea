import type { Content } from '@/domain/content/content';
import { sameOrder, withIdsOf } from '@/domain/record/derivedIds';
import { sameJson } from '@/domain/text/sameJson';
import {
  COLLECTIONS,
  ORDER_IDS,
  PAGE_IDS,
  SITE_ID,
  type Collection,
} from '@/domain/content/contentModel';
import { orderedIds } from '../../drafts/content/orders';
import { withDrafts } from '../../drafts/content/draftContent';
import {
  publishedRecord,
  toDraftChanges,
  withinLimits,
  type Edit,
  findNewViolation,
  type RuleViolation,
} from '../../drafts/draftChanges';
import { applyDraftChanges, type Drafts } from '../../drafts/state/draftEntry';
import { storeProblem } from '../../file-store/fileStore';
import { changeOf, type RecordChange } from '../changes/changes';
import { contentOfBranch, readBranch } from '../baseContent';
import { asPublished } from '../merge/reconcile';
import type { PublishTarget, TargetFailure } from '../publishTarget';
import { findMissingPictures } from '../thunks/visibility';
import {
  asPublishedMedia,
  isSameButTimes,
  sameMedia,
  uploadsIn,
} from '../../drafts/content/pending';

// See docs/behaviour/publish-history.md.

export interface PastContent {
  content: Content;
  /** The content after the publication that is to be undone; without one, `content`. */
  undone: Content;
  /** Site paths of images that it uses and that are not published now. */
  missing: string[];
}

export type PastFailure =
  { code: 'target'; failure: TargetFailure } | { code: 'incomplete'; files: string[] };

function picturesIn(value: unknown): string[] {
  const found = JSON.stringify(value).matchAll(/"(\/media\/[^"\\]+)"/g);
  return [...new Set([...found].map(([, path = '']) => path))];
}

/** `undoneId`: the publication that is to be undone. Never throws. */
export async function fetchPastContent(
  target: PublishTarget,
  id: string,
  undoneId = id,
): Promise<PastContent | PastFailure> {
  const store = target.openStore?.();
  if (!store) return { code: 'target', failure: { code: 'notConnected' } };
  try {
    const past = await contentOfBranch(await readBranch(store, id));
    const after = undoneId === id ? past : await contentOfBranch(await readBranch(store, undoneId));
    const files = [...new Set([...past.failed, ...after.failed])];
    if (files.length > 0) return { code: 'incomplete', files };
    const { content } = past;
    const missing = await findMissingPictures(picturesIn(content));
    return { content, undone: after.content, missing };
  } catch (error) {
    return { code: 'target', failure: storeProblem(error) };
  }
}

function idsOf(content: Content, collection: Collection): readonly string[] {
  if (collection === 'orders') return ORDER_IDS;
  if (collection === 'settings') return [SITE_ID];
  if (collection === 'pages') return Object.values(PAGE_IDS);
  return content[collection].map(({ id }) => id);
}

function isOffered({ collection, kind, fields, entry: { base, draft } }: RecordChange) {
  // A page without a file has nothing to restore.
  if (collection === 'pages' && draft === null) return false;
  if (collection === 'orders') {
    const [now, then] = [base, draft].map((order) => (order as { ids: string[] }).ids);
    return !sameOrder(now ?? [], then ?? []);
  }
  return kind !== 'changed' || fields.length > 0 || !isSameButTimes(base, draft);
}

/**
 * Returns where a past content differs from the draft content: `added` has been deleted since, `deleted` is new since.
 * Holds are left out, because earlier ones do not show what is available now. Never throws.
 */
export function diffWithPast(draftContent: Content, then: Content): RecordChange[] {
  const now = asPublished(draftContent);
  const uploads = uploadsIn(then);
  return COLLECTIONS.filter((collection) => collection !== 'holds').flatMap((collection) =>
    [...new Set([...idsOf(now, collection), ...idsOf(then, collection)])].flatMap((id) => {
      const base = publishedRecord(now, collection, id);
      const draft = publishedRecord(then, collection, id);
      if (sameMedia(base, draft)) return [];
      const entry = { base: asPublishedMedia(base, uploads), draft };
      return [changeOf(collection, id, entry)].filter(isOffered);
    }),
  );
}

/** Returns the keys of the differences that a publication made and that are still as in `after`. */
export function keysToUndo(
  draftContent: Content,
  differences: readonly RecordChange[],
  after: Content,
): Set<string> {
  const changedSince = new Set(diffWithPast(draftContent, after).map(({ key }) => key));
  return new Set(differences.map(({ key }) => key).filter((key) => !changedSince.has(key)));
}

/** Returns the drafts with the edits applied and the featured lists within their limits. Never throws. */
export function applyRestoration(edits: readonly Edit[], drafts: Drafts, published: Content) {
  const made = withinLimits(edits, drafts, published).edits;
  return applyDraftChanges(drafts, toDraftChanges(made, drafts, published), 'after');
}

/** Deleted records return to their place, new ones are deleted. If all are selected, lists get their former order. */
export function restorationOf(
  selected: readonly RecordChange[],
  all: readonly RecordChange[],
  then: Content,
  drafts: Drafts,
  published: Content,
): Edit[] {
  const isOrder = ({ collection }: RecordChange) => collection === 'orders';
  const records = selected
    .filter((change) => !isOrder(change))
    .map(({ collection, id, entry: { draft } }): Edit => ({ collection, id, draft }));
  const orders = new Set(
    selected.length === all.length ? ORDER_IDS : selected.filter(isOrder).map(({ id }) => id),
  );
  const next = withDrafts(published, applyRestoration(records, drafts, published));
  const edits = ORDER_IDS.flatMap((listId): Edit[] => {
    const have = orderedIds(next, listId);
    const had = orderedIds(then, listId).filter((known) => have.includes(known));
    const isAdded = (id: string) =>
      records.some(
        ({ collection, id: restored }) =>
          collection === listId && restored === id && !publishedRecord(published, collection, id),
      );
    const ids = orders.has(listId)
      ? withIdsOf(had, have)
      : withIdsOf(
          have.filter((id) => !isAdded(id)),
          had,
        );
    return sameJson(have, ids) ? [] : [{ collection: 'orders', id: listId, draft: { ids } }];
  });
  return [...records, ...edits];
}

/** Exceeding a limit of featured records is allowed, see {@link withinLimits}. Never throws. */
export function findRestoreViolation(
  edits: readonly Edit[],
  drafts: Drafts,
  published: Content,
): RuleViolation | undefined {
  const next = withDrafts(published, applyRestoration(edits, drafts, published));
  return findNewViolation(withDrafts(published, drafts), next);
}
