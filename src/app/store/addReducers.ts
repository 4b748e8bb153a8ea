import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import type { AppStore } from './makeStore';

/** The reducers of a store, so that more can join them. */
const known = new WeakMap<object, Record<string, Reducer>>();

/** Remembers what a store was made of. */
export function rememberReducers(store: object, reducers: Record<string, Reducer>): void {
  known.set(store, reducers);
}

/** Adds parts of the state that only one wing of the house has; those already there stay. */
export function addReducers(store: AppStore, added: Record<string, Reducer>): void {
  const reducers = known.get(store) ?? {};
  if (Object.keys(added).every((name) => name in reducers)) return;
  const all = { ...added, ...reducers };
  known.set(store, all);
  store.replaceReducer(combineReducers(all) as never);
}
