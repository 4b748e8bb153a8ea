import { type WriteOutcome, storageFailure } from '@/api/storage/browserStorage';
import { fromBase64, toBase64 } from '@/domain/text/base64';
import { newId } from '@/domain/text/ids';
import { transact, type Transaction } from '../../storage/database';

// Photos are not records: all records are read when the desk is opened, and a photo when it is looked at.

type PhotoStore = ReturnType<Transaction<'readwrite', 'photos'>['objectStore']>;
const inPhotos = <R>(work: (store: PhotoStore) => Promise<R>): Promise<R> =>
  transact(['photos'], 'readwrite', (transaction) => work(transaction.objectStore('photos')));
const photoKeys = () => inPhotos((store) => store.getAllKeys()) as Promise<string[]>;

/** Object URLs of the photos that this tab has shown, by their IDs. */
const urls = new Map<string, string>();

/** @throws if it cannot be stored */
export async function storePhoto(id: string, photo: Blob): Promise<void> {
  // A `File` has the time at which it was stored.
  const file = new File([photo], id, { type: photo.type });
  await inPhotos((store) => store.put(file, id));
}

/** Returns the ID of the photo, or why it was not stored. Never rejects. */
export async function savePhoto(
  photo: Blob,
): Promise<{ id: string } | { issue: Exclude<WriteOutcome, 'stored'> }> {
  const id = newId('photo-');
  try {
    await storePhoto(id, photo);
    return { id };
  } catch (error) {
    return { issue: storageFailure(error) };
  }
}

/** A photo in a backup: its bytes in Base64. */
export interface PhotoCopy {
  id: string;
  type: string;
  data: string;
}

/** Returns copies of photos for a backup. Those that are not in this browser are left out. Never rejects. */
export async function photosForBackup(ids: readonly string[]): Promise<PhotoCopy[]> {
  const copies: PhotoCopy[] = [];
  for (const id of ids) {
    const photo = await readPhoto(id);
    if (!photo) continue;
    const data = toBase64(new Uint8Array(await photo.arrayBuffer()));
    copies.push({ id, type: photo.type, data });
  }
  return copies;
}

/** Stores the photos of a backup that are not in this browser. @throws if they cannot be read or stored */
export async function restorePhotos(copies: readonly PhotoCopy[]): Promise<void> {
  const known = new Set(await photoKeys());
  for (const { id, type, data } of copies)
    if (!known.has(id)) await storePhoto(id, new Blob([fromBase64(data)], { type }));
}

/** Returns a photo; undefined if it is not in this browser. Never rejects. */
export async function readPhoto(id: string): Promise<Blob | undefined> {
  try {
    const photo: unknown = await inPhotos((store) => store.get(id));
    return photo instanceof Blob ? photo : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the object URL of a photo; undefined if it is not in this browser. Never rejects. */
export async function photoUrl(id: string): Promise<string | undefined> {
  const known = urls.get(id);
  if (known) return known;
  const photo = await readPhoto(id);
  if (!photo) return undefined;
  const url = URL.createObjectURL(photo);
  urls.set(id, url);
  return url;
}

/** Deletes photos. Unknown IDs are ignored. Never rejects. */
export async function deletePhotos(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const url = urls.get(id);
    if (url) URL.revokeObjectURL(url);
    urls.delete(id);
  }
  try {
    await inPhotos(async (store) => void (await Promise.all(ids.map((id) => store.delete(id)))));
  } catch {
    // A photo that cannot be deleted stays in this browser, without a request that names it.
  }
}

/** Minimum age in ms before an unused photo is deleted: a day, because removing a request can be undone. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Deletes photos that no request names, such as replaced signatures. Never rejects. @param now ms since 1970 */
export async function deleteUnusedPhotos(inUse: ReadonlySet<string>, now: number): Promise<void> {
  try {
    const stored = await photoKeys();
    for (const id of stored.filter((one) => !inUse.has(one))) {
      const photo = await readPhoto(id);
      const isNew = photo instanceof File && now - photo.lastModified < KEPT_MS;
      if (!isNew) await deletePhotos([id]);
    }
  } catch {
    // If nothing can be stored, there is nothing to delete.
  }
}
