import * as v from 'valibot';
import { createTabChannel } from '@/api/storage/tabChannel';
import { withHistoryOf } from '@/domain/rental/incoming/history';
import { withoutDoublePieces } from '@/domain/rental/handover';
import { withEndedHolds } from '@/domain/rental/stock/requestHolds';
import {
  customerSchema,
  EMPTY_SETTINGS,
  requestSchema,
  type RentalRequest,
  type RequestsSettings,
} from '@/domain/rental/schema';
import { transact } from '../../storage/database';
import {
  changedKeys,
  mergeStored,
  recordKeyOf,
  rowOfRecord,
  type DeskTable,
  type Records,
} from '../copies/records';
import { DeskError } from '../copies/deskError';
import type { DeskDeps, LocalRecords } from '../copies/deskTypes';
import type { RecordShape } from '../copies/writeRecords';
import { DESK_READERS } from '../store/deskTables';

const SETTINGS = 'settings';

/** Returns the fields of a schema, and the values that they have if nothing is stored. */
function shapeOfSchema({ entries }: { entries: v.ObjectEntries }): RecordShape {
  const fields = Object.keys(entries);
  const defaults = Object.entries(entries).flatMap(([field, schema]) => {
    const { success, output } = v.safeParse(schema, undefined);
    return success && output !== undefined ? [[field, output] as const] : [];
  });
  return { fields, defaults: Object.fromEntries(defaults) };
}

const REQUEST_SHAPE: RecordShape = {
  ...shapeOfSchema(requestSchema),
  withHistory: (stored, version) =>
    withHistoryOf(stored as RentalRequest, version as RentalRequest),
};
const CUSTOMER_SHAPE = shapeOfSchema(customerSchema);
const SETTINGS_SHAPE: RecordShape = {
  fields: Object.keys(EMPTY_SETTINGS),
  defaults: { ...EMPTY_SETTINGS },
};

/** Returns the shape of the records with a key. */
export function recordShapeOf(key: string): RecordShape {
  if (key === SETTINGS) return SETTINGS_SHAPE;
  return key.startsWith('customer:') ? CUSTOMER_SHAPE : REQUEST_SHAPE;
}

function readRecord(key: string, json: unknown): object | undefined {
  const row = rowOfRecord(key);
  return DESK_READERS[row.table](json, row.key);
}

/** Keeps a stored value if this version of the site could not read its replacement again. */
function readable(records: Records, known: Records): Records {
  const entries = Object.entries(records).flatMap(([key, record]) => {
    const isReadable = record === known[key] || readRecord(key, record) !== undefined;
    const stored = isReadable ? record : known[key];
    return stored ? [[key, stored] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns the requests that differ between records. */
function changedRequests(records: Records, former: Records) {
  const keys = new Set([...Object.keys(former), ...Object.keys(records)]);
  return [...keys]
    .filter((key) => key.startsWith('request:') && records[key] !== former[key])
    .map((key) => ({
      before: (former[key] ?? null) as RentalRequest | null,
      after: (records[key] ?? null) as RentalRequest | null,
    }));
}

/**
 * Sets the letter that the numbers of this device's documents have once a second device is linked, remembers holds that
 * requests have lost through another device, and removes pieces that both have made for the same part of a unit.
 */
export const withOwnRecords: NonNullable<DeskDeps['withOwn']> = (records, device, former) => {
  const settings = (records[SETTINGS] ?? EMPTY_SETTINGS) as RequestsSettings;
  const deviceLetter = device.isOnly ? '' : device.letter;
  const changed = changedRequests(readable(records, former), former);
  const endedHolds = withEndedHolds(settings.endedHolds, changed);
  const isSame = settings.deviceLetter === deviceLetter && settings.endedHolds === endedHolds;
  const own: Record<string, object> = isSame
    ? {}
    : { [SETTINGS]: { ...settings, deviceLetter, endedHolds } };
  for (const { after } of changed) {
    const checklist = after && withoutDoublePieces(after);
    if (checklist && checklist !== after.checklist)
      own[`request:${after.ref}`] = { ...after, checklist };
  }
  return Object.keys(own).length === 0 ? records : { ...records, ...own };
};

const TABLES = Object.keys(DESK_READERS) as DeskTable[];
const STORES = [...TABLES, 'meta'] as const;
const rowIn = (entry: unknown): unknown => (Object(entry) as { row?: unknown }).row;

/** @throws DeskError with the reason */
const stored = <R>(work: Promise<R>): Promise<R> =>
  work.catch((error: unknown) => {
    throw new DeskError(Object(error).name === 'VersionError' ? 'newer' : 'storage');
  });

/** The records of this browser. Tabs are notified of stored records as if another tab had stored them. */
export function openLocalRecords(): LocalRecords {
  const channels = TABLES.map(
    (table) => [table, createTabChannel<readonly string[]>(`back-office-${table}`)] as const,
  );
  return {
    async read() {
      const found = await stored(
        transact(STORES, 'readonly', async (transaction) => {
          const tables = TABLES.map(async (table) => {
            const store = transaction.objectStore(table);
            const [keys, entries] = await Promise.all([store.getAllKeys(), store.getAll()]);
            return { table, keys: keys as string[], entries: entries as unknown[] };
          });
          const marks = (await transaction.objectStore('meta').getAllKeys()) as string[];
          return { tables: await Promise.all(tables), marks };
        }),
      );
      const records = found.tables.flatMap(({ table, keys, entries }) =>
        keys.flatMap((key, index) => {
          const row = DESK_READERS[table](rowIn(entries[index]), key);
          return row ? [[recordKeyOf(table, key), row] as const] : [];
        }),
      );
      const removed = found.marks.flatMap((mark) => {
        const [kind, table, ...key] = mark.split(':');
        return kind === 'removed' ? [recordKeyOf(table as DeskTable, key.join(':'))] : [];
      });
      return { records: Object.fromEntries(records), removed: new Set(removed) };
    },
    async write(mine, known) {
      const next = readable(mine, known);
      const keys = changedKeys(next, known);
      await stored(
        transact(STORES, 'readwrite', async (transaction) => {
          const meta = transaction.objectStore('meta');
          for (const key of keys) {
            const { table, key: rowKey } = rowOfRecord(key);
            const store = transaction.objectStore(table);
            const mark = `removed:${table}:${rowKey}`;
            const record = next[key];
            const entry: unknown = await store.get(rowKey);
            const before = entry === undefined ? undefined : readRecord(key, rowIn(entry));
            const at = (Object(entry) as { at?: number }).at ?? Date.now();
            if (record) {
              await store.put({ row: mergeStored(record, known[key], before), at }, rowKey);
              await meta.delete(mark);
            } else {
              await store.delete(rowKey);
              await meta.put(true, mark);
            }
          }
          for (const table of TABLES)
            await meta.put(
              (Number(await meta.get(`revision-${table}`)) || 0) + 1,
              `revision-${table}`,
            );
        }),
      );
      for (const [table, channel] of channels)
        channel.post(
          keys
            .map(rowOfRecord)
            .filter((row) => row.table === table)
            .map(({ key }) => key),
        );
    },
  };
}
