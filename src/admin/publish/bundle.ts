import { isJsonObject } from '@/domain/text/jsonObject';
import { compileContent, readContent, type ContentFiles } from '@/domain/content/content';
import { FILES, isByCategoryFile } from '@/domain/content/files';
import { patchFiles } from '@/domain/content/patch/contentPatch';
import { errorAt, type Problem } from '@/domain/content/problem';
import { checkPublication, type PublishProblems } from '@/domain/content/check/checkPublication';
import { uploadPath } from '@/domain/content/publishFiles';
import { sameJson } from '@/domain/text/sameJson';
import { MEDIA_PREFIX, mediaBlob, collectMediaRefs } from '../drafts/storage/mediaDrafts';
import { filesWithRepairs } from '../drafts/repairs';
import { workingCopy } from '../drafts/content/workingCopy';
import { changeSentence, draftsOf, fieldSentence, type RecordChange } from './changes/changes';
import { deletedDuplicates } from './deletedDuplicates';
import { jsonHash } from './jsonHash';
import type { LiveContent } from './liveContent';
import { asPublishedMedia } from './mediaPaths';
import { MISSING_IMAGE } from './messages/problemMessages';
import type { Bundle, BundleFile, BundlePicture } from './publishTarget';

/** The bundle that would be written, and the problems found in it. */
export interface PreparedBundle {
  bundle: Bundle;
  problems: PublishProblems;
}

/** Updates `lastUpdated` of changed lists that have this field, in the precision of the old value. */
function withDates(next: ContentFiles, live: ContentFiles, now: string): ContentFiles {
  const dated = [FILES.products, FILES.projects].flatMap((path) => {
    const file = next[path];
    if (sameJson(file, live[path]) || !isJsonObject(file)) return [];
    const { lastUpdated: old } = file;
    if (typeof old !== 'string') return [];
    return [[path, { ...file, lastUpdated: now.slice(0, old.length || undefined) }] as const];
  });
  return { ...next, ...Object.fromEntries(dated) };
}

async function picturesOf(files: ContentFiles) {
  const pictures: BundlePicture[] = [];
  const missing: Problem[] = [];
  const pathOf = new Map<string, string>();
  for (const ref of collectMediaRefs(files)) {
    const blob = await mediaBlob(ref);
    const file = blob && uploadPath(ref.slice(MEDIA_PREFIX.length), blob.type);
    if (!file) missing.push(missingPicture(ref, files));
    else {
      pictures.push({ file, blob });
      pathOf.set(ref, `/${file}`);
    }
  }
  return { pictures, missing, pathOf };
}

/** Returns the path of an image in a JSON value, such as `hero.images[1]`; undefined if it is not used. */
function pathIn(value: unknown, ref: string, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes(ref) ? path : undefined;
  const parts = Array.isArray(value)
    ? value.map((item: unknown, index) => [`${path}[${index}]`, item] as const)
    : Object.entries(isJsonObject(value) ? value : {}).map(
        ([key, item]) => [path ? `${path}.${key}` : key, item] as const,
      );
  for (const [itemPath, item] of parts) {
    const found = pathIn(item, ref, itemPath);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the problem of a missing image at the field that uses it, in its record if its file contains records. */
function missingPicture(ref: string, files: ContentFiles): Problem {
  const [file = '', json] =
    Object.entries(files).find(([, text]) => collectMediaRefs(text).has(ref)) ?? [];
  const records = Object.values(isJsonObject(json) ? json : {}).flat();
  const record = records.filter(isJsonObject).find((entry) => collectMediaRefs(entry).has(ref));
  const [field = ''] = (pathIn(record, ref) ?? '').split(/[.[]/, 1);
  const path =
    typeof record?.id === 'string' && file !== FILES.about ? `"${record.id}".${field}` : undefined;
  return errorAt(file, path ?? pathIn(json, ref) ?? '', MISSING_IMAGE);
}

/** Adds existing files that no published index refers to and that publishing would overwrite. */
async function withUnreferenced(live: LiveContent, next: ContentFiles): Promise<LiveContent> {
  const files = { ...live.files };
  const paths = Object.keys(next).filter(
    (path) => isByCategoryFile(path) && !Object.hasOwn(files, path),
  );
  for (const path of paths) {
    try {
      files[path] = await live.source.read(path);
    } catch {
      // The file does not exist, or the target will report it again.
    }
  }
  return { ...live, files, content: readContent(files).content };
}

/** Returns the published files with the changes applied, and the images of the changes. */
async function filesWith(live: LiveContent, changes: readonly RecordChange[], now: string) {
  const drafts = draftsOf(changes);
  const compiled = compileContent(workingCopy(live.content, drafts));
  const media = await picturesOf(compiled);
  const after = asPublishedMedia(compiled, media.pathOf) as ContentFiles;
  const repaired = filesWithRepairs(live.files, live.content, drafts.repairs);
  return { media, next: withDates(patchFiles(repaired, after), live.files, now) };
}

async function changedFiles(next: ContentFiles, live: ContentFiles): Promise<BundleFile[]> {
  const removed = Object.keys(live).filter(
    (path) => isByCategoryFile(path) && !Object.hasOwn(next, path),
  );
  const changed = Object.keys(next).filter((path) => !sameJson(next[path], live[path]));
  return Promise.all(
    [...changed, ...removed].map(async (path) => ({
      path,
      json: Object.hasOwn(next, path) ? next[path] : null,
      was: Object.hasOwn(live, path) ? await jsonHash(live[path]) : null,
    })),
  );
}

/**
 * Prepares a publication of these changes: the files that differ from the published ones and their images, with the
 * checks of the build. Publishes nothing.
 * @param pictures site paths of the published images
 * @param now ISO 8601
 * @param isStale whether the target rejected an earlier bundle as stale: files that no index refers to are loaded too,
 * and their content is kept
 */
export async function prepareBundle(
  live: LiveContent,
  changes: readonly RecordChange[],
  pictures: ReadonlySet<string>,
  now: string,
  isStale = false,
): Promise<PreparedBundle> {
  let base = live;
  let { media, next } = await filesWith(base, changes, now);
  if (isStale) {
    base = await withUnreferenced(live, next);
    ({ media, next } = await filesWith(base, changes, now));
  }
  const liveText = JSON.stringify(live.files);
  const uploaded = new Set(media.pathOf.values());
  const hasPicture = (path: string) =>
    uploaded.has(path) || pictures.has(path) || liveText.includes(JSON.stringify(path));
  const problems = checkPublication(next, live, hasPicture);
  const files = await changedFiles(next, base.files);
  const changed = new Set(files.map(({ path }) => path));
  return {
    bundle: {
      files,
      base: Object.fromEntries(Object.entries(base.files).filter(([path]) => changed.has(path))),
      pictures: media.pictures,
      records: Object.fromEntries(changes.map(({ key, entry }) => [key, entry.base])),
      changes: changes.flatMap((change) =>
        change.kind === 'changed' && change.fields.length > 0
          ? change.fields.map((field) => fieldSentence(field, change))
          : [changeSentence(change)],
      ),
    },
    problems: {
      ...problems,
      errors: [...media.missing, ...problems.errors],
      warnings: [...deletedDuplicates(base, changes), ...problems.warnings],
    },
  };
}
