import { siteQuery } from '@/api/content/siteContent';
import type { PageReads } from '../../routing/pageReads';

/** Pages that show nothing but the site's own settings: cart, favorites, booking. */
export const reads: PageReads['reads'] = (dispatch) => [dispatch(siteQuery.initiate())];
