import * as v from 'valibot';
import { isRequestReference } from '@/domain/rental/incoming/newRequest';
import {
  deviceDifferences,
  requestDifferences,
  type RequestDifference,
} from '@/domain/rental/incoming/differences';
import type { RentalRequest } from '@/domain/rental/schema';
import {
  RECORD_OF,
  requestOf,
  requestsByRef,
  type DeskTable,
} from '@/domain/rental/sync/deskRecords';
import { isOwn } from '@/domain/rental/sync/recordFields';
import { isRemoved, mergeRow, mergeRows, readRow } from '@/domain/rental/sync/mergeRows';
import { mapCells, type StampedRow, type StampedRows } from '@/domain/rental/sync/stamp';
import { formatCount } from '@/domain/text/formatNumber';
import { toDateInput } from '@/domain/text/dateInput';
import { isHostileKey, isJsonObject } from '@/domain/text/jsonObject';
import { adminDay } from '../../layout/adminDate';
import type { PhotoCopy } from '../storage/photoStore';
import { DESK_TABLES, type DeskRows } from '../store/requestsSlice';
import { decryptBytes, encryptBytes, encryptedSchema } from '../../storage/passphraseCipher';

// See docs/behaviour/requests-backup.md.

export const BACKUP_MAX_MB = 500;
export const BACKUP_MAX_BYTES = BACKUP_MAX_MB * 1024 * 1024;

const FORMAT = 'slate-requests';
const ENCRYPTED = 'slate-requests-encrypted';
const VERSION = 1;

const encryptedBackupSchema = v.object({
  ...encryptedSchema.entries,
  format: v.literal(ENCRYPTED),
  version: v.literal(VERSION),
  // Can be too large for the check of a key.
  data: v.string(),
});

export const backupFileName = (now: Date) => `rental-requests-${toDateInput(now)}.json`;

export interface RequestsBackup {
  tables: DeskRows;
  photos: PhotoCopy[];
  /** Number of records and photos that cannot be read. */
  damaged: number;
}

const photoSchema = v.object({ id: v.string(), type: v.string(), data: v.string() });

export type BackupProblem = 'notABackup' | 'newer' | 'locked' | 'wrongPassphrase';

/** Returns a row without what concerns this device only. `isUnsent`: the copy of the desk may lack it. */
const shared = (row: StampedRow, isUnsent: boolean): StampedRow =>
  mapCells(row, ([value, stamp], field) => {
    if (isOwn(field)) return undefined;
    return isUnsent ? [value, stamp, true] : [value, stamp];
  });

const mapTables = (change: (table: DeskTable) => StampedRows) =>
  Object.fromEntries(DESK_TABLES.map((table) => [table, change(table)])) as DeskRows;

/** @param passphrase '' for plain JSON @param now ISO 8601 @throws Error if the page is not https, and cannot encrypt */
export async function writeBackup(
  { tables, photos }: Omit<RequestsBackup, 'damaged'>,
  passphrase: string,
  now: string,
): Promise<string> {
  const rows = mapTables((table) =>
    Object.fromEntries(
      Object.entries(tables[table]).map(([key, row]) => [key, shared(row, false)]),
    ),
  );
  const data = { format: FORMAT, version: VERSION, exportedAt: now, tables: rows, photos };
  if (passphrase === '') return JSON.stringify(data);
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  const encrypted = await encryptBytes(bytes, passphrase, '');
  const how = { derivation: 'PBKDF2-SHA-256', cipher: 'AES-256-GCM' };
  return JSON.stringify({ format: ENCRYPTED, version: VERSION, ...how, ...encrypted }, null, 2);
}

/** Whether the file of a backup with these photos would be too large to be imported. Encryption makes it a third larger. */
export function isBackupTooLarge(photos: readonly PhotoCopy[], passphrase: string): boolean {
  const bytes = photos.reduce((sum, { data }) => sum + data.length, 0);
  return bytes * (passphrase === '' ? 1 : 4 / 3) > BACKUP_MAX_BYTES;
}

/** Returns the text itself if it is no JSON. */
const parseJson = (text: string): unknown =>
  v.safeParse(v.pipe(v.string(), v.parseJson()), text).output;

/** A reference that is the name of a page cannot be used. */
const isUsable = (table: DeskTable, key: string, row: StampedRow): boolean =>
  table === 'requests'
    ? isRequestReference(requestOf(key, row)?.ref ?? '')
    : RECORD_OF[table](key, row) !== undefined;

/** Later edits of a file are those of a crafted one. */
const YEAR_MS = 365 * 86_400_000;

function readData(json: unknown): RequestsBackup | { problem: BackupProblem } {
  if (!isJsonObject(json) || json.format !== FORMAT) return { problem: 'notABackup' };
  const { version, tables: read, photos: list } = json;
  if (typeof version !== 'number' || version > VERSION) return { problem: 'newer' };
  if (!isJsonObject(read)) return { problem: 'notABackup' };
  const latest = Date.now() + YEAR_MS;
  let damaged = 0;
  const tables = mapTables((table) => {
    const rows = Object.entries(Object(read[table])).flatMap(([key, stored]) => {
      const known = isHostileKey(key) ? undefined : readRow(stored, latest);
      const row = known && shared(known, true);
      if (row && (isRemoved(row) || isUsable(table, key, row))) return [[key, row]];
      damaged += 1;
      return [];
    });
    return Object.fromEntries(rows) as StampedRows;
  });
  const found = (Array.isArray(list) ? (list as unknown[]) : []).map((one) =>
    v.safeParse(photoSchema, one),
  );
  const photos = found.flatMap((one) => (one.success ? [one.output] : []));
  return { tables, photos, damaged: damaged + found.length - photos.length };
}

/** Never throws. @param passphrase undefined until one was entered */
export async function readBackup(
  text: string,
  passphrase?: string,
): Promise<RequestsBackup | { problem: BackupProblem }> {
  const json = parseJson(text);
  const { format, version } = Object(json) as { format?: unknown; version?: unknown };
  if (format === ENCRYPTED && typeof version === 'number' && version > VERSION)
    return { problem: 'newer' };
  const encrypted = v.safeParse(encryptedBackupSchema, json);
  if (!encrypted.success) return readData(json);
  if (passphrase === undefined) return { problem: 'locked' };
  const bytes = await decryptBytes(encrypted.output, passphrase, '');
  if (!bytes) return { problem: 'wrongPassphrase' };
  return readData(parseJson(new TextDecoder().decode(bytes)));
}

export interface ImportPlan {
  added: RentalRequest[];
  changed: { ref: string; differences: RequestDifference[] }[];
  unchanged: number;
  /** References of requests that were removed here since. */
  removed: string[];
}

/** Returns the fields of which both devices have entered a value, also if the one that is shown stays. */
function newConflicts(before: RentalRequest, after: RentalRequest): RequestDifference[] {
  const known = new Set(deviceDifferences(before).map(({ field }) => field));
  return deviceDifferences(after, adminDay)
    .filter(({ field }) => !known.has(field))
    .map((one) => ({ ...one, field: `Changed on two devices: ${one.field}` }));
}

/** Compares the requests of a backup with the stored ones, as they are after both were merged. */
export function planImport(stored: StampedRows, imported: StampedRows): ImportPlan {
  const plan: ImportPlan = { added: [], changed: [], unchanged: 0, removed: [] };
  const known = requestsByRef(stored);
  const merged = requestsByRef(mergeRows(stored, imported));
  for (const { ref } of Object.values(requestsByRef(imported))) {
    const [before, after] = [known[ref], merged[ref]];
    if (!after) plan.removed.push(ref);
    else if (!before) plan.added.push(after);
    else {
      const differences = [
        ...requestDifferences(before, after, adminDay),
        ...newConflicts(before, after),
      ];
      if (differences.length > 0) plan.changed.push({ ref, differences });
      else plan.unchanged += 1;
    }
  }
  return plan;
}

/** Returns how many customers and units an import would add or change, such as '2 customers, 1 unit'; '' for none. */
export function otherChanges(stored: DeskRows, imported: DeskRows): string {
  const countOf = (table: 'customers' | 'units') =>
    Object.entries(imported[table]).filter(([key, row]) => {
      const known = stored[table][key];
      if (isRemoved(row) && (!known || isRemoved(known))) return false;
      return mergeRow(known ?? {}, row) !== known;
    }).length;
  const [customers, units] = [countOf('customers'), countOf('units')];
  const texts = [
    customers && formatCount(customers, 'customer'),
    units && formatCount(units, 'unit'),
  ];
  return texts.filter(Boolean).join(', ');
}
