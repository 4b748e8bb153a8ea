import { useSyncExternalStore } from 'react';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import type { AdminThunk } from '../../store/adminState';
import {
  readNewRequestCount,
  readRequestCounts,
  subscribeToRequestCounts,
} from '../storage/requestCount';
import { TodayPlaceholder } from './TodayPlaceholder';

const TodaySection = lazyComponent(() => import('./TodaySection'));

/**
 * What is due today, for the dashboard. The requests are loaded only if there are any, or if their number is not known: the
 * browser may have deleted it.
 */
export function RequestsSummary() {
  const count = useSyncExternalStore(subscribeToRequestCounts, () => readRequestCounts()?.total);
  if (count === 0) return null;
  return <TodaySection fallback={count && <TodayPlaceholder />} />;
}

/** Makes the holds follow the requests, which are loaded for it. */
export function followRequestsOfDesk(): AdminThunk<Promise<void>> {
  return async (dispatch) => {
    const { loadAndFollowRequests } = await import('../loadAndFollowRequests');
    await dispatch(loadAndFollowRequests());
  };
}

/** Reads the requests and units, which the holds and stocks follow from then on. */
export function loadRequestsOfDesk(): AdminThunk<Promise<void>> {
  return async (dispatch) => {
    const { startRequests } = await import('../startRequests');
    dispatch(startRequests());
  };
}

/** Number of new requests in parentheses, for the navigation. Renders nothing if there are none. */
export function NewRequestCount() {
  const count = useSyncExternalStore(subscribeToRequestCounts, readNewRequestCount);
  return count > 0 && <span translate="no">{` (${count})`}</span>;
}
