import type { ContentFiles } from '@/domain/content';
import { cachedByPath, ContentUnavailable, type ContentSource } from '../content/contentSource';

/** Content files that are at hand, as a source. */
export function filesSource(files: ContentFiles): ContentSource {
  return cachedByPath(async (path) => {
    if (!Object.hasOwn(files, path)) throw new ContentUnavailable(path);
    return files[path];
  });
}
