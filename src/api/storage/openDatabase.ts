import { promisifyRequest, type UseStore } from 'idb-keyval';
import { withTimeout } from '../timeouts';

/** Time in ms that an operation may take, because forms wait for it. Some browsers never respond to some of them. */
const OPERATION_LIMIT_MS = 10_000;

/**
 * Returns a database with one object store, for the functions of idb-keyval. It is opened on first use, and created
 * again if it or its store has been deleted while it was open. The connection does not delay a deletion: a delayed one
 * would also delete later entries. An operation without a result after 10 s fails, and nothing of it is stored.
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
  function open(): Promise<IDBDatabase> {
    if (!connection) {
      connection = connect();
      connection.catch(forget);
    }
    return connection;
  }
  return async (mode, work) => {
    let transaction: IDBTransaction | undefined;
    let isLate = false;
    const run = async () => {
      const database = await open();
      if (isLate) throw new DOMException('', 'AbortError');
      transaction = database.transaction(storeName, mode);
      return work(transaction.objectStore(storeName));
    };
    const stop = () => {
      isLate = true;
      forget();
      try {
        transaction?.abort();
      } catch {
        // It has ended, and only the work has not.
      }
      return new DOMException('', 'TimeoutError');
    };
    return withTimeout(run(), OPERATION_LIMIT_MS, stop);
  };
}
