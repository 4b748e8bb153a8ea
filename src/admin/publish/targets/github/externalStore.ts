/** A value for `useSyncExternalStore`. */
export interface ExternalStore<T> {
  get: () => T;
  set: (value: T) => void;
  /** Calls the listener after every change; returns an unsubscribe function. */
  watch: (tell: () => void) => () => void;
}

/** Creates a store whose value is held only in memory. */
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
