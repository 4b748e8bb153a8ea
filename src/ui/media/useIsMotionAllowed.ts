import { useSyncExternalStore } from 'react';

const reducedMotionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  const query = reducedMotionQuery();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns whether animations are allowed. False in prerendered HTML. */
export function useIsMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !reducedMotionQuery().matches,
    () => false,
  );
}
