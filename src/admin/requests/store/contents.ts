import { createSelector } from '@reduxjs/toolkit';
import type { ContentsOf } from '@/domain/rental/quotes';
import { selectList } from '../../drafts/content/workingCopySelectors';

/** Returns what comes with a product, with unpublished changes. */
export const selectContentsOf = createSelector([selectList('products')], (products): ContentsOf => {
  const byId = new Map(products?.map(({ id, included }) => [id, included]));
  return (productId) => byId.get(productId) ?? [];
});
