import { createSelector } from '@reduxjs/toolkit';
import { FILES } from '@/domain/links/contentPaths';
import type { ContentsOf } from '@/domain/rental/quotes';
import { noticeShown } from '@/features/notices';
import { withLimit } from '@/ui/lazy/importWithRetry';
import { liveContentQuery } from '../../drafts/content/liveContent';
import { selectList, selectPublished } from '../../drafts/content/draftContent';
import { selectRequestById } from './selectors';
import { selectHaveProductsFailed } from './stockSelectors';
import type { RequestsRootState, RequestsThunk } from './storeTypes';

const LOADING = 'The products are still loading. The step continues after that.';
const TAKEN_WITHOUT =
  'The products could not be loaded, so the step was taken without what comes with the items. When they can be loaded, undo it or create the document again.';

const LISTS: readonly string[] = [FILES.products, FILES.productCategories];

export const selectContentsOf = createSelector([selectList('products')], (products): ContentsOf => {
  const byId = new Map(products?.map(({ id, included }) => [id, included]));
  return (productId) => byId.get(productId);
});

/** A product that was deleted lacks nothing; one whose file could not be loaded lacks its contents. */
function lacksContents(state: RequestsRootState, reference: string): boolean {
  const { failed } = selectPublished(state) ?? {};
  const products = new Map(selectList('products')(state)?.map((product) => [product.id, product]));
  const isListKnown = failed && !LISTS.some((path) => failed.includes(path));
  const items = selectRequestById(state, reference)?.items ?? [];
  return items.some(({ productId }) => {
    if (productId === '') return false;
    const product = products.get(productId);
    if (!product) return !isListKnown;
    return failed?.includes(`products/by-category/${product.category.slug}.json`);
  });
}

/** Loads the published content if it is not loaded, and again if products are missing. Waits at most 20 s. */
export function publishedContentLoaded(): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const forceRefetch = selectHaveProductsFailed(getState());
    const loading = liveContentQuery.initiate(undefined, { subscribe: false, forceRefetch });
    await withLimit(dispatch(loading)).catch(() => undefined);
  };
}

/** Waits until the products of a request are loaded, at most 20 s. A message says so, and if they are not loaded then. */
export function contentsLoaded(reference: string): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!lacksContents(getState(), reference)) return;
    dispatch(noticeShown({ message: LOADING, type: 'info' }));
    await dispatch(publishedContentLoaded());
    if (lacksContents(getState(), reference))
      dispatch(noticeShown({ message: `${reference}: ${TAKEN_WITHOUT}`, type: 'warning' }));
  };
}
