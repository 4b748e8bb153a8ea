import * as v from 'valibot';
import {
  customerSchema,
  EMPTY_SETTINGS,
  requestsSettingsSchema,
  requestSchema,
} from '@/domain/rental/schema';
import type { Customer, RequestsSettings, RentalRequest } from '@/domain/rental/schema';
import { isRequestReference } from '@/domain/rental/incoming/newRequest';
import { isJsonObject, withoutHostileKeys } from '@/domain/text/jsonObject';
import type { PhotoCopy } from '../storage/photoStore';
import { decrypt, encrypt, isEncrypted, isNewerEncrypted } from './encryption';

// See docs/behaviour/requests-backup.md.

/** Maximum size of a backup file in bytes. */
export const BACKUP_MAX_BYTES = 500 * 1024 * 1024;

const FORMAT = 'slate-requests';
/** Files of version 1 have no IDs of requests. */
const VERSION = 2;

/** Content of a backup. `damaged` is the number of requests, customers, photos and settings that cannot be read. */
export interface RequestsBackup {
  requests: RentalRequest[];
  settings: RequestsSettings;
  customers: Customer[];
  /** Photos and signatures, unless they were left out. */
  photos: PhotoCopy[];
  damaged: number;
}

const photoSchema = v.object({ id: v.string(), type: v.string(), data: v.string() });

/** Why a backup cannot be read. */
export type BackupProblem = 'notABackup' | 'newer' | 'locked' | 'wrongPassphrase';

/**
 * Writes a backup as the text of a file.
 * @param passphrase encrypts the backup; '' for plain JSON
 * @param now ISO 8601
 * @throws Error if the browser cannot encrypt, which it can on https pages only
 */
export async function writeBackup(
  content: Omit<RequestsBackup, 'requests' | 'damaged'> & { requests: readonly RentalRequest[] },
  passphrase: string,
  now: string,
): Promise<string> {
  const data = { format: FORMAT, version: VERSION, exportedAt: now, ...content };
  if (passphrase === '') return JSON.stringify(data, null, 2);
  return JSON.stringify(await encrypt(JSON.stringify(data), passphrase), null, 2);
}

/** Whether the file of a backup with these photos would be too large to be imported. Encryption makes it a third larger. */
export function isBackupTooLarge(photos: readonly PhotoCopy[], passphrase: string): boolean {
  const bytes = photos.reduce((sum, { data }) => sum + data.length, 0);
  return bytes * (passphrase === '' ? 1 : 4 / 3) > BACKUP_MAX_BYTES;
}

/** Returns the text itself if it is no JSON. */
const parseJson = (text: string): unknown =>
  v.safeParse(v.pipe(v.string(), v.parseJson()), text).output;

const storedRequestSchema = v.pipe(
  requestSchema,
  // Earlier versions stored requests with references that stand for pages by now. They get a number.
  v.check(({ ref }) => isRequestReference(ref) || isRequestReference(`${ref}-2`)),
);

/** Reads each entry of a list by itself. A missing list is empty; one that is no list counts as one damaged entry. */
function readList<T extends v.GenericSchema>(json: unknown, schema: T) {
  const list = Array.isArray(json) ? json : [json].filter((one) => one !== undefined);
  const results = list.map((entry) => v.safeParse(schema, entry));
  const read = results.flatMap((result) => (result.success ? [result.output] : []));
  return { read, damaged: list.length - read.length };
}

/** Reads settings. Each value that cannot be read becomes the default. */
function readSettings(json: unknown) {
  const settings = structuredClone(json);
  const result = v.safeParse(requestsSettingsSchema, settings);
  if (result.success) return { settings: result.output, damaged: 0 };
  for (const { path } of result.issues) {
    const last = path?.at(-1);
    if (isJsonObject(last?.input)) delete last.input[String(last.key)];
  }
  const cleaned = v.safeParse(requestsSettingsSchema, settings);
  return {
    settings: cleaned.success ? cleaned.output : EMPTY_SETTINGS,
    damaged: result.issues.length,
  };
}

/** Maximum length of a reference. */
const MAX_REFERENCE = 40;

/** Returns a request with a number behind its reference and behind the IDs of its holds. */
function numbered(request: RentalRequest, count: number): RentalRequest {
  const suffix = `-${count}`;
  const items = request.items.map((item) => ({
    ...item,
    holdIds: item.holdIds.map((id) => id + suffix),
  }));
  return {
    ...request,
    id: '',
    ref: request.ref.slice(0, MAX_REFERENCE - suffix.length) + suffix,
    items,
  };
}

/**
 * Returns the requests with a reference each. Different ones with the same reference get numbers, so that all can be
 * imported. Their holds get them too: a hold of two requests would be counted once.
 */
function withOwnReferences(requests: readonly RentalRequest[]): RentalRequest[] {
  const byRef = new Map<string, RentalRequest>();
  const counts = new Map<string, number>();
  // Schemas write the keys of equal requests in the same order.
  const different = new Map(requests.map((request) => [JSON.stringify(request), request]));
  for (const request of different.values()) {
    let own = request;
    let count = counts.get(request.ref) ?? 1;
    while (byRef.has(own.ref) || !isRequestReference(own.ref)) own = numbered(request, ++count);
    counts.set(request.ref, count);
    byRef.set(own.ref, own);
  }
  return [...byRef.values()];
}

function readData(json: unknown): RequestsBackup | { problem: BackupProblem } {
  if (!isJsonObject(json) || json.format !== FORMAT || !Array.isArray(json.requests))
    return { problem: 'notABackup' };
  if (typeof json.version !== 'number' || json.version > VERSION) return { problem: 'newer' };
  const clean = (value: unknown) => withoutHostileKeys(value, () => undefined);
  const requests = readList(clean(json.requests), storedRequestSchema);
  const customers = readList(clean(json.customers), customerSchema);
  const photos = readList(json.photos, photoSchema);
  const { settings, damaged } = readSettings(clean(json.settings ?? {}));
  return {
    requests: withOwnReferences(requests.read),
    settings,
    customers: customers.read,
    photos: photos.read,
    damaged: damaged + requests.damaged + customers.damaged + photos.damaged,
  };
}

/**
 * Reads the text of a backup file. Never throws.
 * @param passphrase undefined until one was entered
 */
export async function readBackup(
  text: string,
  passphrase?: string,
): Promise<RequestsBackup | { problem: BackupProblem }> {
  const json = parseJson(text);
  if (isNewerEncrypted(json)) return { problem: 'newer' };
  if (!isEncrypted(json)) return readData(json);
  if (passphrase === undefined) return { problem: 'locked' };
  const plain = await decrypt(json, passphrase);
  return plain === undefined ? { problem: 'wrongPassphrase' } : readData(parseJson(plain));
}
