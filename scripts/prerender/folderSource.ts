import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentSource } from '../../src/api/content/contentSource';

/** Creates a content source that reads files from a folder, for the prerenderer. */
export function folderSource(folder: string): ContentSource {
  return {
    read: async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as unknown,
  };
}
