import { del, get, keys, set, type UseStore } from 'idb-keyval';
import { openDatabase } from '@/api/storage/openDatabase';
import type { WriteOutcome } from '@/api/storage/browserStorage';
import { storageFailure, type StorageFailure } from '@/api/storage/storageFailure';
import { hashOf } from '@/domain/text/hash';

/** Prefix of a reference to a draft image in a record: `media:` followed by the SHA-256 of its bytes. */
export const MEDIA_PREFIX = 'media:';

const MEDIA_REF = /media:[0-9a-f]{64}/g;

let database: UseStore | undefined;

function store(): UseStore {
  database ??= openDatabase('slate-media', 'blobs');
  return database;
}

/** Whether the source of an image is a reference to a draft image. */
export function isMediaDraft(src: string): boolean {
  return src.startsWith(MEDIA_PREFIX);
}

/** Images that could not be stored, kept until the tab is closed. */
const inMemory = new Map<string, Blob>();
/** Handles of stored images that this tab has used, so that it can store them again if the browser deletes them. */
const used = new Map<string, Blob>();
/** Created object URLs, by reference. */
const urls = new Map<string, Promise<string | undefined>>();

/**
 * Stores an image in this browser until it is published; equal images are stored once.
 * @returns its reference and the result of storing; if storing failed, the image is only in the memory of this tab
 */
export async function saveMediaDraft(blob: Blob): Promise<{ ref: string; outcome: WriteOutcome }> {
  const ref = MEDIA_PREFIX + (await hashOf('SHA-256', await blob.arrayBuffer()));
  try {
    // A `File` has the time at which it was stored.
    await set(ref, new File([blob], ref, { type: blob.type }), store());
    used.set(ref, blob);
    return { ref, outcome: 'stored' };
  } catch (error) {
    inMemory.set(ref, blob);
    return { ref, outcome: storageFailure(error) };
  }
}

/** Returns the bytes of a draft image; undefined if the browser has evicted them. Never throws. */
export async function mediaBlob(ref: string): Promise<Blob | undefined> {
  const known = inMemory.get(ref);
  if (known) return known;
  try {
    const found: unknown = await get(ref, store());
    if (found instanceof Blob) used.set(ref, found);
    return found instanceof Blob ? found : used.get(ref);
  } catch {
    return undefined;
  }
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

async function free(ref: string, now: number): Promise<void> {
  const blob: unknown = await get(ref, store());
  if (blob instanceof File && now - blob.lastModified < KEPT_MS) return;
  await del(ref, store());
}

/**
 * Deletes images to which no draft and no step of the history refers any more. Never throws.
 * @param now ms since 1970
 */
export async function deleteUnusedMedia(inUse: ReadonlySet<string>, now: number): Promise<void> {
  for (const [ref, url] of urls) {
    if (inUse.has(ref)) continue;
    urls.delete(ref);
    void url.then((address) => address && URL.revokeObjectURL(address));
  }
  for (const images of [inMemory, used])
    for (const ref of images.keys()) if (!inUse.has(ref)) images.delete(ref);
  try {
    const stored = await keys<string>(store());
    await Promise.all(stored.filter((ref) => !inUse.has(ref)).map((ref) => free(ref, now)));
  } catch {
    // If nothing can be stored, there is nothing to delete.
  }
}

/** Returns the images that are not stored. Nothing is known if the browser denies it. Never throws. */
async function unstored(refs: ReadonlySet<string>): Promise<string[]> {
  if (refs.size === 0) return [];
  try {
    const stored = new Set(await keys<string>(store()));
    return [...refs].filter((ref) => !stored.has(ref));
  } catch {
    return [...refs].filter((ref) => inMemory.has(ref));
  }
}

/** The result of storing images. */
interface MediaOutcome {
  /** Why images are only in the memory of this tab, by reference. */
  failed: Map<string, StorageFailure>;
  /** Number of those that the browser had deleted and that are stored again. */
  restored: number;
  /** Those that are missing from this browser and this tab. */
  lost: string[];
}

/**
 * Stores the images that are only in the memory of this tab, because there was no space before, or because the browser
 * has deleted them. Never throws.
 */
export async function persistMediaDrafts(refs: ReadonlySet<string>): Promise<MediaOutcome> {
  const result: MediaOutcome = { failed: new Map(), restored: 0, lost: [] };
  const missing = await unstored(refs);
  await Promise.all(
    missing.map(async (ref) => {
      const isWaiting = inMemory.has(ref);
      const blob = inMemory.get(ref) ?? used.get(ref);
      const saved = blob && (await saveMediaDraft(blob));
      if (saved?.outcome === 'stored') {
        inMemory.delete(ref);
        if (!isWaiting) result.restored += 1;
      } else if (saved) result.failed.set(ref, saved.outcome);
      else result.lost.push(ref);
    }),
  );
  return result;
}

/** Returns every reference to a draft image in a JSON value, at any depth and also within a text. */
export function collectMediaRefs(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    for (const [ref] of value.matchAll(MEDIA_REF)) found.add(ref);
  } else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) collectMediaRefs(item, found);
  return found;
}
