import { promisifyRequest, type UseStore } from 'idb-keyval';
import { openDatabase } from '@/api/storage/openDatabase';

let database: UseStore | undefined;

/** Returns the database of the requests, apart from that of the drafts. It is opened on first use. */
function requestDatabase(): UseStore {
  database ??= openDatabase('slate-requests', 'entries');
  return database;
}

/** Number of entries that are read in one task. Reading all of them in one task would block the page. */
const BATCH = 100;

/** Reads all entries in one transaction. @throws DOMException if storage is denied */
export function readEntries(): Promise<[key: string, value: unknown][]> {
  return requestDatabase()('readonly', async (store) => {
    const entries: [key: string, value: unknown][] = [];
    let range: IDBKeyRange | undefined;
    let count = BATCH;
    while (count === BATCH) {
      // Each batch begins after the last one.
      const [keys, values] = await Promise.all([
        promisifyRequest(store.getAllKeys(range, BATCH) as IDBRequest<string[]>),
        promisifyRequest<unknown[]>(store.getAll(range, BATCH)),
      ]);
      for (const [index, key] of keys.entries()) entries.push([key, values[index]]);
      count = keys.length;
      range = count > 0 ? IDBKeyRange.lowerBound(keys.at(-1), true) : undefined;
    }
    return entries;
  });
}

/**
 * Writes entries that are missing, in one transaction.
 * @param key of an entry that `find` reads
 * @param find returns the entries to write, given the keys of all stored ones
 * @returns the number of entries written
 * @throws DOMException if storage is denied or full
 */
export function putMissingEntries(
  key: string,
  find: (keys: ReadonlySet<string>, stored: unknown) => [key: string, value: unknown][],
): Promise<number> {
  return requestDatabase()('readwrite', async (store) => {
    const [keys, stored] = await Promise.all([
      promisifyRequest(store.getAllKeys() as IDBRequest<string[]>),
      promisifyRequest<unknown>(store.get(key) as IDBRequest<unknown>),
    ]);
    const missing = find(new Set(keys), stored);
    for (const [name, value] of missing) store.put(value, name);
    if (missing.length > 0) await promisifyRequest(store.transaction);
    return missing.length;
  });
}

/** Entries to write and to remove. */
export interface EntryChanges {
  put: [key: string, value: unknown][];
  remove: string[];
}

/**
 * Changes entries in one transaction: all of them or, after an error, none.
 * @param keys entries that `change` reads
 * @param change is called within the transaction; what it throws rejects the promise
 * @throws DOMException if storage is denied or full
 */
export function changeEntries(
  keys: readonly string[],
  change: (stored: ReadonlyMap<string, unknown>) => EntryChanges,
): Promise<void> {
  return requestDatabase()('readwrite', async (store) => {
    const values = await Promise.all(
      keys.map((key) => promisifyRequest<unknown>(store.get(key) as IDBRequest<unknown>)),
    );
    const { put, remove } = change(new Map(keys.map((key, index) => [key, values[index]])));
    try {
      for (const [key, value] of put) store.put(value, key);
      for (const key of remove) store.delete(key);
    } catch (error) {
      store.transaction.abort();
      throw error;
    }
    await promisifyRequest(store.transaction);
  });
}
