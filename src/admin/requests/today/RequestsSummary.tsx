import { Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { readRequestCounts, subscribeToRequestCounts } from '../storage/requestCount';

const TodaySection = lazyComponent(() => import('./TodaySection'));

/**
 * What is due today, for the dashboard. The requests are loaded only if there are any, or if their number is not known: the
 * browser may have deleted it.
 */
export function RequestsSummary() {
  const count = useSyncExternalStore(subscribeToRequestCounts, () => readRequestCounts()?.total);
  if (count === 0) return null;
  return (
    <Suspense fallback={null}>
      <TodaySection />
    </Suspense>
  );
}
