import { isJsonObject } from '@/domain/text/jsonObject';
import type { ContentFiles } from '@/domain/content/content';
import { FILES } from '@/domain/links/contentPaths';
import { errorAt, type Problem } from '@/domain/record/problem';
import { uploadPath } from '@/domain/content/publishFiles';
import { MEDIA_PREFIX, mediaBlob, collectMediaRefs } from '../../drafts/storage/mediaDrafts';
import { MISSING_IMAGE } from '../messages/problemMessages';
import type { BundlePicture } from '../publishTarget';

/** Returns the draft images of some files, their published paths, and the problems of missing ones. */
export async function picturesOf(files: ContentFiles) {
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
