import { promisifyRequest } from 'idb-keyval';
import { openDatabase } from '@/api/storage/openDatabase';
import { DeskError, type DeviceEntry, type DeviceStorage } from '../copies/deskTypes';

const database = openDatabase('slate-desk', 'entries');

const ENTRIES = ['state', 'pending', 'doc', 'shadow'] as const;

/** Runs work in one transaction. @throws DeskError if this browser denies storage */
async function run<R>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<R>,
): Promise<R> {
  try {
    return await database(mode, async (store) => {
      const result = await work(store);
      if (mode === 'readwrite') await promisifyRequest(store.transaction);
      return result;
    });
  } catch {
    throw new DeskError('storage');
  }
}

const get = <T>(store: IDBObjectStore, name: string) =>
  promisifyRequest<T | undefined>(store.get(name) as IDBRequest<T | undefined>);

/** What this device keeps about the copy, in a database of its own. The key in it cannot be read by scripts. */
export const deskDatabase: DeviceStorage = {
  revision: async () =>
    run('readonly', async (store) => {
      const state = await get<DeviceEntry['state']>(store, 'state');
      return state?.revision;
    }),
  load: () =>
    run('readonly', async (store) => {
      const [state, pending, doc, shadow] = await Promise.all(
        ENTRIES.map((name) => get<unknown>(store, name)),
      );
      if (!state) return undefined;
      return { state, pending: pending ?? [], doc, shadow } as DeviceEntry;
    }),
  save: ({ state, pending, doc, shadow }) =>
    run('readwrite', async (store) => {
      store.put(state, 'state');
      store.put(pending, 'pending');
      if (doc) store.put(doc, 'doc');
      if (shadow) store.put(shadow, 'shadow');
      if (shadow === null) store.delete('shadow');
    }),
  remove: () =>
    run('readwrite', async (store) => {
      for (const name of ENTRIES) store.delete(name);
    }),
};
