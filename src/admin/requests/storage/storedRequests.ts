import * as v from 'valibot';
import { requestsSettingsSchema, requestSchema } from '@/domain/rental/schema';
import type { RequestsSettings, RentalRequest } from '@/domain/rental/schema';
import { yieldToMain } from '@/ui/lazy/yieldToMain';
import { isHostileKey, isJsonObject, withoutHostileKeys } from '@/domain/text/jsonObject';

/** Increased when the stored format changes. Entries of a newer version are never overwritten. */
const REQUESTS_VERSION = 1;

const REQUEST = 'request:';
/** Prefix of the keys of damaged entries that a new entry has replaced. */
const DAMAGED = 'damaged:';
/** Prefix of the keys that tell which requests were removed. Without one, a missing request is a loss. */
const REMOVED = 'removed:';
export const SETTINGS_KEY = 'settings';

export type RequestMap = Readonly<Record<string, RentalRequest>>;

/** What the office keeps in this browser. */
export interface RequestsData {
  byRef: RequestMap;
  settings: RequestsSettings;
}

/** What has changed since it was stored. */
export interface Unstored {
  /** The stored versions of the changed requests, null for new ones. */
  requests: Readonly<Record<string, RentalRequest | null>>;
  /** The stored settings, if they have changed. */
  settings?: RequestsSettings | undefined;
}

export const ALL_STORED: Unstored = { requests: {} };

/** The content of the database. */
export interface StoredRequests extends RequestsData {
  /** Keys of entries that cannot be read. */
  damaged: string[];
  /** Whether a newer version of the site has stored entries. */
  isNewer: boolean;
  isEmpty: boolean;
}

/** An entry: its value, or why it has none. */
export type Stored<T> = T | 'missing' | 'newer' | 'damaged';

export const EMPTY_SETTINGS: RequestsSettings = v.parse(requestsSettingsSchema, {});

/** Returns the key of a request's entry. */
export const requestKey = (reference: string) => REQUEST + reference;

/** Returns the key of the entry that tells that a request was removed. */
export const removedKey = (reference: string) => REMOVED + reference;

/** Returns the entry of a removed request. @param at ISO 8601 */
export const removedEntry = (at: string) => ({ version: REQUESTS_VERSION, at });

/** Returns the key under which a damaged entry is set aside. @param at ISO 8601 */
export const damagedKey = (key: string, at: string) => `${DAMAGED}${at}:${key}`;

const isOfNewerVersion = (json: unknown): boolean =>
  isJsonObject(json) && typeof json.version === 'number' && json.version > REQUESTS_VERSION;

function readVersioned<T>(json: unknown, field: string, schema: v.GenericSchema<unknown, T>) {
  if (json === undefined) return 'missing';
  if (isOfNewerVersion(json)) return 'newer';
  if (!isJsonObject(json) || typeof json.version !== 'number') return 'damaged';
  const { success, output } = v.safeParse(schema, json[field]);
  return success ? output : 'damaged';
}

/** Parses the entry of a request. Never throws. */
export function readRequestEntry(key: string, json: unknown): Stored<RentalRequest> {
  const clean = withoutHostileKeys(json, () => undefined);
  const read = readVersioned(clean, 'request', requestSchema);
  const isOther = typeof read === 'object' && requestKey(read.ref) !== key;
  return isOther ? 'damaged' : read;
}

/** Parses the entry of the settings. Never throws. */
export function readSettingsEntry(json: unknown): Stored<RequestsSettings> {
  return readVersioned(
    withoutHostileKeys(json, () => undefined),
    'settings',
    requestsSettingsSchema,
  );
}

export const requestEntry = (request: RentalRequest) => ({ version: REQUESTS_VERSION, request });
export const requestsSettingsEntry = (settings: RequestsSettings) => ({
  version: REQUESTS_VERSION,
  settings,
});

/** Number of entries that are parsed before the browser may handle input. */
const BATCH = 100;

/** Parses all entries. Entries that cannot be read are left out and reported. Never rejects. */
export async function readStoredRequests(
  entries: readonly (readonly [string, unknown])[],
): Promise<StoredRequests> {
  const byRef: Record<string, RentalRequest> = {};
  const damaged: string[] = [];
  let settings = EMPTY_SETTINGS;
  let isNewer = false;
  for (const [index, [key, json]] of entries.entries()) {
    if (index % BATCH === BATCH - 1) await yieldToMain();
    if (key.startsWith(REMOVED)) continue;
    const isSettings = key === SETTINGS_KEY;
    const isRequest = key.startsWith(REQUEST) && !isHostileKey(key.slice(REQUEST.length));
    if (!isSettings && !isRequest) {
      // Entries of a kind that this version does not know must not be offered for removal.
      if (isOfNewerVersion(json)) isNewer = true;
      else damaged.push(key);
      continue;
    }
    const read = isSettings ? readSettingsEntry(json) : readRequestEntry(key, json);
    if (read === 'newer') isNewer = true;
    else if (typeof read === 'string') damaged.push(key);
    else if ('ref' in read) byRef[read.ref] = read;
    else settings = read;
  }
  return { byRef, settings, damaged, isNewer, isEmpty: entries.length === 0 };
}
