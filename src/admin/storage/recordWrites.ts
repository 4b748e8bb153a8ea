import { promisifyRequest } from 'idb-keyval';
import { isJsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import {
  allEntries,
  BATCH,
  convertedEntries,
  damagedKey,
  isFormerEntry,
  isNewerEntry,
  isOlderEntry,
  isOutdatedMark,
  readRecord,
  recordEntry,
  type RecordFormat,
} from './recordEntries';
import { changedKeys, mergeStored, type Records } from './records';

// Each function is part of a transaction, so it waits for nothing but requests of its store.

/** Thrown within a transaction if an entry of a newer version would be overwritten. */
export class NewerVersionError extends Error {}

const valueOf = (store: IDBObjectStore, key: string) =>
  promisifyRequest<unknown>(store.get(key) as IDBRequest<unknown>);

const keysOf = async (store: IDBObjectStore) =>
  new Set(await promisifyRequest(store.getAllKeys() as IDBRequest<string[]>));

/**
 * Replaces an entry of the former format with the mark of the present one, so that an open tab of an earlier version of
 * the site does not write it again.
 */
export async function convertFormer(
  format: RecordFormat,
  store: IDBObjectStore,
  at: string,
): Promise<void> {
  const { former, version } = format;
  if (!former) return;
  const json = await valueOf(store, former.key);
  if (isNewerEntry(format, json)) throw new NewerVersionError();
  if (json !== undefined && !isFormerEntry(format, json)) return;
  const keys = await keysOf(store);
  for (const [key, value] of convertedEntries(format, json, at))
    if (!keys.has(key)) store.put(value, key);
  const copyKey = keys.has(former.copyKey) ? damagedKey(former.key, at) : former.copyKey;
  if (json !== undefined) store.put(json, copyKey);
  store.put({ version }, former.key);
}

/** Stores the records of earlier versions in the present format. Entries that cannot be read stay as they are. */
export async function upgradeEntries(format: RecordFormat, store: IDBObjectStore): Promise<void> {
  for (const entry of await allEntries(store)) {
    const [key, json] = entry;
    if (!isOlderEntry(format, entry)) continue;
    const record = readRecord(format, key, json);
    const order = isJsonObject(json) && json.order;
    if (typeof record === 'object') store.put(recordEntry(format, key, record, order), key);
  }
}

/** Deletes entries that tell that records were removed, unless a tab has removed one again since they were read. */
export async function deleteOutdated(
  format: RecordFormat,
  store: IDBObjectStore,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) if (isOutdatedMark(format, await valueOf(store, key))) store.delete(key);
}

/** Writes the changes of a tab. Returns the records as they are known to be stored then. */
export async function writeChanges(
  format: RecordFormat,
  store: IDBObjectStore,
  { mine, known, at }: { mine: Records; known: Records; at: string },
): Promise<Records> {
  const { kindOf, removedKey, version } = format;
  const keys = changedKeys(mine, known);
  const next: Record<string, object> = { ...known };
  let values: unknown[] = [];
  for (const [index, key] of keys.entries()) {
    // Each batch is a task of its own.
    if (index % BATCH === 0)
      values = await Promise.all(
        keys.slice(index, index + BATCH).map((one) => valueOf(store, one)),
      );
    const json = values[index % BATCH];
    const stored = readRecord(format, key, json);
    if (stored === 'newer') throw new NewerVersionError();
    if (stored === 'damaged') store.put(json, damagedKey(key, at));
    const own = mine[key];
    if (own) {
      const other = typeof stored === 'object' ? stored : undefined;
      const record = mergeStored(kindOf(key), own, known[key], other);
      store.put(recordEntry(format, key, record, isJsonObject(json) && json.order), key);
      store.delete(removedKey(key));
      next[key] = record;
    } else {
      store.delete(key);
      store.put({ version, at }, removedKey(key));
      delete next[key];
    }
  }
  return next;
}

/** Returns the keys of the records that a tab knows and that the browser has deleted. */
export async function lostKeys(format: RecordFormat, store: IDBObjectStore, known: Records) {
  const { former, removedKey } = format;
  const keys = await keysOf(store);
  const old = former && (await valueOf(store, former.key));
  if (isNewerEntry(format, old)) return [];
  for (const [key] of convertedEntries(format, old, '')) keys.add(key);
  return Object.keys(known).filter((key) => !keys.has(key) && !keys.has(removedKey(key)));
}

/** Writes back what the browser has deleted. Returns the number of entries. */
export async function writeLost(
  format: RecordFormat,
  store: IDBObjectStore,
  known: Records,
): Promise<number> {
  const lost = new Set(await lostKeys(format, store, known));
  let count = lost.size;
  for (const [key, record] of Object.entries(known)) {
    if (lost.has(key)) store.put(recordEntry(format, key, record), key);
    const rejoin = format.kindOf(key)?.rejoin;
    if (!rejoin || lost.size === 0 || lost.has(key)) continue;
    const stored = readRecord(format, key, await valueOf(store, key));
    const joined = typeof stored === 'object' ? rejoin(stored, record) : stored;
    if (typeof joined === 'string' || sameJson(joined, stored)) continue;
    store.put(recordEntry(format, key, joined), key);
    count += 1;
  }
  return count;
}
