import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { parseRow, type OutboxRow } from '@/domain/booking/outboxRow';
import { withTimeout } from '../withTimeout';
import { isOutboxStored, OPERATION_LIMIT_MS, OUTBOX_DATABASE } from './outboxView';

const TABLE = 'outbox';

interface Schema extends DBSchema {
  outbox: { key: string; value: OutboxRow };
}

let connecting: Promise<IDBPDatabase<Schema>> | undefined;

const forget = () => {
  connecting = undefined;
};

function connect(): Promise<IDBPDatabase<Schema>> {
  connecting ??= openDB<Schema>(OUTBOX_DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore(TABLE, { keyPath: 'reference' }),
    // A connection would delay the deletion of the database.
    blocking(_current, _blocked, event) {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
  connecting.catch(forget);
  return connecting;
}

type Store<M extends IDBTransactionMode> = IDBPTransaction<Schema, [typeof TABLE], M>['store'];

/** Runs work in one transaction. @throws DOMException if storage is denied or full, or after 5 s */
async function transact<T, M extends IDBTransactionMode>(
  mode: M,
  work: (store: Store<M>) => Promise<T>,
): Promise<T> {
  let open: { abort: () => void } | undefined;
  let isLate = false;
  const run = async () => {
    const database = await connect();
    if (isLate) throw new DOMException('', 'TimeoutError');
    const transaction = database.transaction(TABLE, mode);
    open = transaction;
    const [result] = await Promise.all([work(transaction.store), transaction.done]);
    return result;
  };
  return withTimeout(run(), OPERATION_LIMIT_MS, () => {
    isLate = true;
    forget();
    try {
      open?.abort();
    } catch {
      // It has ended.
    }
    return new DOMException('', 'TimeoutError');
  });
}

/** Rows that the browser refuses to store, and those whose latest change it has refused. */
const memory = new Map<string, OutboxRow>();

export const rowsOnlyHere = (): string[] => [...memory.keys()];

/** Returns all rows that can be read, oldest first. Never rejects. */
export async function readRows(): Promise<OutboxRow[]> {
  const rows = new Map<string, OutboxRow>();
  try {
    const stored: unknown[] = (await isOutboxStored())
      ? await transact('readonly', (store) => store.getAll())
      : [];
    for (const row of stored.flatMap((json) => parseRow(json) ?? [])) rows.set(row.reference, row);
  } catch {
    // Denied: the rows of this tab are what there is.
  }
  for (const row of memory.values()) rows.set(row.reference, row);
  return [...rows.values()].sort((a, b) => a.at.localeCompare(b.at));
}

/** Returns the row as it is to be stored, null to remove it, or undefined to leave it as it is. */
type Change = (there: OutboxRow | undefined) => OutboxRow | null | undefined;

/** Tabs change a row one after another. What cannot be added stays in memory. @throws DOMException for a stored row */
export async function changeRow(reference: string, change: Change): Promise<OutboxRow | undefined> {
  let isStored = false;
  if (!memory.has(reference))
    try {
      return await transact('readwrite', async (store) => {
        const there = parseRow(await store.get(reference));
        isStored = there !== undefined;
        const after = change(there);
        if (after === null) await store.delete(reference);
        else if (after) await store.put(after);
        return after ?? undefined;
      });
    } catch (error) {
      // Other tabs could post the stored row too.
      if (isStored) throw error;
    }
  const after = change(memory.get(reference));
  if (after === null) memory.delete(reference);
  else if (after) memory.set(reference, after);
  return after ?? undefined;
}

export function remember(row: OutboxRow): void {
  memory.set(row.reference, row);
}
