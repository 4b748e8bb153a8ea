import { createSelector } from '@reduxjs/toolkit';
import type { Content } from '@/domain/content/content';
import {
  PAGES,
  type Entities,
  type Lists,
  type ListOrder,
  COLLECTIONS,
} from '@/domain/content/contentModel';
import { type ListName, LIST_NAMES } from '@/domain/content/lists';
import type { Problem } from '@/domain/record/problem';
import {
  idOfDraftKey,
  draftKey,
  type DraftEntry,
  type Drafts,
  type DraftMap,
} from '../state/draftEntry';
import { selectDrafts, selectPending, type DraftsRootState } from '../state/draftsReducer';
import { featuredOrders, inOrder, orderOf } from './orders';
import { withPending } from './pending';
import { publishedContentQuery, type PublishedContent } from './publishedContent';

type Entries<T> = Record<string, DraftEntry<T>>;

/** Changed records keep their index, and new ones come last. */
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

/** Without drafts, this is the published list itself. */
function listWithDrafts<T extends { id: string }>(
  published: T[],
  entries: Entries<T>,
  order: ListOrder | null,
): T[] {
  return inOrder(overlaidList(published, entries), order);
}

function withLists(
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

/** The content that editors and previews show. Parts without drafts are shared with the published content. */
export function draftContent(published: Content, drafts: Drafts): Content {
  const listIn = <C extends ListName>(lists: Lists, name: C): Entities[C][] =>
    listWithDrafts<Entities[C]>(lists[name], drafts[name], orderOf(drafts.orders, name));
  const entries = LIST_NAMES.map((name) => [name, listIn(published, name)] as const);
  return withLists(published, Object.fromEntries(entries) as Lists, drafts);
}

type ContentState = Parameters<ReturnType<typeof publishedContentQuery.select>>[0];

export type DraftContentState = ContentState & DraftsRootState;

const selectPublishedQuery = publishedContentQuery.select();

/** Returns the content that visitors get; undefined until it has been loaded. */
export const selectLive = (state: DraftContentState): PublishedContent | undefined =>
  selectPublishedQuery(state).data;

/** Returns the published content, also what visitors do not get yet; undefined until it has been loaded. */
export const selectPublished = createSelector(
  [selectLive, selectPending],
  (live, pending): PublishedContent | undefined =>
    live && pending ? withPending(live, pending) : live,
);

/** Whether the published content has been loaded, or could not be. */
export function selectIsPublishedSettled(state: DraftContentState): boolean {
  const { data, isError } = selectPublishedQuery(state);
  // Content that is loaded again, as after publishing, is known meanwhile.
  return data !== undefined || isError;
}

const selectPublishedContent = (state: DraftContentState): Content | undefined =>
  selectPublished(state)?.content;

/** Depends on the published list, its own drafts and its own order, so other drafts do not recompute it. */
function createListSelector<C extends ListName>(name: C) {
  const listIn = (content: Lists | undefined) => content?.[name];
  const entriesIn = (drafts: Drafts): DraftMap<C> => drafts[name];
  return createSelector(
    [
      (state: DraftContentState) => listIn(selectPublishedContent(state)),
      (state: DraftContentState) => entriesIn(selectDrafts(state)),
      (state: DraftContentState) => orderOf(selectDrafts(state).orders, name),
    ],
    (published, entries, order) =>
      published && listWithDrafts<Entities[C]>(published, entries, order),
  );
}

type ListSelectors = { [C in ListName]: ReturnType<typeof createListSelector<C>> };

const listSelectors = LIST_NAMES.reduce(
  (selectors, name) => ({ ...selectors, [name]: createListSelector(name) }),
  {} as ListSelectors,
);

export function selectList<C extends ListName>(name: C): ListSelectors[C] {
  return listSelectors[name];
}

const selectLists = createSelector(
  LIST_NAMES.map((name) => selectList(name)),
  (...lists) => Object.fromEntries(LIST_NAMES.map((name, index) => [name, lists[index]])) as Lists,
);

/** The only selector of the draft content; undefined until the published content has been loaded. */
export const selectDraftContent = createSelector(
  [
    selectPublishedContent,
    selectLists,
    (state: DraftContentState) => selectDrafts(state).pages,
    (state: DraftContentState) => selectDrafts(state).settings,
    (state: DraftContentState) => selectDrafts(state).orders,
  ],
  (published, lists, pages, settings, orders): Content | undefined =>
    published && withLists(published, lists, { pages, settings, orders }),
);

export const selectChangeCount = createSelector([selectDrafts], (drafts) =>
  COLLECTIONS.reduce((sum, collection) => sum + Object.keys(drafts[collection]).length, 0),
);

const NONE: Problem[] = [];

/** The parts of the published content that cannot be read; empty until the content has been loaded. */
export const selectUnreadable = createSelector([selectPublished], (published) =>
  published ? published.problems.filter(({ level }) => level === 'unreadable') : NONE,
);
