import * as v from 'valibot';
import { customerSchema, requestsSettingsSchema, requestSchema } from '@/domain/rental/schema';
import type { Customer, RequestsSettings, RentalRequest } from '@/domain/rental/schema';
import { isRequestReference } from '@/domain/rental/incoming/newRequest';
import { isJsonObject, withoutHostileKeys } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';
import type { PhotoCopy } from '../storage/photoStore';
import { decrypt, encrypt, isEncrypted, isNewerEncrypted } from './encryption';

// See docs/behaviour/requests-backup.md.

/** Maximum size of a backup file in bytes. */
export const BACKUP_MAX_BYTES = 500 * 1024 * 1024;

const FORMAT = 'slate-requests';
/** Files of version 1 have no IDs of requests. */
const VERSION = 2;

/** Content of a backup. `damaged` is the number of requests that cannot be read. */
export interface RequestsBackup {
  requests: RentalRequest[];
  settings: RequestsSettings;
  customers: Customer[];
  /** Photos and signatures, unless they were left out. */
  photos: PhotoCopy[];
  damaged: number;
}

const customersSchema = v.fallback(v.array(customerSchema), []);
const photosSchema = v.fallback(
  v.array(v.object({ id: v.string(), type: v.string(), data: v.string() })),
  [],
);

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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function readRequest(json: unknown): RentalRequest | undefined {
  const { success, output } = v.safeParse(requestSchema, json);
  return success && isRequestReference(output.ref) ? output : undefined;
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
  for (const request of requests) {
    let own = request;
    let known = byRef.get(own.ref);
    for (let count = 2; known && !sameJson(known, own); count += 1) {
      own = numbered(request, count);
      known = byRef.get(own.ref);
    }
    byRef.set(own.ref, own);
  }
  return [...byRef.values()];
}

function readData(json: unknown): RequestsBackup | { problem: BackupProblem } {
  if (!isJsonObject(json) || json.format !== FORMAT || !Array.isArray(json.requests))
    return { problem: 'notABackup' };
  if (typeof json.version !== 'number' || json.version > VERSION) return { problem: 'newer' };
  const clean = withoutHostileKeys(json.requests, () => undefined);
  const read = (Array.isArray(clean) ? clean : []).map(readRequest);
  const settings = v.safeParse(
    requestsSettingsSchema,
    withoutHostileKeys(json.settings ?? {}, () => undefined),
  );
  return {
    requests: withOwnReferences(read.filter((one) => one !== undefined)),
    settings: settings.success ? settings.output : v.parse(requestsSettingsSchema, {}),
    customers: v.parse(
      customersSchema,
      withoutHostileKeys(json.customers ?? [], () => undefined),
    ),
    photos: v.parse(photosSchema, json.photos),
    damaged: read.filter((one) => !one).length,
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
