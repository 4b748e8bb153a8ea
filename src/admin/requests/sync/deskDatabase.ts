import { transact, type Transaction } from '../../storage/database';
import { DeskError } from '../copies/deskError';
import type { DeviceEntry, DeviceStorage } from '../copies/deskTypes';

/** @throws DeskError if this browser denies storage */
const inDevice = <R>(
  work: (store: ReturnType<Transaction<'readwrite', 'device'>['objectStore']>) => Promise<R>,
): Promise<R> =>
  transact(['device'], 'readwrite', (transaction) => work(transaction.objectStore('device'))).catch(
    () => {
      throw new DeskError('storage');
    },
  );

/** What this device keeps about the copy. The key in it cannot be read by scripts. */
export const deskDatabase: DeviceStorage = {
  revision: () =>
    inDevice(async (store) => {
      const state = (await store.get('state')) as DeviceEntry['state'] | undefined;
      return state?.revision;
    }),
  load: () =>
    inDevice(async (store) => {
      const names = ['state', 'pending', 'doc', 'shadow'];
      const [state, pending = [], doc, shadow] = await Promise.all(
        names.map((name) => store.get(name)),
      );
      return state && { state, pending, doc, shadow };
    }),
  save: (entry) =>
    inDevice(async (store) => {
      for (const [name, value] of Object.entries(entry))
        if (value !== undefined) await store.put(value, name);
    }),
  remove: () => inDevice((store) => store.clear()),
};
