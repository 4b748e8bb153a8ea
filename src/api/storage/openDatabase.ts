import { promisifyRequest, type UseStore } from 'idb-keyval';

/**
 * Returns a database with one object store, for the functions of idb-keyval. It is opened on first use, and created
 * again if it or its store has been deleted while it was open. The connection does not delay a deletion: a delayed one
 * would also delete later entries.
 */
export function openDatabase(name: string, storeName: string): UseStore {
  let connection: Promise<IDBDatabase> | undefined;
  const forget = () => {
    connection = undefined;
  };
  async function connect(version?: number): Promise<IDBDatabase> {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    const database = await promisifyRequest(request);
    database.addEventListener('close', forget);
    database.addEventListener('versionchange', () => {
      forget();
      database.close();
    });
    if (database.objectStoreNames.contains(storeName)) return database;
    database.close();
    return connect(database.version + 1);
  }
  return async (mode, work) => {
    if (!connection) {
      connection = connect();
      connection.catch(forget);
    }
    const database = await connection;
    return work(database.transaction(storeName, mode).objectStore(storeName));
  };
}
