import path from 'node:path';
import type { ContentSource } from '../../src/api/content/contentSource';
import { readJson } from '../build/readJson';

/** Creates a content source that reads files from a folder, for the prerenderer. */
export function folderSource(folder: string): ContentSource {
  return {
    read: (file) => readJson(path.join(folder, file)),
  };
}
