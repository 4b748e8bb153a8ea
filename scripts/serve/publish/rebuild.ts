import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PrerenderFolders } from '../../build';
import { writeVersion } from '../../prerender/siteFiles';

const PACKED = ['.br', '.gz'];

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

async function removeFile(file: string): Promise<void> {
  for (const ending of ['', ...PACKED]) await rm(file + ending, { force: true });
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
    await copyFile(path.join(from, file), `${target}.tmp`);
    // Replaced by renaming, so that a file is never missing. Outdated compressed versions must
    // not be served.
    await rename(`${target}.tmp`, target);
    for (const ending of PACKED) await rm(target + ending, { force: true });
  }
  const kept = new Set([...files, 'version.json']);
  for (const file of await filesBelow(to))
    if (file.endsWith('.json') && !kept.has(file)) await removeFile(path.join(to, file));
}

/** Removes pages of deleted records. Pages that come from the public folder are kept. */
async function removePages(written: readonly string[], folders: PrerenderFolders): Promise<void> {
  const { publicFolder, dist } = folders;
  const kept = new Set(written.map((file) => path.normalize(file)));
  for (const file of await filesBelow(dist)) {
    const isPage = file.endsWith('.html') && !kept.has(file);
    if (isPage && !existsSync(path.join(publicFolder, file)))
      await removeFile(path.join(dist, file));
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
  const { files, version } = await prerender(env, { ...folders, packing: 'soon' });
  await copyData(folders);
  await removePages(files, folders);
  await writeVersion(folders.dist, version);
}
