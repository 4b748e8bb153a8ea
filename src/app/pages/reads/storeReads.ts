import { productCategoriesQuery } from '@/api/content/categories';
import { siteQuery } from '@/api/content/siteContent';
import { loadStorePage } from '@/api/content/storeFirstPage';
import type { PageReads } from '../../routing/pageReads';

export const isHeavy = true;

export const reads: PageReads['reads'] = (dispatch) => [
  dispatch(siteQuery.initiate()),
  dispatch(loadStorePage()),
  dispatch(productCategoriesQuery.initiate()),
];
