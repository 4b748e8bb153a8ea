import { createSelector } from '@reduxjs/toolkit';
import type { Content } from '@/domain/content/content';
import { COLLECTIONS, type DraftEntry, type Drafts, type ListName } from '../draftEntry';
import { selectDrafts, type DraftsRootState } from '../draftsReducer';
import { orderOf } from './orders';
import { publishedContentQuery, type PublishedContent } from './publishedContent';
import { withRepairs } from '../repairs';
import { listWithDrafts, withLists } from './workingCopy';

type ContentState = Parameters<ReturnType<typeof publishedContentQuery.select>>[0];

/** A store that has published content and drafts. */
export type WorkingCopyState = ContentState & DraftsRootState;

const selectPublishedQuery = publishedContentQuery.select();

/** Returns the published content; undefined until it has been loaded. */
export const selectPublished = (state: WorkingCopyState): PublishedContent | undefined =>
  selectPublishedQuery(state).data;

/** Returns the published content with its repairs, on which the other drafts are based. */
const selectRepaired = createSelector(
  [selectPublished, (state: WorkingCopyState) => selectDrafts(state).repairs],
  (published, repairs) => published && withRepairs(published.content, repairs),
);

/** Depends on the published list, its own drafts and its own order, so other drafts do not recompute it. */
function createListSelector<T extends { id: string }>(
  name: ListName,
  publishedOf: (content: Content) => T[],
  entriesOf: (drafts: Drafts) => Record<string, DraftEntry<T>>,
) {
  return createSelector(
    [
      (state: WorkingCopyState) => {
        const content = selectRepaired(state);
        return content && publishedOf(content);
      },
      (state: WorkingCopyState) => entriesOf(selectDrafts(state)),
      (state: WorkingCopyState) => orderOf(selectDrafts(state).orders, name),
    ],
    (published, entries, order) => published && listWithDrafts(published, entries, order),
  );
}

const listSelectors = {
  services: createListSelector(
    'services',
    (content) => content.services,
    (drafts) => drafts.services,
  ),
  products: createListSelector(
    'products',
    (content) => content.products,
    (drafts) => drafts.products,
  ),
  projects: createListSelector(
    'projects',
    (content) => content.projects,
    (drafts) => drafts.projects,
  ),
  productCategories: createListSelector(
    'productCategories',
    (content) => content.productCategories,
    (drafts) => drafts.productCategories,
  ),
  projectCategories: createListSelector(
    'projectCategories',
    (content) => content.projectCategories,
    (drafts) => drafts.projectCategories,
  ),
};

/** Returns the selector of a list of the working copy; undefined until the published content has been loaded. */
export function selectList<C extends ListName>(name: C): (typeof listSelectors)[C] {
  return listSelectors[name];
}

/** The only selector of the working copy; undefined until the published content has been loaded. */
export const selectWorkingCopy = createSelector(
  [
    selectRepaired,
    selectList('services'),
    selectList('products'),
    selectList('projects'),
    selectList('productCategories'),
    selectList('projectCategories'),
    (state: WorkingCopyState) => selectDrafts(state).pages,
    (state: WorkingCopyState) => selectDrafts(state).settings,
    (state: WorkingCopyState) => selectDrafts(state).orders,
  ],
  (
    published,
    services,
    products,
    projects,
    productCategories,
    projectCategories,
    pages,
    settings,
    orders,
  ): Content | undefined =>
    published &&
    services &&
    products &&
    projects &&
    productCategories &&
    projectCategories &&
    withLists(
      published,
      { services, products, projects, productCategories, projectCategories },
      { pages, settings, orders },
    ),
);

/** Returns the number of records that differ from the published ones. */
export const selectChangeCount = createSelector([selectDrafts], (drafts) =>
  COLLECTIONS.reduce((sum, collection) => sum + Object.keys(drafts[collection]).length, 0),
);
