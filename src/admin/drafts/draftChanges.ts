import { categoryOf, findCategory } from '@/domain/category/category';
import type { Content, FeaturedKind } from '@/domain/content/content';
import { pageInfo, PAGE_IDS, type Collection, type Entities } from '@/domain/content/contentModel';
import { FEATURED_KINDS, FEATURED_LIMITS, unfeaturedByChange } from '@/domain/featured/featured';
import { NO_RENTAL_TERMS } from '@/domain/prices/rentalTerms';
import { isJsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import { withDrafts } from './content/draftContent';
import { orderedIds } from './content/orders';
import { isSameButTimes } from './content/pending';
import {
  type DraftChange,
  type DraftEntry,
  type Drafts,
  applyDraftChanges,
} from './state/draftEntry';

/** The new state of a record of any collection; null deletes it. */
export interface Edit {
  collection: Collection;
  id: string;
  draft: unknown;
}

export interface EditOf<C extends Collection> extends Edit {
  collection: C;
  draft: Entities[C] | null;
}

export function publishedRecord(
  content: Content | undefined,
  collection: Collection,
  id: string,
): unknown {
  if (!content) return null;
  if (collection === 'settings' || collection === 'pages') {
    const page = pageInfo(id);
    if (page?.collection !== collection) return null;
    // A file without conditions and no file mean the same, so that every edit changes an existing record.
    return content[page.field] ?? (id === PAGE_IDS.rental ? NO_RENTAL_TERMS : null);
  }
  if (collection === 'orders') return { ids: orderedIds(content, id) };
  return (content[collection] as { id: string }[]).find((item) => item.id === id) ?? null;
}

/** Returns the entry of a record. IDs are arbitrary text, such as the name of a property of every object. */
export function entryOf(drafts: Drafts, collection: Collection, id: string): DraftEntry | null {
  const map: Record<string, DraftEntry> = drafts[collection];
  return Object.hasOwn(map, id) ? (map[id] ?? null) : null;
}

export function toDraftChanges(
  edits: readonly Edit[],
  drafts: Drafts,
  published: Content | undefined,
): DraftChange[] {
  // Thousands of holds can change in one step.
  const holds = new Map(published?.holds.map((hold) => [hold.id, hold]));
  const baseOf = (collection: Collection, id: string) => {
    if (collection === 'holds') return holds.get(id) ?? null;
    return publishedRecord(published, collection, id);
  };
  return edits.flatMap(({ collection, id, draft }): DraftChange[] => {
    const before = entryOf(drafts, collection, id);
    const { base } = before ?? { base: baseOf(collection, id) };
    const after = isSameButTimes(base, draft) ? null : { base, draft };
    return sameJson(before, after) ? [] : [{ collection, id, before, after }];
  });
}

export type FeaturedRecord = Content[FeaturedKind][number];

function unfeaturing(kind: FeaturedKind, record: FeaturedRecord): Edit {
  return { collection: kind, id: record.id, draft: { ...record, isFeatured: false } };
}

const keyOf = ({ collection, id }: Edit) => `${collection}/${id}`;

/** Unfeatures others beyond the limits, in list order but `isFirst` first. Returns all edits and those it added. */
export function withinLimits(
  edits: readonly Edit[],
  drafts: Drafts,
  published: Content,
  isFirst: (kind: FeaturedKind, id: string) => boolean = () => false,
) {
  const isFeaturing = ({ draft }: Edit) => isJsonObject(draft) && draft.isFeatured === true;
  if (!edits.some(isFeaturing)) return { edits: [...edits], unfeatured: [] };
  const now = withDrafts(published, drafts);
  const changes = toDraftChanges(edits, drafts, published);
  const next = withDrafts(published, applyDraftChanges(drafts, changes, 'after'));
  const unfeatured = FEATURED_KINDS.flatMap((kind) => {
    const [before, after]: (readonly FeaturedRecord[])[] = [now[kind], next[kind]];
    const isFirstOf = ({ id }: FeaturedRecord) => isFirst(kind, id);
    return unfeaturedByChange(before ?? [], after ?? [], FEATURED_LIMITS[kind], isFirstOf).map(
      (record) => unfeaturing(kind, record),
    );
  });
  const lost = new Map(unfeatured.map((edit) => [keyOf(edit), edit]));
  const made = edits.map((edit) => lost.get(keyOf(edit)) ?? edit);
  const known = new Set(edits.map(keyOf));
  return { edits: [...made, ...unfeatured.filter((edit) => !known.has(keyOf(edit)))], unfeatured };
}

const LISTS_WITH_SLUGS = [
  'products',
  'projects',
  'productCategories',
  'projectCategories',
] as const;

export type RuleViolation =
  | { kind: 'featured'; list: (typeof FEATURED_KINDS)[number]; limit: number }
  | { kind: 'address' }
  | { kind: 'category' };

function sharedSlugs(list: readonly { slug: string }[]): number {
  return list.length - new Set(list.map(({ slug }) => slug)).size;
}

/** Returns the number of products and projects whose category does not exist. */
function strays({ products, projects, productCategories, projectCategories }: Content): number {
  const lost = products.filter(({ category }) => !categoryOf(category, productCategories));
  const without = projects.filter(({ category }) =>
    category.some((name) => !findCategory(projectCategories, name)),
  );
  return lost.length + without.length;
}

/** A rule that only `next` breaks. As many may be featured as in `published`: undo returns to it. Never throws. */
export function findNewViolation(
  now: Content,
  next: Content,
  published?: Content,
): RuleViolation | undefined {
  for (const list of FEATURED_KINDS) {
    const count = (content: Content) => content[list].filter((item) => item.isFeatured).length;
    const limit = FEATURED_LIMITS[list];
    const most = Math.max(limit, published ? count(published) : 0);
    if (count(next) > most && count(next) > count(now)) return { kind: 'featured', list, limit };
  }
  if (LISTS_WITH_SLUGS.some((list) => sharedSlugs(next[list]) > sharedSlugs(now[list])))
    return { kind: 'address' };
  return strays(next) > strays(now) ? { kind: 'category' } : undefined;
}
