import { vi } from 'vitest';
import { transact } from '../../../src/admin/storage/database';

const TABLES = ['drafts', 'requests', 'customers', 'units', 'deskSettings'] as const;
const ALL = [...TABLES, 'media', 'photos', 'device'] as const;

export const clearBackOffice = (): Promise<void> => clearStores(ALL);

/** Empties tables of the database of the back office. The tabs of earlier tests keep what they hold. */
export const clearStores = (stores: readonly (typeof ALL)[number][]): Promise<void> =>
  transact(stores, 'readwrite', async (transaction) => {
    for (const name of stores) await transaction.objectStore(name).clear();
  });

export const storedRow = (table: (typeof TABLES)[number], key: string): Promise<unknown> =>
  transact([table], 'readonly', async (transaction) => {
    const entry = (await transaction.objectStore(table).get(key)) as { row: unknown } | undefined;
    return entry?.row;
  });

/** Stores a row as another visit has left it. */
export const storeRow = (table: (typeof TABLES)[number], key: string, row: unknown) =>
  transact([table], 'readwrite', (transaction) =>
    transaction.objectStore(table).put({ row, at: Date.now() }, key),
  );

/** Makes writing to IndexedDB fail for lack of space. Returns a function that makes space. */
export function fillStorage(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  return () => put.mockRestore();
}
