import type { Content, FeaturedKind } from '@/domain/content/content';
import { featuredOf } from '@/domain/content/serializeRecords';
import type { DraftEntry, ListOrder } from './draftEntry';

const FEATURED = 'featured-';

/** The featured list that an order is of; undefined for other orders. */
function featuredKind(id: string): FeaturedKind | undefined {
  return id.startsWith(FEATURED) ? (id.slice(FEATURED.length) as FeaturedKind) : undefined;
}

type Listed = FeaturedKind | 'productCategories' | 'projectCategories';

/** The ids of a list in its order, by the id of the order. Never throws for those of ORDER_IDS. */
export function orderedIds(content: Content, id: string): string[] {
  const kind = featuredKind(id);
  const list: readonly { id: string }[] = kind
    ? featuredOf<{ id: string; isFeatured: boolean }>(content[kind], content.featured[kind])
    : content[id as Listed];
  return list.map((record) => record.id);
}

type Entries = Record<string, DraftEntry<ListOrder>>;

function draftOf(entries: Entries, id: string): ListOrder | null {
  return (Object.hasOwn(entries, id) && entries[id]?.draft) || null;
}

/** A list in the order that a draft gives it, if there is one: records that it does not name come last. */
export function inOrder<T extends { id: string }>(list: T[], entries: Entries, id: string): T[] {
  const order = draftOf(entries, id);
  if (!order) return list;
  const ranks = new Map(order.ids.map((known, at) => [known, at]));
  const rank = (record: T) => ranks.get(record.id) ?? ranks.size;
  return list.toSorted((a, b) => rank(a) - rank(b));
}

/** The orders of the featured lists, those of the drafts in the place of the published ones. */
export function featuredOrders(content: Content, entries: Entries): Content['featured'] {
  const { featured } = content;
  if (Object.keys(entries).length === 0) return featured;
  const orderOf = (kind: FeaturedKind) => draftOf(entries, FEATURED + kind)?.ids ?? featured[kind];
  return {
    services: orderOf('services'),
    products: orderOf('products'),
    projects: orderOf('projects'),
  };
}
