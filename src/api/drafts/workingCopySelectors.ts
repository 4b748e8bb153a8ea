import { createSelector } from '@reduxjs/toolkit';
import type { Content } from '@/domain/content';
import { COLLECTIONS } from './draftEntry';
import { selectDrafts, type WithDrafts } from './draftsReducer';
import { publishedContentQuery, type PublishedContent } from './publishedContent';
import { workingCopy } from './workingCopy';

type ContentState = Parameters<ReturnType<typeof publishedContentQuery.select>>[0];

/** A store that has published content and drafts. */
export type WorkshopState = ContentState & WithDrafts;

const selectPublishedQuery = publishedContentQuery.select();

/** The published content, once it has been read. */
export const selectPublished = (state: WorkshopState): PublishedContent | undefined =>
  selectPublishedQuery(state).data;

/** The one selector of the working copy; undefined until the published content has been read. */
export const selectWorkingCopy: (state: WorkshopState) => Content | undefined = createSelector(
  [selectPublished, selectDrafts],
  (published, drafts) => published && workingCopy(published.content, drafts),
);

/** The number of records that differ from what is published. */
export const selectChangeCount = createSelector([selectDrafts], (drafts) =>
  COLLECTIONS.map((collection) => Object.keys(drafts[collection]).length).reduce(
    (sum, count) => sum + count,
    0,
  ),
);
