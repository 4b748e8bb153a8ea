import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type Persistor } from 'redux-persist';
import { readEntry, readJson, removeEntry, writeEntry, type WriteOutcome } from './browserStorage';

/** How a slice is stored in local storage, as plain JSON that other code can read. */
export interface StoredEntry<S> {
  key: string;
  empty: S;
  /** Loads what `parse` needs. Called before a stored entry is first parsed. */
  prepare?: () => Promise<void>;
  /** Parses JSON, without its invalid items. Undefined if the whole has the wrong shape. */
  parse: (json: unknown) => S | undefined;
  /** Returns the value to store, or undefined to remove the entry of an empty slice. */
  serialize: (state: S) => unknown;
  /** Adds earlier changes to the entry that was read. */
  join: (stored: S, now: S) => S;
}

export type OutcomeHook = (key: string, outcome: WriteOutcome) => void;

/** A storage engine for redux-persist that keeps one entry as its feature describes it. */
function entryStorage<S extends object>(entry: StoredEntry<S>, onOutcome: OutcomeHook) {
  const { key } = entry;
  // The back office has stored a draft there, which only it may read and change.
  const isDraft = () => readEntry('local', `${key}:draft`) !== null;
  let known: string | undefined;
  let isRejected = false;
  const textOf = (state: S): string | undefined => JSON.stringify(entry.serialize(state));
  const engine = {
    /** Undefined if the state of this tab stays, because there is no other one that can be read. */
    read() {
      // What could not be stored is in this tab only.
      if (isRejected) return undefined;
      if (readEntry('local', key) === null) {
        known = undefined;
        return entry.empty;
      }
      const json = isDraft() ? undefined : readJson('local', key);
      const state = json === undefined ? undefined : entry.parse(json);
      if (state) known = textOf(state);
      return state;
    },
    async getItem() {
      // Without an entry, nothing is rendered again.
      if (readEntry('local', key) === null) return undefined;
      await entry.prepare?.();
      return engine.read();
    },
    async setItem(_key: string, state: S) {
      const text = textOf(state);
      if (isDraft() || (text === known && !isRejected)) return;
      const outcome =
        text === undefined ? removeEntry('local', key) : writeEntry('local', key, text);
      isRejected = outcome !== 'stored';
      if (!isRejected) known = text;
      onOutcome(key, outcome);
    },
    removeItem: () => engine.setItem(key, entry.empty),
  };
  return engine;
}

type Dispatch = (action: UnknownAction) => unknown;

/** Whether the stored entry of a slice has been read. */
export const isEntryRead = (state: object & { _persist?: { rehydrated: boolean } }): boolean =>
  state._persist?.rehydrated === true;

/** The last change of any tab counts. Returns the reducer, and a function that connects it to store and tabs. */
export function persistSlice<P extends string, S extends object>(
  { reducerPath, reducer }: { reducerPath: P; reducer: Reducer<S> },
  entry: StoredEntry<S>,
  replaced: (state: S) => UnknownAction | undefined,
) {
  let hook: OutcomeHook | undefined;
  const storage = entryStorage(entry, (key, outcome) =>
    // A flush writes during a reducer, where dispatching is not allowed.
    queueMicrotask(() => hook?.(key, outcome)),
  );
  const config = {
    key: entry.key,
    keyPrefix: '',
    storage,
    serialize: false,
    deserialize: false,
    // Otherwise each start would be taken for one without a result after 5 s, which would write the state again.
    timeout: 0,
    whitelist: Object.keys(entry.empty),
    stateReconciler: (stored: S, _before: S, now: S) => ({ ...now, ...entry.join(stored, now) }),
  };
  return {
    reducerPath,
    // The engine reads and writes states instead of text, which the types of redux-persist do not allow.
    reducer: persistReducer<S>(config, reducer) as unknown as Reducer<S>,
    connect(dispatch: Dispatch, onOutcome?: OutcomeHook) {
      hook = onOutcome;
      const takeOver = () => {
        const state = storage.read();
        const action = state && replaced(state);
        if (action) dispatch(action);
      };
      const handleStorage = ({ key }: StorageEvent) => {
        if (key === entry.key) takeOver();
      };
      // While the browser keeps a page to go back to, it receives no events of storage.
      const handlePageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) takeOver();
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

/** Reads the slices that have not been read yet, and stores their changes from then on. */
export function startPersistor(dispatch: Dispatch): Persistor {
  // Nothing else of a store is used.
  return persistStore({ dispatch } as unknown as Parameters<typeof persistStore>[0]);
}
