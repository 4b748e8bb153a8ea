import { createSelector } from '@reduxjs/toolkit';
import { FILES } from '@/domain/links/contentPaths';
import type { ContentsOf } from '@/domain/rental/quotes';
import { noticeShown } from '@/features/notices';
import { withLimit } from '@/ui/lazy/importWithRetry';
import { publishedContentQuery } from '../../drafts/content/publishedContent';
import { selectList, selectPublished } from '../../drafts/content/workingCopySelectors';
import { selectRequestById } from './selectors';
import { selectHaveProductsFailed } from './stockSelectors';
import type { RequestsRootState, RequestsThunk } from './storeTypes';

const NOT_TAKEN =
  'The step was not taken, because the products could not be loaded. Take it again to load them again. If that fails too, it is taken without what comes with the items.';
const TAKEN_WITHOUT =
  'The products could not be loaded, so the step was taken without what comes with the items.';

/** The files that name the products. */
const LISTS: readonly string[] = [FILES.products, FILES.productCategories];

/** Returns what comes with a product, with unpublished changes. */
export const selectContentsOf = createSelector([selectList('products')], (products): ContentsOf => {
  const byId = new Map(products?.map(({ id, included }) => [id, included]));
  return (productId) => byId.get(productId);
});

/** References of the requests of which a step waits for the products. */
const waiting = new Set<string>();

/** Steps that were refused because products are not loaded, by the reference of their request and their name. */
const refused = new Set<string>();

/**
 * Whether items have a product that is not loaded, so that what comes with it is not known. Of a product whose file could
 * not be loaded, the list has no contents. A product that was deleted has none either.
 */
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
    const loading = publishedContentQuery.initiate(undefined, { subscribe: false, forceRefetch });
    await withLimit(dispatch(loading)).catch(() => undefined);
  };
}

/**
 * Waits until the products of a request are loaded, at most 20 s. If they are not, the step is refused with a message. If
 * it is taken again and they are still missing, what it creates has no contents, and a message says so.
 * @param step name of the step
 * @returns false if the step must not be taken, also because another one of the request waits already
 */
export function contentsLoaded(reference: string, step: string): RequestsThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const isLacking = () => lacksContents(getState(), reference);
    const warn = (message: string) =>
      dispatch(noticeShown({ message: `${reference}: ${message}`, type: 'warning' }));
    const key = `${reference} ${step}`;
    if (!isLacking()) {
      refused.delete(key);
      return true;
    }
    const message = 'The products are still loading. The step continues after that.';
    dispatch(noticeShown({ message, type: 'info' }));
    if (waiting.has(reference)) return false;
    waiting.add(reference);
    const status = () => selectRequestById(getState(), reference)?.status;
    const before = status();
    await dispatch(publishedContentLoaded());
    waiting.delete(reference);
    const isRepeated = refused.delete(key);
    if (status() !== before) {
      warn('The step was not taken, because the request has another status now, or was removed.');
      return false;
    }
    if (isLacking() && !isRepeated) {
      refused.add(key);
      warn(NOT_TAKEN);
      return false;
    }
    if (isLacking()) warn(TAKEN_WITHOUT);
    return true;
  };
}
