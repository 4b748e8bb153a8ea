import { type WriteOutcome, storageFailure } from '@/api/storage/browserStorage';
import { hashOf } from '@/domain/text/hash';
import { transact } from '../../storage/database';

/** Prefix of a reference to a draft image in a record: `media:` followed by the SHA-256 of its bytes. */
export const MEDIA_PREFIX = 'media:';

const MEDIA_REF = /media:[0-9a-f]{64}/g;

export function isMediaDraft(src: string): boolean {
  return src.startsWith(MEDIA_PREFIX);
}

/** Images that this tab has added or shown. They are stored again if storing failed or the browser has deleted them. */
const held = new Map<string, Blob>();
const urls = new Map<string, Promise<string | undefined>>();

/** Stores an image until it is published, equal ones once. If storing fails, only the memory of this tab has it. */
export async function saveMediaDraft(blob: Blob): Promise<{ ref: string; outcome: WriteOutcome }> {
  const ref = MEDIA_PREFIX + (await hashOf('SHA-256', await blob.arrayBuffer()));
  // A `File` has the time at which it was stored.
  const file = new File([blob], ref, { type: blob.type });
  held.set(ref, file);
  try {
    await transact(['media'], 'readwrite', (transaction) =>
      transaction.objectStore('media').put(file, ref),
    );
    return { ref, outcome: 'stored' };
  } catch (error) {
    return { ref, outcome: storageFailure(error) };
  }
}

/** Returns the bytes of a draft image; undefined if the browser has evicted them. Never throws. */
export async function mediaBlob(ref: string): Promise<Blob | undefined> {
  const known = held.get(ref);
  if (known) return known;
  try {
    const found: unknown = await transact(['media'], 'readonly', (transaction) =>
      transaction.objectStore('media').get(ref),
    );
    if (!(found instanceof Blob)) return undefined;
    held.set(ref, found);
    return found;
  } catch {
    return undefined;
  }
}

/** Returns those images that this tab has and can still read. */
export async function heldMedia(refs: Iterable<string>): Promise<Map<string, Blob>> {
  const found = new Map<string, Blob>();
  for (const ref of refs) {
    const image = held.get(ref);
    const isReadable = await image
      ?.slice(0, 1)
      .arrayBuffer()
      .then(Boolean, () => false);
    if (image && isReadable) found.set(ref, image);
  }
  return found;
}

/** Returns the object URL of a draft image, the same one while it is in use; undefined if the image is missing. */
export function mediaObjectUrl(ref: string): Promise<string | undefined> {
  const known = urls.get(ref);
  if (known) return known;
  const made = mediaBlob(ref).then((blob) => {
    if (!blob) urls.delete(ref);
    return blob && URL.createObjectURL(blob);
  });
  urls.set(ref, made);
  return made;
}

/** Minimum age in ms before deletion (a week), because an unfinished form in an inactive tab may refer to the image. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletes images of more than a week that no stored draft and no text in `inUse` names. Never throws. */
export async function deleteUnusedMedia(inUse: unknown, now: number): Promise<void> {
  const work = transact(['drafts', 'media'], 'readwrite', async (transaction) => {
    const drafts = await transaction.objectStore('drafts').getAll();
    const used = collectMediaRefs([drafts, inUse]);
    const media = transaction.objectStore('media');
    for (const ref of (await media.getAllKeys()) as string[]) {
      if (used.has(ref)) continue;
      const file: unknown = await media.get(ref);
      if (file instanceof File && now - file.lastModified >= KEPT_MS) await media.delete(ref);
    }
  });
  // If nothing can be stored, there is nothing to delete.
  await work.catch(() => undefined);
}

/** Returns every reference to a draft image in a JSON value, at any depth and also within a text. */
export function collectMediaRefs(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    for (const [ref] of value.matchAll(MEDIA_REF)) found.add(ref);
  } else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) collectMediaRefs(item, found);
  return found;
}
