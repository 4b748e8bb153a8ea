import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
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
import type { DraftEntry, Drafts } from '../state/draftEntry';
import { selectDrafts, selectPending, type DraftsRootState } from '../state/draftsReducer';
import { featuredOrders, inOrder, orderOf } from './orders';
import { withPending } from './pending';
import { liveContentQuery, type LoadedContent } from './liveContent';

type Entries<T> = Record<string, DraftEntry<T>>;

/** Changed records keep their index, and new ones come last. */
function overlaidList<T extends { id: string }>(published: T[], entries: Entries<T>): T[] {
  if (Object.keys(entries).length === 0) return published;
  const entryOf = (id: string) => (Object.hasOwn(entries, id) ? entries[id] : undefined);
  const kept = published.flatMap((item) => {
    const entry = entryOf(item.id);
    if (!entry) return [item];
    return entry.draft ? [entry.draft] : [];
  });
  const known = new Set(published.map(({ id }) => id));
  const added = Object.entries(entries).flatMap(([id, { draft }]) =>
    known.has(id) || !draft ? [] : [draft],
  );
  return [...kept, ...added];
}

/** Without drafts, this is the published list itself. Drafts of other lists do not recompute it. */
const listWithDrafts = weakMapMemoize(
  <T extends { id: string }>(published: T[], entries: Entries<T>, order: ListOrder | null): T[] =>
    inOrder(overlaidList(published, entries), order),
);

/** The content that editors and previews show. Parts without drafts are shared with the published content. */
export function withDrafts(published: Content, drafts: Drafts): Content {
  const lists: Lists = published;
  const listIn = <C extends ListName>(name: C) =>
    listWithDrafts<Entities[C]>(lists[name], drafts[name], orderOf(drafts.orders, name));
  const pages = Object.entries(PAGES).flatMap(([id, { collection, field }]) => {
    const draft = drafts[collection][id]?.draft;
    return draft ? [[field, draft] as const] : [];
  });
  return {
    ...published,
    ...(Object.fromEntries(LIST_NAMES.map((name) => [name, listIn(name)])) as Lists),
    ...(Object.fromEntries(pages) as Partial<Content>),
    featured: featuredOrders(published, drafts.orders),
  };
}

type ContentState = Parameters<ReturnType<typeof liveContentQuery.select>>[0];

export type DraftContentState = ContentState & DraftsRootState;

const selectLiveQuery = liveContentQuery.select();

/** Returns the content that visitors get; undefined until it has been loaded. */
export const selectLive = (state: DraftContentState): LoadedContent | undefined =>
  selectLiveQuery(state).data;

/** Returns the published content, also what visitors do not get yet; undefined until it has been loaded. */
export const selectPublished = createSelector(
  [selectLive, selectPending],
  (live, pending): LoadedContent | undefined =>
    live && pending ? withPending(live, pending) : live,
);

/** Whether the published content has been loaded, or could not be. */
export function selectIsPublishedSettled(state: DraftContentState): boolean {
  const { data, isError } = selectLiveQuery(state);
  // Content that is loaded again, as after publishing, is known meanwhile.
  return data !== undefined || isError;
}

/** The only selector of the draft content; undefined until the published content has been loaded. */
export const selectDraftContent = createSelector(
  [selectPublished, selectDrafts],
  (published, drafts) => published && withDrafts(published.content, drafts),
);

export const selectList =
  <C extends ListName>(name: C) =>
  (state: DraftContentState): Lists[C] | undefined => {
    const lists: Lists | undefined = selectDraftContent(state);
    return lists?.[name];
  };

export const selectChangeCount = createSelector([selectDrafts], (drafts) =>
  COLLECTIONS.reduce((sum, collection) => sum + Object.keys(drafts[collection]).length, 0),
);

const NONE: Problem[] = [];

/** The parts of the published content that cannot be read; empty until the content has been loaded. */
export const selectUnreadable = createSelector([selectPublished], (published) =>
  published ? published.problems.filter(({ level }) => level === 'unreadable') : NONE,
);
