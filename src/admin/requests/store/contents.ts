import { createSelector } from '@reduxjs/toolkit';
import type { ContentsOf } from '@/domain/rental/quotes';
import { noticeShown } from '@/features/notices';
import { withLimit } from '@/ui/lazy/importWithRetry';
import { publishedContentQuery } from '../../drafts/content/publishedContent';
import { selectList, selectPublished } from '../../drafts/content/workingCopySelectors';
import { selectAreRequestsLocked, selectRequestById } from './selectors';
import { selectHaveProductsFailed } from './stockSelectors';
import type { RequestsRootState, RequestsThunk } from './storeTypes';

/** Returns what comes with a product, with unpublished changes. */
export const selectContentsOf = createSelector([selectList('products')], (products): ContentsOf => {
  const byId = new Map(products?.map(({ id, included }) => [id, included]));
  return (productId) => byId.get(productId);
});

/** References of the requests of which a step waits for the products. */
const waiting = new Set<string>();

/** References of the requests of which a step was refused because the products are not loaded. */
const refused = new Set<string>();

/**
 * Whether items have a product that is not loaded, so that what comes with it is not known. Of a product whose file could
 * not be loaded, the list has no contents.
 */
function lacksContents(state: RequestsRootState, reference: string): boolean {
  const products = selectList('products')(state);
  if (products && !selectHaveProductsFailed(state)) return false;
  const known = new Set(
    products?.filter(({ included }) => included.length > 0).map(({ id }) => id),
  );
  const items = selectRequestById(state, reference)?.items ?? [];
  return items.some(({ productId }) => productId !== '' && !known.has(productId));
}

/** Waits until the published content is loaded, at most 20 s. */
export function publishedContentLoaded(): RequestsThunk<Promise<void>> {
  return async (dispatch) => {
    const loading = dispatch(publishedContentQuery.initiate(undefined, { subscribe: false }));
    await withLimit(loading).catch(() => undefined);
  };
}

/**
 * Waits until the products of a request are loaded, at most 20 s. If they are not, the step is refused once with a message:
 * what is created without them has no contents.
 * @returns false if the step must not be taken, also because another one of the request waits already
 */
export function contentsLoaded(reference: string): RequestsThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const isLacking = () => lacksContents(getState(), reference);
    const warn = (reason: string) => {
      const message = `${reference}: The step was not taken, because ${reason}.`;
      dispatch(noticeShown({ message, type: 'warning' }));
      return false;
    };
    if (refused.delete(reference) || !isLacking()) return true;
    if (!selectPublished(getState())) {
      const message = 'The products are still loading. The step continues after that.';
      dispatch(noticeShown({ message, type: 'info' }));
      if (waiting.has(reference)) return false;
      waiting.add(reference);
      const status = () => selectRequestById(getState(), reference)?.status;
      const before = status();
      await dispatch(publishedContentLoaded());
      waiting.delete(reference);
      if (selectAreRequestsLocked(getState())) return warn('you are editing in another tab');
      if (status() !== before) return warn('the request has another status now, or was removed');
      if (!isLacking()) return true;
    }
    refused.add(reference);
    return warn(
      'the products could not be loaded. Try again later, or take the step again without what comes with the items',
    );
  };
}
