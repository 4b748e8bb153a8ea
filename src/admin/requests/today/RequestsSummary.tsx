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

/** Loads requests only if there are any, or if their number is unknown: the browser may have deleted it. */
export function RequestsSummary() {
  const count = useSyncExternalStore(subscribeToRequestCounts, () => readRequestCounts()?.total);
  if (count === 0) return null;
  return <TodaySection fallback={count && <TodayPlaceholder />} />;
}

export function followRequestsOfDesk(): AdminThunk<Promise<void>> {
  return async (dispatch) => {
    const { loadAndFollowRequests } = await import('../startRequests');
    await dispatch(loadAndFollowRequests());
  };
}

export function loadRequestsOfDesk(): AdminThunk<Promise<void>> {
  return async (dispatch) => {
    const { startRequests } = await import('../startRequests');
    dispatch(startRequests());
  };
}

export function NewRequestCount() {
  const count = useSyncExternalStore(subscribeToRequestCounts, readNewRequestCount);
  return count > 0 && <span translate="no">{` (${count})`}</span>;
}
