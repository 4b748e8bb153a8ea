import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the prerendered HTML and while it is hydrated, true from then on and on pages opened in
 * the browser: what the query, storage or the clock say may be shown when it is true (house.md).
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
