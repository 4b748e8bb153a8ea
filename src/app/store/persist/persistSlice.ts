import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { StoredEntry } from '@/api/storage/storedEntry';
import { createEntryStorage, type StorageTrouble } from './entryStorage';

/** What a persisted slice asks of the store it lives in, once that exists. */
export interface PersistLink {
  dispatch: (action: UnknownAction) => void;
  onTrouble: (key: string, trouble: StorageTrouble) => void;
  /** What could not be stored is stored now. */
  onStoredAgain?: (key: string) => void;
}

/** A slice that is kept: its reducer, and how to follow other tabs. */
export interface PersistedSlice<S> {
  reducer: Reducer<S>;
  connect: (link: PersistLink, mine: () => S) => () => void;
}

/**
 * Persists a slice under its entry of contract with redux-persist and an engine of our own.
 * What was added before the stored state arrived is joined to it, not replaced.
 */
export function persistSlice<S extends object>(
  reducer: Reducer<S>,
  entry: StoredEntry<S>,
  replaced: (state: S) => UnknownAction,
): PersistedSlice<S> {
  let link: PersistLink | undefined;
  let current: (() => S) | undefined;
  // A flush writes from within a reducer, where nothing may be dispatched: what is to be said waits.
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
  // The engine takes and gives states, not text, which redux-persist's types do not foresee.
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
