import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { largeContent } from '../../src/mocks/scenarios/scenarioContent';
import { readContentFiles } from '../contentCheck';
import type { PrerenderFolders } from '../prerender/prerender';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');

/**
 * Writes a public folder with the content of another one and `count` products, which are copies of
 * its products and share their images.
 */
async function writeLargeCatalogue(from: string, to: string, count: number): Promise<void> {
  await mkdir(to, { recursive: true });
  await cp(from, to, { recursive: true });
  const data = path.join(to, 'data');
  const { files } = await readContentFiles(data);
  for (const [file, json] of Object.entries(largeContent(files, { products: count })))
    await writeFile(path.join(data, file), JSON.stringify(json, null, 2));
}

/**
 * Runs a function with temporary folders: the content of the site with `count` products, and an empty folder for its
 * build.
 */
export async function withLargeCatalogue<T>(
  count: number,
  run: (folders: PrerenderFolders) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
  const folders = { publicFolder: path.join(folder, 'public'), dist: path.join(folder, 'dist') };
  try {
    await writeLargeCatalogue(PUBLIC, folders.publicFolder, count);
    return await run(folders);
  } finally {
    await rm(folder, { recursive: true });
  }
}
