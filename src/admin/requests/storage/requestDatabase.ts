import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';

let database: UseStore | undefined;

/** Returns the database of the requests, apart from that of the drafts. It is opened on first use. */
function requestDatabase(): UseStore {
  database ??= createStore('slate-requests', 'entries');
  return database;
}

/** Reads all entries. @throws DOMException if storage is denied */
export function readEntries(): Promise<[key: string, value: unknown][]> {
  return entries<string, unknown>(requestDatabase());
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
    const { put, remove } = change(new Map(keys.map((key, at) => [key, values[at]])));
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
