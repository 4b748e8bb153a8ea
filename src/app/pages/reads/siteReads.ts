import { siteQuery } from '@/api/content/siteContent';
import type { PageReads } from '../../routing/pageReads';

/** For pages whose only content is the site settings: cart, favourites, booking. */
export const reads: PageReads['reads'] = (dispatch) => [dispatch(siteQuery.initiate())];
