import { storageFailure, type StorageFailure } from '@/api/storage/storageFailure';
import type { RequestsSettings, RentalRequest } from '@/domain/rental/schema';
import { sameJson } from '@/domain/text/sameJson';
import { changeEntries, readEntries, type EntryChanges } from './requestDatabase';
import {
  damagedKey,
  readRequestEntry,
  readSettingsEntry,
  readStoredRequests,
  removedEntry,
  removedKey,
  requestEntry,
  requestKey,
  SETTINGS_KEY,
  requestsSettingsEntry,
  type RequestsData,
  type Stored,
  type StoredRequests,
  type Unstored,
} from './storedRequests';

/** Why requests are only in the memory of this tab. */
export type RequestsStorageIssue = StorageFailure | 'newer';

/** Reads the requests of this browser. Never throws. */
export async function loadRequests(): Promise<StoredRequests | { issue: StorageFailure }> {
  try {
    return await readStoredRequests(await readEntries());
  } catch (error) {
    return { issue: storageFailure(error) };
  }
}

/** Thrown within a transaction if an entry of a newer version would be overwritten. */
class NewerVersionError extends Error {}

/**
 * Returns a record with the fields that this tab has changed, and all others as another tab has stored them meanwhile.
 * @param known the record as this tab last read or wrote it
 */
function mergeFields<T extends object>(mine: T, known: T | undefined, stored: T): T {
  if (!known || sameJson(known, stored)) return mine;
  const changed = Object.entries(mine).filter(
    ([field, value]) => !sameJson(value, known[field as keyof T]),
  );
  return { ...stored, ...Object.fromEntries(changed) };
}

interface Write<T> {
  key: string;
  mine: T | undefined;
  known: T | undefined;
  read: (json: unknown) => Stored<T>;
  entryOf: (value: T) => unknown;
}

/** Adds the changes of one entry. A damaged entry is set aside first. Returns the stored record. */
function applyWrite<T extends object>(
  { key, mine, known, read, entryOf }: Write<T>,
  json: unknown,
  { put, remove }: EntryChanges,
  at: string,
): T | undefined {
  const stored = read(json);
  if (stored === 'newer') throw new NewerVersionError();
  if (stored === 'damaged') put.push([damagedKey(key, at), json]);
  if (!mine) {
    remove.push(key);
    return undefined;
  }
  const merged = typeof stored === 'object' ? mergeFields(mine, known, stored) : mine;
  put.push([key, entryOf(merged)]);
  return merged;
}

/** The stored versions of changed records, merged with the changes of other tabs. */
export interface StoredChanges {
  /** By reference; undefined for removed ones. */
  requests: ReadonlyMap<string, RentalRequest | undefined>;
  settings: RequestsSettings;
}

/** The result of storing: the stored changes, or the reason of the failure. */
type RequestsStoreResult = { stored: StoredChanges } | { issue: RequestsStorageIssue };

/**
 * Writes the changes of this tab in one transaction, merged field by field with what another tab has stored since.
 * Never throws.
 * @param known what has changed, as this tab last read or wrote it
 * @param at ISO 8601, for damaged entries that are set aside
 */
export async function storeRequests(
  mine: RequestsData,
  known: Unstored,
  at: string,
): Promise<RequestsStoreResult> {
  const references = Object.keys(known.requests);
  const keys = [...references.map(requestKey), ...(known.settings ? [SETTINGS_KEY] : [])];
  let requests: StoredChanges['requests'] = new Map();
  let { settings } = mine;
  try {
    await changeEntries(keys, (stored) => {
      const changes: EntryChanges = { put: [], remove: [] };
      const writeRequest = (ref: string) => {
        const key = requestKey(ref);
        const write = {
          key,
          mine: mine.byRef[ref],
          known: known.requests[ref] ?? undefined,
          read: (json: unknown) => readRequestEntry(key, json),
          entryOf: requestEntry,
        };
        const written = applyWrite(write, stored.get(key), changes, at);
        if (written) changes.remove.push(removedKey(ref));
        else changes.put.push([removedKey(ref), removedEntry(at)]);
        return written;
      };
      requests = new Map(references.map((ref) => [ref, writeRequest(ref)]));
      if (known.settings) {
        const write = {
          key: SETTINGS_KEY,
          mine: mine.settings,
          known: known.settings,
          read: readSettingsEntry,
          entryOf: requestsSettingsEntry,
        };
        settings = applyWrite(write, stored.get(SETTINGS_KEY), changes, at) ?? settings;
      }
      return changes;
    });
    return { stored: { requests, settings } };
  } catch (error) {
    if (error instanceof NewerVersionError) return { issue: 'newer' };
    return { issue: storageFailure(error) };
  }
}

/** Returns the entries that cannot be read as JSON text, for downloading. Rejects if storage is denied. */
export async function damagedEntriesText(damaged: readonly string[]): Promise<string> {
  const entries = (await readEntries()).filter(([key]) => damaged.includes(key));
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}

/** Deletes entries that cannot be read. Rejects if storage is denied. */
export function deleteDamagedEntries(damaged: readonly string[]): Promise<void> {
  return changeEntries([], () => ({ put: [], remove: [...damaged] }));
}
