import { useSyncExternalStore } from 'react';

let pendingCount = 0;
const listeners = new Set<() => void>();

function changeCount(change: 1 | -1): void {
  pendingCount += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts a promise as pending navigation until it settles, and returns its outcome. */
export function trackNavigation<T>(work: Promise<T>): Promise<T> {
  // Called while React renders, when listeners must not be notified.
  queueMicrotask(() => changeCount(1));
  return work.finally(() => changeCount(-1));
}

/** Returns whether the next page is loading. */
export function useIsNavigating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pendingCount > 0,
    () => false,
  );
}
