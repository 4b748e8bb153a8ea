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

/** Makes the data of a build the published ones; version.json, which only a build has, stays. */
async function copyData({ publicFolder, dist }: PrerenderFolders): Promise<void> {
  const [from, to] = [path.join(publicFolder, 'data'), path.join(dist, 'data')];
  const files = await filesBelow(from);
  for (const file of files) {
    const target = path.join(to, file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(from, file), `${target}.tmp`);
    // By renaming, so that it is never missing; the old one, compressed, must not be handed out any longer.
    await rename(`${target}.tmp`, target);
    for (const ending of PACKED) await rm(target + ending, { force: true });
  }
  const kept = new Set([...files, 'version.json']);
  for (const file of await filesBelow(to))
    if (file.endsWith('.json') && !kept.has(file)) await removeFile(path.join(to, file));
}

/** Removes pages of records that are gone; pages that lie in the public folder are no records'. */
async function removePages(written: readonly string[], folders: PrerenderFolders): Promise<void> {
  const { publicFolder, dist } = folders;
  const kept = new Set(written.map((file) => path.normalize(file)));
  for (const file of await filesBelow(dist)) {
    const isPage = file.endsWith('.html') && !kept.has(file);
    if (isPage && !existsSync(path.join(publicFolder, file)))
      await removeFile(path.join(dist, file));
  }
}

/** Brings an existing build up to the content of a public folder: data, pictures and pages. */
export async function rebuild(
  env: Record<string, string>,
  folders: PrerenderFolders,
): Promise<void> {
  // Loaded when first needed: a server that only serves needs no image library.
  const { prerender } = await import('../../build');
  // Packed soon: somebody waits. The data last: where the pages cannot be made, all go on with what they had.
  const { files, version } = await prerender(env, { ...folders, packing: 'soon' });
  await copyData(folders);
  await removePages(files, folders);
  await writeVersion(folders.dist, version);
}
