import { useSyncExternalStore } from 'react';

/** For values of this tab that must not be in the Redux store, whose state developer tools copy. */
export function createValueStore<T extends object>(first: T) {
  let value = first;
  const listeners = new Set<() => void>();
  const read = (): T => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    read,
    subscribe,
    update(change: Partial<T>): void {
      value = { ...value, ...change };
      listeners.forEach((listener) => listener());
    },
    use: (): T => useSyncExternalStore(subscribe, read, () => first),
  };
}
