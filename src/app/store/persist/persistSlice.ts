import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { StoredEntry } from '@/api/storage/storedEntry';
import { createEntryStorage, type StorageTrouble } from './entryStorage';

/** Connects a persisted slice to its store after the store has been created. */
export interface PersistLink {
  dispatch: (action: UnknownAction) => void;
  onTrouble: (key: string, trouble: StorageTrouble) => void;
  /** Called when storing works again after a failure. */
  onStoredAgain?: (key: string) => void;
}

/** Persisted slice: its reducer, and a function that connects it to a store and to other tabs. */
export interface PersistedSlice<S> {
  reducer: Reducer<S>;
  connect: (link: PersistLink, mine: () => S) => () => void;
}

/**
 * Persists a slice under its public storage key with redux-persist and a custom storage engine.
 * Changes made before the stored state is loaded are merged with it.
 */
export function persistSlice<S extends object>(
  reducer: Reducer<S>,
  entry: StoredEntry<S>,
  replaced: (state: S) => UnknownAction,
): PersistedSlice<S> {
  let link: PersistLink | undefined;
  let current: (() => S) | undefined;
  // A flush writes during a reducer, where dispatching is not allowed, so notifications are
  // deferred.
  const storage = createEntryStorage(entry, {
    onTrouble: (trouble) => queueMicrotask(() => link?.onTrouble(entry.key, trouble)),
    onStoredAgain: () => queueMicrotask(() => link?.onStoredAgain?.(entry.key)),
    onMerged: (state, mine) =>
      queueMicrotask(() => {
        if (current) link?.dispatch(replaced(entry.merge(mine, current(), state)));
      }),
  });
  const config = {
    key: entry.key,
    keyPrefix: '',
    storage,
    serialize: false,
    deserialize: false,
    whitelist: Object.keys(entry.empty),
    stateReconciler: (stored: S, _before: S, now: S) => entry.merge(entry.empty, now, stored),
  };
  // The engine reads and writes states instead of text, which redux-persist's types do not
  // allow.
  const persisted = persistReducer<S>(config, reducer);
  return {
    reducer: persisted as unknown as Reducer<S>,
    connect(target, mine) {
      link = target;
      current = mine;
      const handleStorage = (event: StorageEvent) => {
        if (event.key !== entry.key && event.key !== null) return;
        const joined = storage.takeOver(mine());
        if (joined) target.dispatch(replaced(joined));
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}
