import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type Persistor } from 'redux-persist';
import type { StoredEntry } from '../storedEntry';
import { createEntryStorage } from './entryStorage';
import type { StorageIssue } from './storageIssues';

/** Receives the problems of an entry. */
export interface PersistHooks {
  onIssue?: (key: string, issue: StorageIssue) => void;
  /** Called when storing works again after a failure. */
  onStoredAgain?: (key: string) => void;
}

interface SliceStore<P extends string, S> {
  dispatch: (action: UnknownAction) => unknown;
  getState: () => Record<P, S>;
}

/**
 * Persists a slice under its public storage key with redux-persist and a custom storage engine.
 * Changes made before the stored state is loaded are merged with it.
 * @returns its reducer, and a function that connects it to its store and to other tabs
 */
export function persistSlice<P extends string, S extends object>(
  { reducerPath, reducer }: { reducerPath: P; reducer: Reducer<S> },
  entry: StoredEntry<S>,
  replaced: (state: S) => UnknownAction,
) {
  let connected: { store: SliceStore<P, S>; hooks: PersistHooks } | undefined;
  // A flush writes during a reducer, where dispatching is not allowed, so notifications are
  // deferred.
  const storage = createEntryStorage(entry, {
    onIssue: (issue) => queueMicrotask(() => connected?.hooks.onIssue?.(entry.key, issue)),
    onStoredAgain: () => queueMicrotask(() => connected?.hooks.onStoredAgain?.(entry.key)),
    onMerged: (state, mine) =>
      queueMicrotask(() => {
        const current = connected?.store.getState()[reducerPath];
        if (current) connected?.store.dispatch(replaced(entry.merge(mine, current, state)));
      }),
  });
  const config = {
    key: entry.key,
    keyPrefix: '',
    storage,
    serialize: false,
    deserialize: false,
    // Each start of the persistence would be taken for one that has no result after 5 s, which would write the state again.
    timeout: 0,
    whitelist: Object.keys(entry.empty),
    // An empty entry changes nothing, so that nothing is rendered again.
    stateReconciler: (stored: S, _before: S, now: S) =>
      stored === entry.empty ? now : entry.merge(entry.empty, now, stored),
  };
  return {
    reducerPath,
    // The engine reads and writes states instead of text, which the types of redux-persist do not
    // allow.
    reducer: persistReducer<S>(config, reducer) as unknown as Reducer<S>,
    connect(store: SliceStore<P, S>, hooks: PersistHooks = {}) {
      connected = { store, hooks };
      const read = (isCleared: boolean) => {
        const joined = storage.takeOver(store.getState()[reducerPath], isCleared);
        if (joined) store.dispatch(replaced(joined));
      };
      const handleStorage = ({ key }: StorageEvent) => {
        if (key === entry.key || key === null) read(key === null);
      };
      // While the browser keeps a page to go back to, it receives no events of storage.
      const handlePageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) read(false);
      };
      window.addEventListener('storage', handleStorage);
      window.addEventListener('pageshow', handlePageShow);
      return () => {
        window.removeEventListener('storage', handleStorage);
        window.removeEventListener('pageshow', handlePageShow);
      };
    },
  };
}

/**
 * Reads the stored states of all persisted slices that have not been read yet, and stores their
 * changes from then on.
 */
export function startPersistence(dispatch: (action: UnknownAction) => unknown): Persistor {
  // Nothing else of a store is used.
  return persistStore({ dispatch } as unknown as Parameters<typeof persistStore>[0]);
}
