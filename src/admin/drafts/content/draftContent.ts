import type { Content } from '@/domain/content/content';
import { type ListName, LIST_NAMES } from '@/domain/content/lists';
import { PAGES, type Entities, type Lists, type ListOrder } from '@/domain/content/contentModel';
import { idOfDraftKey, draftKey, type DraftEntry, type Drafts } from '../state/draftEntry';
import { featuredOrders, inOrder, orderOf } from './orders';

type Entries<T> = Record<string, DraftEntry<T>>;

/**
 * Overlays a published list with the drafts: changed records keep their index, deleted ones are left out, new ones come
 * last.
 */
function overlaidList<T extends { id: string }>(published: T[], entries: Entries<T>): T[] {
  if (Object.keys(entries).length === 0) return published;
  const entryOf = (id: string) => {
    const key = draftKey(id);
    return Object.hasOwn(entries, key) ? entries[key] : undefined;
  };
  const kept = published.flatMap((item) => {
    const entry = entryOf(item.id);
    if (!entry) return [item];
    return entry.draft ? [entry.draft] : [];
  });
  const known = new Set(published.map(({ id }) => id));
  const added = Object.entries(entries).flatMap(([key, { draft }]) =>
    known.has(idOfDraftKey(key)) || !draft ? [] : [draft],
  );
  return [...kept, ...added];
}

/**
 * Returns a list of the draft content. Without drafts it is the published list itself.
 * @param order the drafted order of the list, if there is one
 */
export function listWithDrafts<T extends { id: string }>(
  published: T[],
  entries: Entries<T>,
  order: ListOrder | null,
): T[] {
  return inOrder(overlaidList(published, entries), order);
}

/** Returns the draft content that has these lists. */
export function withLists(
  published: Content,
  lists: Lists,
  { pages, settings, orders }: Pick<Drafts, 'pages' | 'settings' | 'orders'>,
): Content {
  const drafts: Record<string, Record<string, DraftEntry>> = { pages, settings };
  const edited = Object.entries(PAGES).flatMap(([id, { collection, field }]) => {
    const draft = drafts[collection]?.[id]?.draft;
    return draft ? [[field, draft] as const] : [];
  });
  return {
    ...published,
    ...lists,
    ...(Object.fromEntries(edited) as Partial<Content>),
    featured: featuredOrders(published, orders),
  };
}

/**
 * Returns the content that the editors and previews show: the published content overlaid with the drafts. Parts without
 * drafts are shared with the published content.
 */
export function draftContent(published: Content, drafts: Drafts): Content {
  const listIn = <C extends ListName>(lists: Lists, name: C): Entities[C][] =>
    listWithDrafts<Entities[C]>(lists[name], drafts[name], orderOf(drafts.orders, name));
  const entries = LIST_NAMES.map((name) => [name, listIn(published, name)] as const);
  return withLists(published, Object.fromEntries(entries) as Lists, drafts);
}
