import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import type { WriteOutcome } from '@/api/storage/browserStorage';
import { storageFailure } from '@/api/storage/storageFailure';

/** How a picture that is still a draft is named in a record: `media:` and the SHA-256 of its bytes. */
export const MEDIA_PREFIX = 'media:';

const MEDIA_REF = /media:[0-9a-f]{64}/g;

let database: UseStore | undefined;

function store(): UseStore {
  database ??= createStore('slate-media', 'blobs');
  return database;
}

/** Whether a picture's address names a media draft. */
export function isMediaDraft(src: string): boolean {
  return src.startsWith(MEDIA_PREFIX);
}

async function digest(blob: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Pictures that could not be stored live here, as long as the tab does. */
const inMemory = new Map<string, Blob>();
/** Object URLs handed out, by reference. */
const urls = new Map<string, Promise<string | undefined>>();

/**
 * Keeps a picture in this browser until it is published; the same picture is kept once.
 * @returns its reference, and how storing it went; where it failed, the picture is in this tab's memory alone
 */
export async function saveMediaDraft(blob: Blob): Promise<{ ref: string; outcome: WriteOutcome }> {
  const ref = MEDIA_PREFIX + (await digest(blob));
  try {
    // A file knows when it was kept.
    await set(ref, new File([blob], ref, { type: blob.type }), store());
    return { ref, outcome: 'stored' };
  } catch (error) {
    inMemory.set(ref, blob);
    return { ref, outcome: storageFailure(error) };
  }
}

/** The bytes of a media draft; undefined when they are gone (faults.md, Draft evicted). Never throws. */
export async function mediaBlob(ref: string): Promise<Blob | undefined> {
  const known = inMemory.get(ref);
  if (known) return known;
  try {
    const found: unknown = await get(ref, store());
    return found instanceof Blob ? found : undefined;
  } catch {
    return undefined;
  }
}

/** An object URL for a media draft, the same one as long as it is in use; undefined when it is gone. */
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

/** An unfinished form of a tab that is asleep may name a picture: it is freed after a week at the earliest. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

async function free(ref: string, now: number): Promise<void> {
  const blob: unknown = await get(ref, store());
  if (blob instanceof File && now - blob.lastModified < KEPT_MS) return;
  await del(ref, store());
}

/**
 * Frees what no draft and no step of the history names any more. Never throws.
 * @param now ms since 1970
 */
export async function deleteUnusedMedia(used: ReadonlySet<string>, now: number): Promise<void> {
  for (const [ref, url] of urls) {
    if (used.has(ref)) continue;
    urls.delete(ref);
    void url.then((address) => address && URL.revokeObjectURL(address));
  }
  for (const ref of inMemory.keys()) if (!used.has(ref)) inMemory.delete(ref);
  try {
    const stored = await keys<string>(store());
    await Promise.all(stored.filter((ref) => !used.has(ref)).map((ref) => free(ref, now)));
  } catch {
    // Where nothing can be stored there is nothing to free.
  }
}

/**
 * Stores the pictures that this tab has in its memory alone, now that there may be room. Never throws.
 * @returns `stored` where all of those named are
 */
export async function persistMediaDrafts(refs: ReadonlySet<string>): Promise<WriteOutcome> {
  const waiting = [...refs].filter((ref) => inMemory.has(ref));
  const outcomes = await Promise.all(
    waiting.map(async (ref): Promise<WriteOutcome> => {
      const blob = inMemory.get(ref);
      if (!blob) return 'stored';
      const { outcome } = await saveMediaDraft(blob);
      if (outcome === 'stored') inMemory.delete(ref);
      return outcome;
    }),
  );
  return outcomes.find((outcome) => outcome !== 'stored') ?? 'stored';
}

/** How many of these media drafts are gone from this browser. Never throws. */
export async function countMissingMedia(refs: ReadonlySet<string>): Promise<number> {
  if (refs.size === 0) return 0;
  try {
    const stored = new Set(await keys<string>(store()));
    return [...refs].filter((ref) => !stored.has(ref) && !inMemory.has(ref)).length;
  } catch {
    // Where nothing can be stored nothing was.
    return 0;
  }
}

/** Every media draft that a JSON value names, at any depth, also within a text. */
export function collectMediaRefs(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    for (const [ref] of value.matchAll(MEDIA_REF)) found.add(ref);
  } else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) collectMediaRefs(item, found);
  return found;
}
