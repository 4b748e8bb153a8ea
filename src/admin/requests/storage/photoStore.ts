import { delMany, get, set, type UseStore } from 'idb-keyval';
import type { WriteOutcome } from '@/api/storage/browserStorage';
import { openDatabase } from '@/api/storage/openDatabase';
import { storageFailure } from '@/api/storage/storageFailure';
import { newId } from '@/domain/text/ids';

// Photos are not records: all records are read when the desk is opened, and a photo when it is looked at.

let database: UseStore | undefined;

function store(): UseStore {
  database ??= openDatabase('slate-photos', 'photos');
  return database;
}

/** Object URLs of the photos that this tab has shown, by their IDs. */
const urls = new Map<string, string>();

/**
 * Stores a photo or a signature in this browser.
 * @returns its ID, or why it was not stored. Never rejects.
 */
export async function savePhoto(
  photo: Blob,
): Promise<{ id: string } | { issue: Exclude<WriteOutcome, 'stored'> }> {
  const id = newId('photo-', Math.random);
  try {
    await set(id, photo, store());
    return { id };
  } catch (error) {
    return { issue: storageFailure(error) };
  }
}

/** Stores a photo under its ID, such as one of a backup. @throws if the browser does not store it */
export async function restorePhoto(id: string, photo: Blob): Promise<void> {
  await set(id, photo, store());
}

/** Returns a photo; undefined if it is not in this browser. Never rejects. */
export async function readPhoto(id: string): Promise<Blob | undefined> {
  try {
    const photo: unknown = await get(id, store());
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
    await delMany([...ids], store());
  } catch {
    // A photo that cannot be deleted stays in this browser, without a request that names it.
  }
}
