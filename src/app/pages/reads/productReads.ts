import { productQuery } from '@/api/content/productLookup';
import { PRODUCT_INDEX } from '@/api/content/products';
import { siteQuery } from '@/api/content/siteContent';
import { productPath } from '@/domain/paths';
import type { PageReads } from '../../pageReads';

export const isHeavy = true;

export const reads: PageReads['reads'] = (dispatch, { id = '' }) => [
  dispatch(siteQuery.initiate()),
  dispatch(productQuery.initiate(id)),
];

export const paths: PageReads['paths'] = async ({ source }) => {
  // Without an index there are no product pages; the rest of the site is still written.
  const json = await source.read(PRODUCT_INDEX.path).catch(() => ({ products: [] }));
  return PRODUCT_INDEX.parse(json).value.map((product) => productPath(product));
};
