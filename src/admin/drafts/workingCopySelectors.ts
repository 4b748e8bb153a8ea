import { createSelector } from '@reduxjs/toolkit';
import type { Content } from '@/domain/content/content';
import { COLLECTIONS } from './draftEntry';
import { selectDrafts, type DraftsRootState } from './draftsReducer';
import { publishedContentQuery, type PublishedContent } from './publishedContent';
import { workingCopy } from './workingCopy';

type ContentState = Parameters<ReturnType<typeof publishedContentQuery.select>>[0];

/** A store that has published content and drafts. */
export type WorkingCopyState = ContentState & DraftsRootState;

const selectPublishedQuery = publishedContentQuery.select();

/** Returns the published content; undefined until it has been loaded. */
export const selectPublished = (state: WorkingCopyState): PublishedContent | undefined =>
  selectPublishedQuery(state).data;

/** The only selector of the working copy; undefined until the published content has been loaded. */
export const selectWorkingCopy: (state: WorkingCopyState) => Content | undefined = createSelector(
  [selectPublished, selectDrafts],
  (published, drafts) => published && workingCopy(published.content, drafts),
);

/** Returns the number of records that differ from the published ones. */
export const selectChangeCount = createSelector([selectDrafts], (drafts) =>
  COLLECTIONS.reduce((sum, collection) => sum + Object.keys(drafts[collection]).length, 0),
);
