import { useSyncExternalStore } from 'react';

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  const query = still();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the visitor's system lets things move; false in the prerendered page. */
export function useIsMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !still().matches,
    () => false,
  );
}
