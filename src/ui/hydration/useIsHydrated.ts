import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Render values of the query, storage or clock only when it is true. Without `isNeeded` it stays false. */
export function useIsHydrated(isNeeded = true): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => isNeeded,
    () => false,
  );
}
