import { productQuery } from '@/api/content/productLookup';
import { PRODUCT_INDEX_FILE } from '@/api/content/products';
import { siteQuery } from '@/api/content/siteContent';
import { productPath } from '@/domain/links/paths';
import type { PageReads } from '../../routing/pageReads';

export const isHeavy = true;

export const reads: PageReads['reads'] = (dispatch, { id = '' }) => [
  dispatch(siteQuery.initiate()),
  dispatch(productQuery.initiate(id)),
];

export const paths: PageReads['paths'] = async ({ source }) => {
  // If the index cannot be read, there are no product pages, and the other pages are still written.
  const json = await source.read(PRODUCT_INDEX_FILE.path).catch(() => ({ products: [] }));
  return PRODUCT_INDEX_FILE.parse(json).value.map((product) => productPath(product));
};
