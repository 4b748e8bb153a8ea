import { useSyncExternalStore } from 'react';
import { dayAt, type Day } from '@/domain/availability/day';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Changes when the visitor returns to the tab on another day. Undefined in prerendered HTML. */
export function useCompanyDay(): Day | undefined {
  return useSyncExternalStore(
    subscribe,
    () => dayAt(Date.now()),
    () => undefined,
  );
}
