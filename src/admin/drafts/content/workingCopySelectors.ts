import { createSelector } from '@reduxjs/toolkit';
import type { Content } from '@/domain/content/content';
import type { ListName } from '@/domain/content/singleFileLists';
import type { UnreadablePart } from '@/domain/content/unreadable';
import {
  COLLECTIONS,
  LIST_NAMES,
  type DraftableRecords,
  type DraftMap,
  type Drafts,
  draftKey,
} from '../state/draftEntry';
import { selectDrafts, type DraftsRootState } from '../state/draftsReducer';
import { orderOf } from './orders';
import { publishedContentQuery, type PublishedContent } from './publishedContent';
import { withRepairs } from '../state/repairs';
import { listWithDrafts, withLists, type Lists } from './workingCopy';

type ContentState = Parameters<ReturnType<typeof publishedContentQuery.select>>[0];

/** A store that has published content and drafts. */
export type WorkingCopyState = ContentState & DraftsRootState;

const selectPublishedQuery = publishedContentQuery.select();

/** Returns the published content; undefined until it has been loaded. */
export const selectPublished = (state: WorkingCopyState): PublishedContent | undefined =>
  selectPublishedQuery(state).data;

/** Whether the published content has been loaded, or could not be. */
export function selectIsPublishedSettled(state: WorkingCopyState): boolean {
  const { data, isError } = selectPublishedQuery(state);
  // Content that is loaded again, as after publishing, is known meanwhile.
  return data !== undefined || isError;
}

/** Returns the published content with its repairs, on which the other drafts are based. */
const selectRepaired = createSelector(
  [selectPublished, (state: WorkingCopyState) => selectDrafts(state).repairs],
  (published, repairs) => published && withRepairs(published.content, repairs),
);

/** Depends on the published list, its own drafts and its own order, so other drafts do not recompute it. */
function createListSelector<C extends ListName>(name: C) {
  const listIn = (content: Lists | undefined) => content?.[name];
  const entriesIn = (drafts: Drafts): DraftMap<C> => drafts[name];
  return createSelector(
    [
      (state: WorkingCopyState) => listIn(selectRepaired(state)),
      (state: WorkingCopyState) => entriesIn(selectDrafts(state)),
      (state: WorkingCopyState) => orderOf(selectDrafts(state).orders, name),
    ],
    (published, entries, order) =>
      published && listWithDrafts<DraftableRecords[C]>(published, entries, order),
  );
}

type ListSelectors = { [C in ListName]: ReturnType<typeof createListSelector<C>> };

const listSelectors = LIST_NAMES.reduce(
  (selectors, name) => ({ ...selectors, [name]: createListSelector(name) }),
  {} as ListSelectors,
);

/** Returns the selector of a list of the working copy; undefined until the published content has been loaded. */
export function selectList<C extends ListName>(name: C): ListSelectors[C] {
  return listSelectors[name];
}

/** The lists of the working copy. */
const selectLists = createSelector(
  LIST_NAMES.map((name) => selectList(name)),
  (...lists) => Object.fromEntries(LIST_NAMES.map((name, index) => [name, lists[index]])) as Lists,
);

/** The only selector of the working copy; undefined until the published content has been loaded. */
export const selectWorkingCopy = createSelector(
  [
    selectRepaired,
    selectLists,
    (state: WorkingCopyState) => selectDrafts(state).pages,
    (state: WorkingCopyState) => selectDrafts(state).settings,
    (state: WorkingCopyState) => selectDrafts(state).orders,
  ],
  (published, lists, pages, settings, orders): Content | undefined =>
    published && withLists(published, lists, { pages, settings, orders }),
);

/** Returns the number of records that differ from the published ones. */
export const selectChangeCount = createSelector([selectDrafts], (drafts) =>
  COLLECTIONS.reduce((sum, collection) => sum + Object.keys(drafts[collection]).length, 0),
);

/** Returns the unreadable parts that are published or have been restored since. Never throws. */
function partsToRepair(published: Content, { repairs }: Drafts): UnreadablePart[] {
  const drafted = new Set(Object.keys(repairs));
  const open = (content: Content, isOpen: (key: string) => boolean): UnreadablePart[] => {
    const { parts = [] } = content.unreadable ?? {};
    return parts.filter(({ id }) => isOpen(draftKey(id)));
  };
  const isPutBack = (key: string) => drafted.has(key) && repairs[key]?.base === null;
  const returned = [...drafted].some((key) => repairs[key]?.base === null && repairs[key]?.draft);
  return [
    ...open(published, (key) => !drafted.has(key)),
    ...(returned ? open(withRepairs(published, repairs), isPutBack) : []),
  ];
}

const NONE: UnreadablePart[] = [];

/** The parts of the published content that need attention; empty until the content has been loaded. */
export const selectPartsToRepair = createSelector(
  [selectPublished, selectDrafts],
  (published, drafts) => (published ? partsToRepair(published.content, drafts) : NONE),
);
