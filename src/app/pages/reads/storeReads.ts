import { productCategoriesQuery } from '@/api/content/categories';
import { siteQuery } from '@/api/content/siteContent';
import { storeRead } from '@/api/content/storeOpening';
import type { PageReads } from '../../pageReads';

export const isHeavy = true;

export const reads: PageReads['reads'] = (dispatch) => [
  dispatch(siteQuery.initiate()),
  dispatch(storeRead()),
  dispatch(productCategoriesQuery.initiate()),
];
