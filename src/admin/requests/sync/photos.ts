import type { StampedRow, StampedRows } from '@/domain/rental/sync/stamp';
import { changedOnTwoDevices } from '@/domain/rental/sync/changedOnTwoDevices';
import { requestOf } from '@/domain/rental/sync/deskRecords';
import { forEachInTasks } from '@/ui/schedule';
import { decryptFile, encryptFile, joinBytes } from './cipher';
import type { ListedFiles } from './copyStore';
import type { DeviceState, OpenCopy } from './deskTypes';

// Photos and signatures are files of their own: rows name them, and each is read when it is looked at.

/** IDs are random. One of an imported file that is no name of a file stays on its device. */
const isPhotoId = (id: string) => /^[\w-]{1,64}$/.test(id);
const NAME = /^photos\/([\w-]{1,64})\/([\w-]{1,64})$/;

/** Returns the name of a photo's file. It contains the key, so that a new key makes new files. */
const photoName = (keyId: string, id: string) => `photos/${keyId}/${id}`;

const photosIn = (names: Iterable<string>) =>
  [...names].flatMap((name) => {
    const [, keyId, id] = NAME.exec(name) ?? [];
    return keyId && id ? { name, keyId, id } : [];
  });

const writePhotoFile = async (key: CryptoKey, name: string, photo: Blob) =>
  encryptFile(key, name, await joinBytes(`${photo.type}\n`, photo));

/** Returns a photo; undefined if its file was changed, or has another name or key. Never throws. */
async function readPhotoFile(
  key: CryptoKey,
  name: string,
  text: string,
): Promise<Blob | undefined> {
  const all = await decryptFile(key, name, text);
  const end = all?.indexOf(10) ?? -1;
  if (!all || end < 0) return undefined;
  const type = new TextDecoder().decode(all.subarray(0, end));
  return type.startsWith('image/') ? new Blob([all.subarray(end + 1)], { type }) : undefined;
}

/** Characters after which files are added, so that a slow connection adds each photo in time. Signatures are smaller. */
const BATCH_LENGTH = 300_000;

/** Returns the IDs of the photos that a hand-over names. A newer version of the site may have more fields in it. */
function photosOf(handover: unknown): string[] {
  const { photoIds, signatureId } = Object(handover) as Record<string, unknown>;
  const ids: unknown[] = [...(Array.isArray(photoIds) ? (photoIds as unknown[]) : []), signatureId];
  return ids.filter((id): id is string => typeof id === 'string' && isPhotoId(id));
}

/** Returns the IDs of the photos that a request names, also in a value that another device has entered. */
function photosOfRow(record: string, row: StampedRow): string[] {
  const request = requestOf(record.slice(record.indexOf('/') + 1), row);
  const others = request ? changedOnTwoDevices(request) : [];
  const values = others.flatMap(({ field, other }) => (field === 'handover' ? [other] : []));
  const damage = Object.keys(request?.damagePhotos ?? {}).filter(isPhotoId);
  return [...[row['handover']?.[0], ...values].flatMap(photosOf), ...damage];
}

async function namedPhotos(rows: StampedRows): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  await forEachInTasks(Object.entries(rows), ([record, row]) =>
    photosOfRow(record, row).forEach((id) => named.add(id)),
  );
  return named;
}

async function photoFrom(
  texts: ReadonlyMap<string, string>,
  { formerKeys, keyId, key }: DeviceState,
  id: string,
): Promise<Blob | undefined> {
  for (const [ofKey, one] of [[keyId, key] as const, ...Object.entries(formerKeys)]) {
    const name = photoName(ofKey, id);
    const photo = await readPhotoFile(one, name, texts.get(name) ?? '');
    if (photo) return photo;
  }
  return undefined;
}

/** Adds photos that are on this device, or in files of a former key, which are removed in the same step. */
async function addPhotos(
  { store, photos }: OpenCopy,
  state: DeviceState,
  missing: readonly string[],
  files: ReturnType<typeof photosIn>,
): Promise<void> {
  let batch = new Map<string, string | null>();
  let length = 0;
  for (const id of missing) {
    const former = files.filter((file) => file.id === id).map(({ name }) => name);
    const photo = (await photos.read(id)) ?? (await photoFrom(await store.read(former), state, id));
    if (!photo) continue;
    const name = photoName(state.keyId, id);
    const text = await writePhotoFile(state.key, name, photo);
    batch.set(name, text);
    for (const one of former) batch.set(one, null);
    length += text.length;
    if (length <= BATCH_LENGTH) continue;
    await store.add(batch);
    batch = new Map();
    length = 0;
  }
  if (batch.size > 0) await store.add(batch);
}

/** @param listed the files before the edits were read: a photo is named before it is added @throws FileStoreError */
export async function syncPhotos(
  copy: OpenCopy,
  state: DeviceState,
  listed: ListedFiles,
): Promise<DeviceState> {
  const named = await namedPhotos(copy.rows.known());
  const files = photosIn(listed.keys());
  const current = new Set(files.filter(({ keyId }) => keyId === state.keyId).map(({ id }) => id));
  const missing = [...named].filter((id) => !current.has(id));
  await addPhotos(copy, state, missing, files);
  // A part that cannot be read may name more.
  const isComplete = state.problems.length === 0 && copy.rows.isComplete();
  const unused = files.filter(({ keyId, id }) =>
    named.has(id) ? keyId !== state.keyId && current.has(id) : isComplete,
  );
  if (unused.length > 0) await copy.store.add(new Map(unused.map(({ name }) => [name, null])));
  const former = Object.entries(state.formerKeys);
  const needed = former.filter(([id]) => files.some(({ keyId }) => keyId === id));
  return needed.length < former.length
    ? { ...state, formerKeys: Object.fromEntries(needed) }
    : state;
}

export type PhotoResult = 'stored' | 'missing' | 'damaged';

/** Reads photos from the copy and stores them on this device. @throws FileStoreError */
export async function fetchPhotos(
  { store, photos }: OpenCopy,
  state: DeviceState,
  ids: readonly string[],
): Promise<Record<string, PhotoResult>> {
  const keyIds = [state.keyId, ...Object.keys(state.formerKeys)];
  const namesOf = (id: string) => keyIds.map((keyId) => photoName(keyId, id));
  const texts = await store.read(ids.filter((id) => isPhotoId(id)).flatMap(namesOf));
  const results: Record<string, PhotoResult> = {};
  for (const id of ids) {
    const photo = await photoFrom(texts, state, id);
    if (photo) await photos.save(id, photo);
    const isThere = namesOf(id).some((name) => texts.has(name));
    results[id] = photo ? 'stored' : isThere ? 'damaged' : 'missing';
  }
  return results;
}

/** Photos that are read from the copy at a time. */
const AT_ONCE = 5;

/** Stores missing photos here, and counts those that are in the copy. @throws FileStoreError */
export async function checkPhotos(
  copy: OpenCopy,
  state: DeviceState,
  listed: ListedFiles,
): Promise<{ total: number; present: number }> {
  const named = [...(await namedPhotos(copy.rows.known()))];
  const ids = new Set(photosIn(listed.keys()).map(({ id }) => id));
  const present = named.filter((id) => ids.has(id));
  const lacking: string[] = [];
  for (const id of present) if (!(await copy.photos.read(id))) lacking.push(id);
  let damaged = 0;
  for (let first = 0; first < lacking.length; first += AT_ONCE) {
    const results = await fetchPhotos(copy, state, lacking.slice(first, first + AT_ONCE));
    damaged += Object.values(results).filter((result) => result !== 'stored').length;
  }
  return { total: named.length, present: present.length - damaged };
}
