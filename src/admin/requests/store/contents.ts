import { createSelector } from '@reduxjs/toolkit';
import type { ContentsOf } from '@/domain/rental/quotes';
import { noticeShown } from '@/features/notices';
import { withLimit } from '@/ui/lazy/importWithRetry';
import { publishedContentQuery } from '../../drafts/content/publishedContent';
import { selectIsPublishedSettled, selectList } from '../../drafts/content/workingCopySelectors';
import { selectAreRequestsLocked, selectRequestById } from './selectors';
import type { RequestsThunk } from './storeTypes';

/** Returns what comes with a product, with unpublished changes. */
export const selectContentsOf = createSelector([selectList('products')], (products): ContentsOf => {
  const byId = new Map(products?.map(({ id, included }) => [id, included]));
  return (productId) => byId.get(productId);
});

/** References of the requests of which a step waits for the products. */
const waiting = new Set<string>();

/**
 * Waits until the products are loaded, at most 20 s. What is created without them has no contents.
 * @returns false if the step must not be taken: another one of the request waits already, or it cannot be taken any more
 */
export function contentsLoaded(reference: string): RequestsThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    if (selectIsPublishedSettled(getState())) return true;
    const message = 'The products are still loading. The step continues after that.';
    dispatch(noticeShown({ message, type: 'info' }));
    if (waiting.has(reference)) return false;
    waiting.add(reference);
    const status = () => selectRequestById(getState(), reference)?.status;
    const before = status();
    const loading = dispatch(publishedContentQuery.initiate(undefined, { subscribe: false }));
    await withLimit(loading).catch(() => undefined);
    waiting.delete(reference);
    const isLocked = selectAreRequestsLocked(getState());
    if (!isLocked && status() === before) return true;
    const reason = isLocked
      ? 'you are editing in another tab'
      : 'the request has another status now, or was removed';
    const text = `${reference}: The step was not taken, because ${reason}.`;
    dispatch(noticeShown({ message: text, type: 'warning' }));
    return false;
  };
}
