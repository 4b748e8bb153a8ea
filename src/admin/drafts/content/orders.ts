import type { Content, FeaturedKind } from '@/domain/content/content';
import { featuredOf } from '@/domain/content/readContent';
import type { ListName } from '@/domain/content/lists';
import type { ListOrder } from '@/domain/content/contentModel';
import type { DraftEntry } from '../state/draftEntry';

const FEATURED = 'featured-';

function featuredKind(id: string): FeaturedKind | undefined {
  return id.startsWith(FEATURED) ? (id.slice(FEATURED.length) as FeaturedKind) : undefined;
}

/** Returns the IDs of a list in its order. Never throws for the IDs of ORDER_IDS. */
export function orderedIds(content: Content, id: string): string[] {
  const kind = featuredKind(id);
  const list: readonly { id: string }[] = kind
    ? featuredOf<{ id: string; isFeatured: boolean }>(content[kind], content.featured[kind])
    : content[id as ListName];
  return list.map((record) => record.id);
}

type Entries = Record<string, DraftEntry<ListOrder>>;

export function orderOf(entries: Entries, id: string): ListOrder | null {
  return (Object.hasOwn(entries, id) && entries[id]?.draft) || null;
}

/** Returns a list in an order, if there is one. Records that the order does not name come last. */
export function inOrder<T extends { id: string }>(list: T[], order: ListOrder | null): T[] {
  if (!order) return list;
  const ranks = new Map(order.ids.map((known, index) => [known, index]));
  const rank = (record: T) => ranks.get(record.id) ?? ranks.size;
  return list.toSorted((a, b) => rank(a) - rank(b));
}

export function featuredOrders(content: Content, entries: Entries): Content['featured'] {
  const { featured } = content;
  if (Object.keys(entries).length === 0) return featured;
  const idsOf = (kind: FeaturedKind) => orderOf(entries, FEATURED + kind)?.ids ?? featured[kind];
  return {
    ...featured,
    services: idsOf('services'),
    products: idsOf('products'),
    projects: idsOf('projects'),
  };
}
