import { createSelector } from '@reduxjs/toolkit';
import type { DeskTable } from '@/domain/rental/sync/deskRecords';
import type { StampedRow, StampedRows } from '@/domain/rental/sync/stamp';
import { yieldToMain } from '@/ui/schedule';
import { FileStoreError, type FileStore } from '../../file-store/fileStore';
import { BROWSER_DEPS } from '../../file-store/githubRequests';
import { githubStore } from '../../file-store/githubStore';
import { localStore } from '../../file-store/localStore';
import { transact, type Transaction } from '../../storage/database';
import { catchUpAll, flush } from '../../storage/keepTable';
import { selectUnreadableCount } from '../../storage/storageSlice';
import { readPhoto, storePhoto } from '../storage/photoStore';
import { DESK_TABLES } from '../store/requestsSlice';
import type { RequestsRootState } from '../store/storeTypes';
import { deskClock, editDesk } from '../store/writeDesk';
import { currentDeskPlace } from './copyState';
import { copyStore } from './copyStore';
import { createSync, type DeskSync } from './createSync';
import type { DeskTab, DeviceState, LocalRows, SyncDeps } from './deskTypes';

/** Records that are shown in one task. */
const BATCH = 50;

type DeviceStore = ReturnType<Transaction<'readwrite', 'device'>['objectStore']>;

/** @throws FileStoreError if this browser denies storage */
const inDevice = <R>(work: (store: DeviceStore) => Promise<R>): Promise<R> =>
  transact(['device'], 'readwrite', (transaction) => work(transaction.objectStore('device'))).catch(
    (error: unknown) => {
      throw new FileStoreError(Object(error).name === 'VersionError' ? 'newer' : 'storage');
    },
  );

/** What this device keeps about the copy. The key in it cannot be read by scripts. */
const deviceStorage: SyncDeps['device'] = {
  load: () => inDevice((store) => store.get('state') as Promise<DeviceState | undefined>),
  save: (state) => inDevice(async (store) => void (await store.put(state, 'state'))),
  remove: () => inDevice((store) => store.clear()),
};

const selectRows = createSelector(
  [({ requests }: RequestsRootState) => requests.data],
  (data): StampedRows =>
    Object.fromEntries(
      DESK_TABLES.flatMap((table) =>
        Object.entries(data[table]).map(([key, row]) => [`${table}/${key}`, row]),
      ),
    ),
);

function localRows({ dispatch, getState }: DeskTab): LocalRows {
  const known = () => selectRows(getState());
  return {
    known,
    async read() {
      // Without all rows, the copy would lose what only it has.
      if ((await catchUpAll()) !== 'stored') throw new FileStoreError('storage');
      return known();
    },
    isComplete: () => selectUnreadableCount(getState()) === 0,
    async write(rows) {
      const records = Object.entries(rows).flatMap(([record, row]) => {
        const [table, key] = record.split(/\/(.*)/s) as [DeskTable, string];
        return DESK_TABLES.includes(table) ? [{ table, key, row }] : [];
      });
      // The settings first: they have the numbers that the requests use.
      const order = ({ table }: (typeof records)[number]) => -DESK_TABLES.indexOf(table);
      records.sort((a, b) => order(a) - order(b));
      for (let first = 0; first < records.length; first += BATCH) {
        const edits: Partial<Record<DeskTable, Record<string, StampedRow>>> = {};
        for (const { table, key, row } of records.slice(first, first + BATCH)) {
          (edits[table] ??= {})[key] = row;
          deskClock.see(row);
        }
        dispatch(editDesk(edits, true));
        await yieldToMain();
      }
      const outcomes = await Promise.all(DESK_TABLES.map((table) => flush(table)));
      if (outcomes.some((outcome) => outcome !== 'stored')) throw new FileStoreError('storage');
    },
  };
}

/** The rows of a tab in which the requests were not opened. */
const CLOSED_ROWS: LocalRows = {
  known: () => ({}),
  isComplete: () => false,
  read: () => Promise.reject(new FileStoreError('storage')),
  write: () => Promise.reject(new FileStoreError('storage')),
};

/** The store that was opened last. It keeps rate limits, and knows what it has read. */
let opened: { token: string; store: FileStore } | undefined;

/** Opens the store of the copy. @throws FileStoreError if there is none, or no token for it */
function openDeskStore(token: string | undefined): FileStore {
  const place = currentDeskPlace();
  if (place.kind === 'local') return localStore('desk');
  if (place.kind !== 'hosted')
    throw new FileStoreError(
      place.kind === 'refused' && place.why === 'website' ? 'website' : 'missing',
    );
  if (token === undefined) throw new FileStoreError('token');
  if (opened?.token !== token) {
    const branch = { ...place.branch, use: 'desk' } as const;
    const { signal } = new AbortController();
    opened = { token, store: githubStore(branch, token, BROWSER_DEPS, signal) };
  }
  return opened.store;
}

let desk: { tab: DeskTab | undefined; sync: DeskSync } | undefined;

/** Opens the encrypted copy as a tab sees it; without one as far as no rows are needed. */
export function openDesk(tab: DeskTab | undefined): DeskSync {
  if (desk?.tab !== tab || !desk)
    desk = {
      tab,
      sync: createSync({
        device: deviceStorage,
        rows: tab ? localRows(tab) : CLOSED_ROWS,
        photos: {
          read: readPhoto,
          save: (id, photo) =>
            storePhoto(id, photo).catch(() => {
              throw new FileStoreError('storage');
            }),
        },
        openStore: (token) => copyStore(openDeskStore(token)),
        now: Date.now,
      }),
    };
  return desk.sync;
}
