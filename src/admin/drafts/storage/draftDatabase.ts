import { createStore, type UseStore } from 'idb-keyval';

let database: UseStore | undefined;

/** Returns the database of the drafts and their backups, for the functions of idb-keyval. It is opened on first use. */
export function draftDatabase(): UseStore {
  database ??= createStore('slate-drafts', 'entries');
  return database;
}
