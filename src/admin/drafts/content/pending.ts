import type { ContentFiles } from '@/domain/content/content';
import { UPLOADS_PATH } from '@/domain/content/files';
import { textHash } from '@/domain/text/hash';
import { mapTexts } from '@/domain/text/jsonObject';
import { jsonText } from '@/domain/text/jsonText';
import { sameJson } from '@/domain/text/sameJson';
import type { Pending } from '../state/draftEntry';
import { MEDIA_PREFIX, collectMediaRefs } from '../storage/mediaDrafts';
import { describeFiles, type LoadedContent } from './liveContent';

const PUBLISHED = new RegExp(`${UPLOADS_PATH}([0-9a-f]{64})\\.[a-z]+`, 'g');
const DRAFT = new RegExp(`${MEDIA_PREFIX}[0-9a-f]{64}`, 'g');

/** Replaces the path of every published upload by its draft reference, so that both can be compared. */
export function asDraftMedia(value: unknown, refs?: ReadonlySet<string>): unknown {
  return mapTexts(value, (text) =>
    text.replace(PUBLISHED, (path, hash: string) => {
      const ref = MEDIA_PREFIX + hash;
      return refs?.has(ref) === false ? path : ref;
    }),
  );
}

/** Whether two JSON values are equal. Published uploads equal the draft images they were. */
export function sameMedia(a: unknown, b: unknown): boolean {
  return sameJson(asDraftMedia(a), asDraftMedia(b));
}

const TIMES = { createdAt: undefined, updatedAt: undefined };

/** Whether two states of a record differ at most in the time of the last edit. */
export function isSameButTimes(one: unknown, other: unknown): boolean {
  const [a, b] = [one, other].map((record) => record && { ...Object(record), ...TIMES });
  return sameMedia(a, b);
}

/** Replaces references to draft images by their published paths; unknown references stay unchanged. */
export function asPublishedMedia(value: unknown, pathOf: ReadonlyMap<string, string>): unknown {
  return mapTexts(value, (text) => text.replace(DRAFT, (ref) => pathOf.get(ref) ?? ref));
}

/** Returns the paths of the published uploads in a JSON value, by the references of their draft images. */
export function uploadsIn(value: unknown): Map<string, string> {
  const found = JSON.stringify(value).matchAll(PUBLISHED);
  return new Map([...found].map(([path, hash = '']) => [MEDIA_PREFIX + hash, path]));
}

const fileOf = (files: ContentFiles, path: string): unknown =>
  (Object.hasOwn(files, path) ? files[path] : null) ?? null;
const hashOf = (json: unknown): string => textHash(jsonText(json));

function openPaths({ files }: Pending, live: ContentFiles): string[] {
  return Object.keys(files).filter((path) =>
    files[path]?.before.includes(hashOf(fileOf(live, path))),
  );
}

/** Whether visitors still get one of the files as it was before. */
export const isPending = (pending: Pending, live: ContentFiles): boolean =>
  openPaths(pending, live).length > 0;

/** Returns the content that visitors will get. Without pending files it is the content that they get. Never throws. */
export function withPending(live: LoadedContent, pending: Pending): LoadedContent {
  const paths = openPaths(pending, live.files);
  if (paths.length === 0) return live;
  const media = new Set(pending.media);
  const files = { ...live.files };
  for (const path of paths) {
    const after = pending.files[path]?.after ?? null;
    if (after === null) delete files[path];
    else files[path] = asDraftMedia(after, media);
  }
  const failed = live.failed.filter((path) => !paths.includes(path));
  const lost = live.problems.filter(({ file }) => failed.includes(file));
  return describeFiles(files, failed, lost);
}

/** What is pending once the files of `branch` have become `next`; null if visitors (`live`) get the same. */
export function pendingAfter(
  former: Pending | null,
  live: ContentFiles,
  branch: ContentFiles,
  next: ContentFiles,
  published: Partial<Pick<Pending, 'media' | 'publication'>> = {},
): Pending | null {
  const files: Pending['files'] = {};
  for (const path of new Set([...Object.keys(live), ...Object.keys(next)])) {
    const after = fileOf(next, path);
    const hash = hashOf(after);
    const liveHash = hashOf(fileOf(live, path));
    if (liveHash === hash) continue;
    const known = [...(former?.files[path]?.before ?? []), hashOf(fileOf(branch, path)), liveHash];
    files[path] = { before: [...new Set(known)].filter((one) => one !== hash), after };
  }
  if (Object.keys(files).length === 0) return null;
  const media = new Set([...(former?.media ?? []), ...(published.media ?? [])]);
  const used = collectMediaRefs(asDraftMedia(files, media));
  // Somebody else may have committed to the same files since.
  const isLost = Object.entries(former?.files ?? {}).some(([path, { before }]) =>
    before.includes(hashOf(fileOf(next, path))),
  );
  const publication = published.publication ?? (isLost ? undefined : former?.publication);
  return {
    files,
    media: [...media].filter((ref) => used.has(ref)),
    ...(publication && { publication }),
  };
}
