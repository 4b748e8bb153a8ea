import { createStore, type UseStore } from 'idb-keyval';

let database: UseStore | undefined;

/** The database of the drafts and their backups, for the functions of idb-keyval; opened when first needed. */
export function draftDatabase(): UseStore {
  database ??= createStore('slate-drafts', 'entries');
  return database;
}
