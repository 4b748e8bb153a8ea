import { useSyncExternalStore } from 'react';

/**
 * Keeps a value in the memory of this tab only. It is for values that no other part of the state depends on, or that must not
 * be in the Redux store, whose state developer tools copy.
 */
export function createValueStore<T extends object>(first: T) {
  let value = first;
  const listeners = new Set<() => void>();
  const read = (): T => value;
  /** Calls a listener after every change; returns an unsubscribe function. */
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    read,
    subscribe,
    /** Changes parts of the value. */
    update(change: Partial<T>): void {
      value = { ...value, ...change };
      listeners.forEach((listener) => listener());
    },
    /** Returns the value, and renders the component again after every change. */
    use: (): T => useSyncExternalStore(subscribe, read, () => first),
  };
}
