/** A value that screens follow (`useSyncExternalStore`). */
export interface ExternalStore<T> {
  get: () => T;
  set: (value: T) => void;
  /** Calls back at every change; returns how to stop. */
  watch: (tell: () => void) => () => void;
}

/** A value kept in memory alone. */
export function createExternalStore<T>(first: T): ExternalStore<T> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      watchers.forEach((tell) => tell());
    },
    watch(tell) {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
  };
}
