import { promisifyRequest } from 'idb-keyval';
import { isJsonObject, withoutHostileKeys } from '@/domain/text/jsonObject';
import { yieldToMain } from '@/ui/lazy/yieldToMain';
import type { KindOf, Records } from './records';

/** An earlier format: one entry that contained all records. */
interface FormerFormat {
  key: string;
  /** Key of a copy of that entry, which is kept until it is deleted with `deleteFormer`. */
  copyKey: string;
  /** Returns its records, and whether some cannot be read. Never throws. */
  read: (json: unknown) => { records: Records; isDamaged: boolean };
}

/** How records are stored. */
export interface RecordFormat {
  /** Increased when the stored format changes. Entries of a newer version are never overwritten. */
  version: number;
  kindOf: KindOf;
  /** Whether an entry is neither a record nor damaged. */
  isOther?: (key: string) => boolean;
  /** Key of the entry that tells that a record was removed. Without one, a missing record is a loss. */
  removedKey: (key: string) => string;
  /** Time in ms after which that entry is deleted. By default it stays. */
  removedFor?: number;
  /** Whether records are read in the order in which they were added. */
  isOrdered?: boolean;
  former?: FormerFormat;
}

/** The content of the database. */
export interface StoredRecords {
  records: Records;
  /** Keys of entries that cannot be read. */
  damaged: string[];
  /** Whether a newer version of the site has stored entries. */
  isNewer: boolean;
  isEmpty: boolean;
  /** Keys of entries that are no longer needed. */
  outdated: string[];
}

export type Entries = (readonly [key: string, json: unknown])[];

const DAMAGED = 'damaged:';
const REMOVED = 'removed:';

/** Number of entries that are read, parsed or written in one task. All of them in one task would block the page. */
export const BATCH = 100;

/** Returns the key under which a damaged entry is set aside. @param at ISO 8601 */
export const damagedKey = (key: string, at: string) => `${DAMAGED}${at}:${key}`;

/** Returns all entries of a store. Rejects if storage is denied. */
export async function allEntries(store: IDBObjectStore): Promise<Entries> {
  const entries: Entries = [];
  let range: IDBKeyRange | undefined;
  let count = BATCH;
  while (count === BATCH) {
    // Each batch begins after the last one.
    const [keys, values] = await Promise.all([
      promisifyRequest(store.getAllKeys(range, BATCH) as IDBRequest<string[]>),
      promisifyRequest<unknown[]>(store.getAll(range, BATCH)),
    ]);
    for (const [index, key] of keys.entries()) entries.push([key, values[index]]);
    count = keys.length;
    range = count > 0 ? IDBKeyRange.lowerBound(keys.at(-1), true) : undefined;
  }
  return entries;
}

const versionOf = (json: unknown): number | undefined =>
  isJsonObject(json) && typeof json.version === 'number' ? json.version : undefined;

/** Whether a newer version of the site has stored an entry. */
export const isNewerEntry = ({ version }: RecordFormat, json: unknown): boolean =>
  (versionOf(json) ?? 0) > version;

/** Whether an entry contains a record and was stored by an earlier version of the site. */
export const isOlderEntry = (
  { version, kindOf, former }: RecordFormat,
  [key, json]: Entries[number],
): boolean =>
  key !== former?.key && kindOf(key) !== undefined && (versionOf(json) ?? version) < version;

/** Whether an entry has the former format, and not the mark that replaces it. */
export const isFormerEntry = ({ former, version }: RecordFormat, json: unknown): boolean =>
  former !== undefined && json !== undefined && !((versionOf(json) ?? 0) >= version);

/** Returns the record of an entry, or why it has none. Never throws. */
export function readRecord(
  format: RecordFormat,
  key: string,
  json: unknown,
): object | 'missing' | 'newer' | 'damaged' {
  if (json === undefined) return 'missing';
  if (isNewerEntry(format, json)) return 'newer';
  const clean = withoutHostileKeys(json, () => undefined);
  if (!isJsonObject(clean) || versionOf(clean) === undefined) return 'damaged';
  return format.kindOf(key)?.read(clean, key) ?? 'damaged';
}

let lastOrder = 0;

/** Returns the entry of a record. @param order place among the others; by default it comes last */
export function recordEntry(
  { version, kindOf, isOrdered }: RecordFormat,
  key: string,
  record: object,
  order?: unknown,
): object {
  const fields = { version, ...kindOf(key)?.entryOf(record) };
  if (!isOrdered) return fields;
  lastOrder = Math.max(lastOrder + 1, Date.now());
  return { ...fields, order: typeof order === 'number' ? order : lastOrder };
}

/** Returns the entries that replace one of the former format. @param at ISO 8601 */
export function convertedEntries(format: RecordFormat, json: unknown, at: string): Entries {
  const { former } = format;
  if (!former || !isFormerEntry(format, json)) return [];
  const { records, isDamaged } = former.read(json);
  const entries = Object.entries(records).map(
    ([key, record], index) => [key, recordEntry(format, key, record, index)] as const,
  );
  return isDamaged ? [...entries, [damagedKey(former.key, at), json]] : entries;
}

/** Whether an entry that tells that a record was removed is no longer needed. */
export const isOutdatedMark = ({ removedFor = Infinity }: RecordFormat, json: unknown): boolean =>
  Date.now() - Date.parse(String(Object(json).at)) > removedFor;

/** Returns the record of any entry, or why it has none. Never throws. */
function readEntry(format: RecordFormat, [key, json]: Entries[number]) {
  const { former, isOther, kindOf } = format;
  if (isNewerEntry(format, json)) return 'newer';
  if (key === former?.key)
    return isFormerEntry(format, json) && former.read(json).isDamaged ? 'damaged' : 'other';
  if (key === former?.copyKey || isOther?.(key)) return 'other';
  if (key.startsWith(REMOVED)) return isOutdatedMark(format, json) ? 'outdated' : 'other';
  return kindOf(key) ? readRecord(format, key, json) : 'damaged';
}

/** Whether an entry is damaged, and is one of those with these keys or was set aside from one of them. */
export const isDamagedOf = (
  format: RecordFormat,
  keys: readonly string[],
  [key, json]: Entries[number],
): boolean =>
  keys.some((one) => key === one || (key.startsWith(DAMAGED) && key.endsWith(`:${one}`))) &&
  readEntry(format, [key, json]) === 'damaged';

/** Parses all entries. Entries that cannot be read are left out and reported. Never rejects. */
export async function readRecords(format: RecordFormat, entries: Entries): Promise<StoredRecords> {
  const { former, isOrdered } = format;
  const records: Record<string, object> = {};
  const found = { damaged: [] as string[], outdated: [] as string[], isNewer: false };
  const old = entries.find(([key]) => key === former?.key)?.[1];
  const converted = convertedEntries(format, old, '').filter(([key]) => !key.startsWith(DAMAGED));
  const all = [...new Map([...converted, ...entries])];
  const orderOf = (json: unknown) => (isJsonObject(json) ? Number(json.order ?? 0) : 0);
  if (isOrdered) all.sort(([, a], [, b]) => orderOf(a) - orderOf(b));
  for (const [index, entry] of all.entries()) {
    if (index % BATCH === BATCH - 1) await yieldToMain();
    const [key] = entry;
    const read = readEntry(format, entry);
    if (typeof read === 'object') records[key] = read;
    else if (read === 'newer') found.isNewer = true;
    else if (read === 'damaged') found.damaged.push(key);
    else if (read === 'outdated') found.outdated.push(key);
  }
  return { records, ...found, isEmpty: entries.length === 0 };
}
