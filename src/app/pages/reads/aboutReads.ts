import { aboutPageQuery } from '@/api/content/aboutContent';
import { siteQuery } from '@/api/content/siteContent';
import type { PageReads } from '../../routing/pageReads';

export const reads: PageReads['reads'] = (dispatch) => [
  dispatch(siteQuery.initiate()),
  dispatch(aboutPageQuery.initiate()),
];
