import { openDB, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { storageFailure, type StorageFailure } from '@/api/storage/browserStorage';
import { withTimeout } from '@/api/withTimeout';
import { newId } from '@/domain/text/ids';

/** The tables of rows that the state has, too. */
const TABLES = ['drafts', 'requests', 'customers', 'units', 'deskSettings'] as const;
export type TableName = (typeof TABLES)[number];

export const STORES = [...TABLES, 'media', 'photos', 'device', 'meta'] as const;
type StoreName = (typeof STORES)[number];

/** A further store needs a higher version, which creates it in `upgrade`. */
const VERSION = 1;

/** Time in ms after which an operation fails, because forms wait for it and some browsers never respond. */
const OPERATION_LIMIT_MS = 10_000;
const ROW_LIMIT_MS = 5;

/** Why something is only in the memory of this tab. `newer`: a newer version of the site has opened the database. */
export type TableIssue = StorageFailure | 'newer';

export const issueOf = (error: unknown): TableIssue =>
  Object(error).name === 'VersionError' ? 'newer' : storageFailure(error);

type Database = IDBPDatabase;
export type Transaction<
  M extends IDBTransactionMode = IDBTransactionMode,
  N extends StoreName = StoreName,
> = IDBPTransaction<unknown, N[], M>;

let connecting: Promise<Database> | undefined;

const forget = () => {
  connecting = undefined;
};

function connect(): Promise<Database> {
  connecting ??= openDB('back-office', VERSION, {
    async upgrade(database, _former, _next, transaction) {
      for (const name of STORES) database.createObjectStore(name);
      await transaction.objectStore('meta').put(newId(''), 'alive');
    },
    // A connection would delay the deletion of the database, and that would delete rows written until then.
    blocking(_current, _blocked, event) {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
  connecting.catch(forget);
  return connecting;
}

/**
 * All changes are stored or, after an error, none. The work must wait only for its requests.
 * Rejects after 10 s, and 5 ms for each of the `rows` that it writes: an import takes slow phones longer.
 */
export async function transact<T, M extends IDBTransactionMode, N extends StoreName>(
  stores: readonly N[],
  mode: M,
  work: (transaction: Transaction<M, N>) => Promise<T>,
  rows = 0,
): Promise<T> {
  let open: Transaction<M, N> | undefined;
  const run = async () => {
    const database = await connect();
    const transaction = database.transaction([...stores], mode) as Transaction<M, N>;
    open = transaction;
    // An error of the work is thrown instead.
    transaction.done.catch(() => undefined);
    const result = await work(transaction);
    await transaction.done;
    return result;
  };
  const abort = () => {
    try {
      open?.abort();
    } catch {
      // It has ended.
    }
  };
  const attempt = () =>
    run().catch((error: unknown) => {
      abort();
      throw error;
    });
  const repeated = attempt().catch((error: unknown) => {
    if (Object(error).name !== 'InvalidStateError') throw error;
    // The browser has closed the connection.
    forget();
    return attempt();
  });
  return withTimeout(repeated, OPERATION_LIMIT_MS + rows * ROW_LIMIT_MS, () => {
    forget();
    abort();
    return new DOMException('', 'TimeoutError');
  });
}

/** Thrown within a transaction after the browser has deleted the database under the open tab. */
export class ClearedError extends Error {}

let alive: unknown;
const clearedListeners = new Set<() => void>();

/** Calls the listener when the browser has deleted the database under the open tab. */
export const onCleared = (listener: () => void): void => void clearedListeners.add(listener);

/** `meta` is the object store. @throws ClearedError once if the database is not the one that this tab has used */
export async function checkAlive(meta: { get: (key: string) => Promise<unknown> }): Promise<void> {
  const id = await meta.get('alive');
  const former = alive;
  alive = id;
  if (former === undefined || former === id) return;
  clearedListeners.forEach((listener) => listener());
  throw new ClearedError();
}
