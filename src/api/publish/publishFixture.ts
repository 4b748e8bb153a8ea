import { readContent } from '@/domain/content';
import { smallContent } from '@/domain/contentFixture';
import { ContentUnavailable } from '../content/contentSource';
import type { Live } from './live';

/** Reads from a set of files, of which there are no others. */
export function sourceOf(files: Record<string, unknown>): Live['source'] {
  return {
    read: (path) =>
      Object.hasOwn(files, path)
        ? Promise.resolve(files[path])
        : Promise.reject(new ContentUnavailable(path)),
  };
}

/** The small content as it is published. */
export function live(): Live {
  const { files } = smallContent();
  return { files, failed: [], content: readContent(files).content, source: sourceOf(files) };
}
