import { homePageQuery } from '@/api/content/homeContent';
import { featuredProductsQuery } from '@/api/content/products';
import { featuredProjectsQuery } from '@/api/content/projects';
import { featuredServicesQuery } from '@/api/content/services';
import { siteQuery } from '@/api/content/siteContent';
import type { PageReads } from '../../routing/pageReads';

export const reads: PageReads['reads'] = (dispatch) => [
  dispatch(siteQuery.initiate()),
  dispatch(homePageQuery.initiate()),
  dispatch(featuredServicesQuery.initiate()),
  dispatch(featuredProductsQuery.initiate()),
  dispatch(featuredProjectsQuery.initiate()),
];
