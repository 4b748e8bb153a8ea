import { sameJson } from '@/domain/text/sameJson';
import { joinRecords } from '../storage/fieldRules';
import { DESK_SETTINGS_KEY } from '../store/deskTables';
import type { TableName } from '../../storage/database';

/** Rows of the desk by `request:<reference>`, `customer:<id>` and `settings`. */
export type Records = Readonly<Record<string, object>>;

const PREFIXES = { requests: 'request:', customers: 'customer:' } as const;

export type DeskTable = Exclude<TableName, 'drafts'>;

/** Returns the key of the record of a row. */
export const recordKeyOf = (table: DeskTable, key: string): string =>
  table === 'deskSettings' ? DESK_SETTINGS_KEY : PREFIXES[table] + key;

/** Returns the table and the key of the row of a record. */
export function rowOfRecord(key: string): { table: DeskTable; key: string } {
  if (key === DESK_SETTINGS_KEY) return { table: 'deskSettings', key };
  const table = key.startsWith(PREFIXES.customers) ? 'customers' : 'requests';
  return { table, key: key.slice(PREFIXES[table].length) };
}

/** Returns the keys of the records that differ, including removed ones. */
export function changedKeys(mine: Records, known: Records): string[] {
  const removed = Object.keys(known).filter((key) => !mine[key]);
  return [...Object.keys(mine).filter((key) => !sameJson(mine[key], known[key])), ...removed];
}

/** Returns a record that was changed, joined with the stored one. `known` is the one that was read. */
export const mergeStored = (mine: object, known: object | undefined, stored: object | undefined) =>
  stored && !sameJson(known, stored) ? joinRecords(mine, known, stored) : mine;
