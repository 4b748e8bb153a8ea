import type { ContentFiles } from '@/domain/content/content';
import { ContentUnavailableError, type ContentSource } from '@/api/content/contentSource';

/** Creates a source from content files that are already loaded. */
export function inMemorySource(files: ContentFiles): ContentSource {
  return {
    read: async (path) => {
      if (!Object.hasOwn(files, path)) throw new ContentUnavailableError(path);
      return files[path];
    },
  };
}
