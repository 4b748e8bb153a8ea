import { createSelector } from '@reduxjs/toolkit';
import type { ContentsOf } from '@/domain/rental/quotes';
import { noticeShown } from '@/features/notices';
import { withLimit } from '@/ui/lazy/importWithRetry';
import { publishedContentQuery } from '../../drafts/content/publishedContent';
import { selectIsPublishedSettled, selectList } from '../../drafts/content/workingCopySelectors';
import type { RequestsThunk } from './storeTypes';

/** Returns what comes with a product, with unpublished changes. */
export const selectContentsOf = createSelector([selectList('products')], (products): ContentsOf => {
  const byId = new Map(products?.map(({ id, included }) => [id, included]));
  return (productId) => byId.get(productId);
});

/**
 * Waits until the products are loaded, at most 20 s. What is created without them has no contents.
 * @returns undefined if they are loaded, or could not be
 */
export function contentsLoaded(): RequestsThunk<Promise<unknown> | undefined> {
  return (dispatch, getState) => {
    if (selectIsPublishedSettled(getState())) return undefined;
    const message = 'The products are still loading. The step continues after that.';
    dispatch(noticeShown({ message, type: 'info' }));
    const loading = dispatch(publishedContentQuery.initiate(undefined, { subscribe: false }));
    return withLimit(loading).catch(() => undefined);
  };
}
