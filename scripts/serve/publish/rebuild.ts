import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PrerenderFolders } from '../../build';
import { filesBelow } from '../../build/filesBelow';
import { copyFileAtomic } from '../../build/writeFileAtomic';
import { writeVersion } from '../../prerender/siteFiles';

/** Extensions that are added to the names of compressed versions. */
const COMPRESSED = ['.br', '.gz'];

async function removeFiles(file: string, extensions: readonly string[]): Promise<void> {
  for (const extension of extensions) await rm(file + extension, { force: true });
}

/**
 * Replaces the data of a build with the published files. Keeps version.json, which exists only
 * in a build.
 */
async function copyData({ publicFolder, dist }: PrerenderFolders): Promise<void> {
  const [from, to] = [path.join(publicFolder, 'data'), path.join(dist, 'data')];
  const files = await filesBelow(from);
  for (const file of files) {
    const target = path.join(to, file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFileAtomic(path.join(from, file), target);
    // Outdated compressed versions must not be served.
    await removeFiles(target, COMPRESSED);
  }
  const kept = new Set([...files, 'version.json']);
  for (const file of await filesBelow(to))
    if (file.endsWith('.json') && !kept.has(file))
      await removeFiles(path.join(to, file), ['', ...COMPRESSED]);
}

/** Removes pages and page data of deleted records. Files that come from the public folder are kept. */
async function removePages(written: readonly string[], folders: PrerenderFolders): Promise<void> {
  const { publicFolder, dist } = folders;
  const kept = new Set(written);
  for (const file of await filesBelow(dist)) {
    const isPage = /\.(?:html|data\.json)$/.test(file) && !kept.has(file);
    if (isPage && !existsSync(path.join(publicFolder, file)))
      await removeFiles(path.join(dist, file), ['', ...COMPRESSED]);
  }
}

/** Updates an existing build to the content of a public folder: data, images and pages. */
export async function rebuild(
  env: Record<string, string>,
  folders: PrerenderFolders,
): Promise<void> {
  // Imported lazily, because a server that only serves does not need the image library.
  const { prerender } = await import('../../build');
  // Uses fast compression, because the administrator waits. Data is written last: if the pages
  // fail, the old state stays complete.
  const { files, version } = await prerender(env, { ...folders, compression: 'fast' });
  await copyData(folders);
  await removePages(files, folders);
  await writeVersion(folders.dist, version);
}
