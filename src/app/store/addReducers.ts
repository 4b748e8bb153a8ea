import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import type { AppStore } from './makeStore';

/** Reducers of each store, to which others can be added. */
const known = new WeakMap<object, Record<string, Reducer>>();

/** Registers the initial reducers of a store. */
export function rememberReducers(store: object, reducers: Record<string, Reducer>): void {
  known.set(store, reducers);
}

/** Adds reducers of a lazily loaded part. Existing reducers are kept. */
export function addReducers(store: AppStore, added: Record<string, Reducer>): void {
  const reducers = known.get(store) ?? {};
  if (Object.keys(added).every((name) => name in reducers)) return;
  const all = { ...added, ...reducers };
  known.set(store, all);
  store.replaceReducer(combineReducers(all) as never);
}
