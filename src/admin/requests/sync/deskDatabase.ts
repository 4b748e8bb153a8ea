import { clear, get, getMany, setMany } from 'idb-keyval';
import { openDatabase } from '@/api/storage/openDatabase';
import { DeskError, type DeviceEntry, type DeviceStorage } from '../copies/deskTypes';

const database = openDatabase('slate-desk', 'entries');

/** @throws DeskError if this browser denies storage */
const stored = <R>(work: Promise<R>): Promise<R> =>
  work.catch(() => {
    throw new DeskError('storage');
  });

/** What this device keeps about the copy, in a database of its own. The key in it cannot be read by scripts. */
export const deskDatabase: DeviceStorage = {
  revision: async () => (await stored(get<DeviceEntry['state']>('state', database)))?.revision,
  async load() {
    const names = ['state', 'pending', 'doc', 'shadow'];
    const [state, pending = [], doc, shadow] = await stored(getMany(names, database));
    return state && { state, pending, doc, shadow };
  },
  save: ({ doc, shadow, ...entry }) =>
    stored(
      setMany(
        [
          ...Object.entries(entry),
          ...(doc ? [['doc', doc] as [string, unknown]] : []),
          ...(shadow === undefined ? [] : [['shadow', shadow] as [string, unknown]]),
        ],
        database,
      ),
    ),
  remove: () => stored(clear(database)),
};
