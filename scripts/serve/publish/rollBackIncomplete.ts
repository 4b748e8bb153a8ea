import { existsSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { UPLOADS_PATH } from '../../../src/domain/content/publishFiles';
import { filesBelow } from '../../build/files';
import { syncFolder } from '../../build/syncFolder';
import { move } from '../../build/writeFileAtomic';
import { ENTRY_ID, readEntry, writeEntry, type Entry } from './entry';
import { withPublishLock } from './publishLock';

/** The folder of the published files, and the folder of the publish history. */
export interface PublishFolders {
  publicFolder: string;
  history: string;
}

/** Returns the folders of content and history of a project. */
export function publishFoldersOf(root: string): PublishFolders {
  return { publicFolder: path.join(root, 'public'), history: path.join(root, '.history') };
}

/**
 * Returns the folder of the content, and the hidden folders next to it: the content of a publication before it is in place,
 * and the content that it has replaced.
 */
export function contentPlaces(publicFolder: string) {
  const [data, next, old] = ['data', '.data-next.tmp', '.data-old.tmp'].map((name) =>
    path.join(publicFolder, name),
  ) as [string, string, string];
  return { data, next, old };
}

/** Removes a publication that is not in place: its images, then its entry. */
export async function discard(
  { added = [] }: Entry,
  folder: string,
  publicFolder: string,
): Promise<void> {
  for (const file of added) await rm(path.join(publicFolder, file), { force: true });
  await rm(folder, { recursive: true, force: true });
}

/** Names of files that were being written when the process was killed. Those in the public folder would be published. */
const TEMPORARY = /\.\d+\.tmp$/;

async function removeTemporaryFiles({ publicFolder, history }: PublishFolders): Promise<void> {
  for (const folder of [path.join(publicFolder, UPLOADS_PATH), history])
    for (const file of await filesBelow(folder))
      if (TEMPORARY.test(file)) await rm(path.join(folder, file), { force: true });
}

async function rollBackAll(folders: PublishFolders): Promise<void> {
  const { publicFolder, history } = folders;
  const { data, next, old } = contentPlaces(publicFolder);
  // Fails if somebody has made another folder with this name since: then both are kept.
  if (existsSync(old) && existsSync(next)) await move(old, data);
  const isInPlace = existsSync(old);
  await syncFolder(publicFolder);
  await removeTemporaryFiles(folders);
  const names = existsSync(history) ? await readdir(history) : [];
  for (const name of names.filter((one) => ENTRY_ID.test(one))) {
    const folder = path.join(history, name);
    const entry = await readEntry(folder);
    // A folder without a record was being created or removed. It stays if there is anything in it.
    if (!entry) await rmdir(folder).catch(() => undefined);
    // Earlier versions recorded no `added` images and wrote single files, which cannot be undone here.
    else if (entry.state !== 'begun' || !entry.added) continue;
    else if (isInPlace) await writeEntry(folder, { ...entry, state: 'done' });
    else await discard(entry, folder, publicFolder);
  }
  for (const folder of [next, old]) await rm(folder, { recursive: true, force: true });
}

/**
 * Completes a publication that a crash has interrupted if its content is already in place, and undoes it otherwise. Does
 * not affect one that another server is writing. Must run before the content is read, built or written.
 * @throws Error if a publication cannot be undone; nothing may be written then
 */
export function rollBackIncomplete(folders: PublishFolders): Promise<void> {
  return withPublishLock(folders.history, () => rollBackAll(folders));
}
