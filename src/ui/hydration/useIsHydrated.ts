import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns false in prerendered HTML and during hydration, and true afterwards. Render values that
 * depend on the query, storage or the clock only when it returns true.
 * @param isNeeded whether such a value differs. If it is false, the result stays false, and nothing is rendered again.
 */
export function useIsHydrated(isNeeded = true): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => isNeeded,
    () => false,
  );
}
