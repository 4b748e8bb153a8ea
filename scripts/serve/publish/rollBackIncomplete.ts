import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { UPLOADS_PATH } from '../../../src/domain/content/publishFiles';
import { filesBelow } from '../../build/filesBelow';
import { makeFolder, syncFoldersOf } from '../../build/syncFolder';
import { writeFileDurably } from '../../build/writeFileAtomic';
import { sha256 } from '../../build/sha256';
import { withPublishLock } from './publishLock';
import { ENTRY_ID, readBytes, readEntry, writeEntry, type Entry } from './entry';
import { readBytesOf } from './snapshots';

/** The folder of the published files, and the folder of the files that they replaced. */
export interface PublishFolders {
  publicFolder: string;
  history: string;
}

/** Returns the folders of content and history of a project. */
export function publishFoldersOf(root: string): PublishFolders {
  return { publicFolder: path.join(root, 'public'), history: path.join(root, '.history') };
}

/** Returns the temporary path of a file in the same folder, from which it is renamed. */
export function temporaryPathOf(file: string, id: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.${id}.tmp`);
}

/** Temporary files of publications, and of single files that were being written into the history. */
const TEMPORARY = /^\..+\.[\dTZ-]+-[0-9a-f]{6}\.tmp$|\.\d+\.tmp$/;

/** Removes temporary files of a crashed process. Those in the public folder would otherwise be published. */
async function removeTemporaryFiles({ publicFolder, history }: PublishFolders): Promise<void> {
  const data = path.join(publicFolder, 'data');
  for (const folder of [data, path.join(publicFolder, UPLOADS_PATH), history])
    for (const file of await filesBelow(folder))
      if (TEMPORARY.test(path.basename(file))) await rm(path.join(folder, file), { force: true });
}

/**
 * Copies the new versions of files that were edited by hand next to the replaced ones, so that they
 * can be compared.
 */
async function saveNewVersions(entry: Entry, folder: string): Promise<void> {
  const history = path.dirname(folder);
  for (const { file, after } of entry.files) {
    const isEdited = entry.changedByHand?.includes(file);
    const bytes = isEdited && after ? await readBytesOf(history, after) : undefined;
    if (!bytes) continue;
    const copy = path.join(folder, 'after', file);
    await makeFolder(path.dirname(copy));
    await writeFileDurably(copy, bytes);
  }
}

/** Returns the path of a history folder for messages. */
function shortPathOf(folder: string): string {
  return path.join(path.basename(path.dirname(folder)), path.basename(folder));
}

/**
 * Removes a publication that is not in use. Its record is removed last, because it marks the rest
 * as removable.
 */
async function removeEntry(folder: string): Promise<void> {
  for (const part of ['before', 'after'])
    await rm(path.join(folder, part), { recursive: true, force: true });
  await rm(folder, { recursive: true });
}

/**
 * Restores the files of a publication that have not changed since it wrote them. Files that were
 * edited by hand are kept.
 * @throws Error if a replaced file is missing
 */
export async function rollBack(entry: Entry, folder: string, publicFolder: string): Promise<void> {
  const changedByHand: string[] = [];
  for (const { file, before, after } of entry.files) {
    const target = path.join(publicFolder, file);
    const bytes = await readBytes(target);
    const current = bytes && sha256(bytes);
    if (current === before) continue;
    if (current !== after) changedByHand.push(file);
    else if (before === null) await rm(target, { force: true });
    else {
      const replaced = await readBytes(path.join(folder, 'before', file));
      if (!replaced || sha256(replaced) !== before)
        throw new Error(
          `the previous version of public/${file} is missing in ${shortPathOf(folder)}; restore this file by hand`,
        );
      await makeFolder(path.dirname(target));
      await writeFileDurably(target, replaced, temporaryPathOf(target, path.basename(folder)));
    }
  }
  await syncFoldersOf(entry.files.map(({ file }) => path.join(publicFolder, file)));
  if (changedByHand.length > 0) {
    const edited: Entry = { ...entry, changedByHand };
    await saveNewVersions(edited, folder);
    await writeEntry(folder, { ...edited, state: 'kept' });
  } else {
    // Written first: a crash while the folder is being removed must not leave a part of a
    // publication with state `begun`.
    await writeEntry(folder, { ...entry, state: 'unwritten' });
    await removeEntry(folder);
  }
}

function noticeOf({ changedByHand = [] }: Entry, folder: string): string {
  const names = changedByHand.map((file) => `public/${file}`).join(', ');
  const [were, kept, whose] =
    changedByHand.length === 1
      ? ['was', 'it was left as it is', 'Its']
      : ['were', 'they were left as they are', 'Their'];
  return (
    `${names} ${were} changed by hand after a publication was interrupted, so ${kept}. The other files of that publication were restored. ` +
    `${whose} versions from before and after the publication are in ${shortPathOf(folder)}. Compare them, then delete this folder to remove this message.`
  );
}

async function rollBackAll(folders: PublishFolders): Promise<string[]> {
  const { publicFolder, history } = folders;
  const names = existsSync(history) ? await readdir(history) : [];
  const notes: string[] = [];
  const newestFirst = names
    .filter((name) => ENTRY_ID.test(name))
    .sort()
    .reverse();
  for (const name of newestFirst) {
    const folder = path.join(history, name);
    const entry = await readEntry(folder);
    const isUnwritten = entry
      ? entry.state === 'unwritten'
      : !existsSync(path.join(folder, 'entry.json')) && !existsSync(path.join(folder, 'before'));
    if (isUnwritten) await removeEntry(folder);
    else if (entry?.state === 'begun') await rollBack(entry, folder, publicFolder);
    const rolledBack = entry?.state === 'begun' ? await readEntry(folder) : entry;
    if (rolledBack?.state === 'kept') notes.push(noticeOf(rolledBack, folder));
  }
  await removeTemporaryFiles(folders);
  return notes;
}

/**
 * Rolls back publications that a crash or a failed write left incomplete, but not one that another server is writing.
 * Must run before the content is read, built or written.
 * @returns messages about files that were edited by hand since and have to be checked
 * @throws Error if a publication cannot be rolled back; nothing may be written then
 */
export function rollBackIncomplete(folders: PublishFolders): Promise<string[]> {
  return withPublishLock(folders.history, () => rollBackAll(folders));
}
