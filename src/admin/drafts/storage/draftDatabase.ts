import type { UseStore } from 'idb-keyval';
import { openDatabase } from '@/api/storage/openDatabase';

let database: UseStore | undefined;

/** Returns the database of the drafts and their backups, for the functions of idb-keyval. It is opened on first use. */
export function draftDatabase(): UseStore {
  database ??= openDatabase('slate-drafts', 'entries');
  return database;
}
