import { useSyncExternalStore } from 'react';

let waiting = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  waiting += change;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts as waiting until the work is settled; gives its outcome. */
export function trackNavigation<T>(work: Promise<T>): Promise<T> {
  // Asked for while React renders, when nobody may be told.
  queueMicrotask(() => count(1));
  return work.finally(() => count(-1));
}

/** Whether a page the visitor asked for is on its way. */
export function useIsNavigating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );
}
