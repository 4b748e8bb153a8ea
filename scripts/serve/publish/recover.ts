import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UPLOADS_PATH } from '../../../src/domain/content/publishFiles';
import { ENTRY_ID, hashOf, readBytes, readEntry, writeEntry, type Entry } from './entry';
import { readKept } from './snapshots';

/** Folders of publishing: for the published files and for the files that they replaced. */
export interface Places {
  publicFolder: string;
  history: string;
}

/** Returns the folders of content and history of a project. */
export function placesOf(root: string): Places {
  return { publicFolder: path.join(root, 'public'), history: path.join(root, '.history') };
}

/** Returns the temporary path of a file in the same folder, from which it is renamed. */
export function draftOf(file: string, id: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.${id}.tmp`);
}

const DRAFT = /^\..+\.[\dTZ-]+-[0-9a-f]{6}\.tmp$/;

/** Removes temporary files of a crashed process, which would otherwise be published. */
async function sweepDrafts(publicFolder: string): Promise<void> {
  for (const part of ['data', UPLOADS_PATH]) {
    const folder = path.join(publicFolder, part);
    const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
    for (const name of names)
      if (DRAFT.test(path.basename(name))) await rm(path.join(folder, name), { force: true });
  }
}

async function writeCopy(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/**
 * Copies the new versions of a publication next to the replaced files, so that they can be
 * compared by hand.
 */
async function keepNewVersions(entry: Entry, folder: string): Promise<void> {
  const history = path.dirname(folder);
  for (const { file, after } of entry.files) {
    const isWanted = entry.changedByHand?.includes(file);
    const bytes = isWanted && after ? await readKept(history, after) : undefined;
    if (bytes) await writeCopy(path.join(folder, 'after', file), bytes);
  }
}

/** Returns the path of a history folder for messages. */
function placeOf(folder: string): string {
  return path.join(path.basename(path.dirname(folder)), path.basename(folder));
}

/**
 * Removes a publication of which no file is in place. Its record is removed last, because it
 * marks the rest as removable.
 */
async function removeEntry(folder: string): Promise<void> {
  for (const part of ['before', 'after'])
    await rm(path.join(folder, part), { recursive: true, force: true });
  await rm(folder, { recursive: true });
}

/**
 * Reverts the files of a publication that have not changed since it wrote them. Files that were
 * edited by hand are kept.
 * @throws if a replaced file is missing
 */
export async function takeBack(entry: Entry, folder: string, publicFolder: string): Promise<void> {
  const changedByHand: string[] = [];
  for (const { file, before, after } of entry.files) {
    const target = path.join(publicFolder, file);
    const bytes = await readBytes(target);
    const now = bytes && hashOf(bytes);
    if (now === before) continue;
    if (now !== after) changedByHand.push(file);
    else if (before === null) await rm(target, { force: true });
    else {
      const old = await readBytes(path.join(folder, 'before', file));
      if (!old || hashOf(old) !== before)
        throw new Error(
          `the previous version of public/${file} is missing in ${placeOf(folder)}; restore this file by hand`,
        );
      const draft = draftOf(target, path.basename(folder));
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(draft, old);
      await rename(draft, target);
    }
  }
  const ended = { ...entry, changedByHand };
  if (changedByHand.length > 0) {
    await keepNewVersions(ended, folder);
    await writeEntry(folder, { ...ended, state: 'kept' });
  } else {
    // Written first: a crash while the folder is being removed must not leave a part of a
    // publication with state `begun`.
    await writeEntry(folder, { ...entry, state: 'unwritten' });
    await removeEntry(folder);
  }
}

function noteOn({ changedByHand = [] }: Entry, folder: string): string {
  const names = changedByHand.map((file) => `public/${file}`).join(', ');
  const [were, kept, whose] =
    changedByHand.length === 1
      ? ['was', 'it was left as it is', 'Its']
      : ['were', 'they were left as they are', 'Their'];
  return (
    `${names} ${were} changed by hand after a publication was interrupted, so ${kept}. The other files of that publication were put back. ` +
    `${whose} versions from before and after the publication are in ${placeOf(folder)}. Compare them, then delete this folder to remove this message.`
  );
}

/**
 * Reverts publications that a crash or a failed write left half-written. Must run before
 * anything is read, built or written.
 * @returns messages about files that were edited by hand since and have to be checked
 * @throws if a publication cannot be reverted; nothing may be written then
 */
export async function recover({ publicFolder, history }: Places): Promise<string[]> {
  const names = existsSync(history) ? await readdir(history) : [];
  const notes: string[] = [];
  for (const name of names
    .filter((id) => ENTRY_ID.test(id))
    .sort()
    .reverse()) {
    const folder = path.join(history, name);
    const entry = await readEntry(folder);
    const isUnwritten = entry
      ? entry.state === 'unwritten'
      : !existsSync(path.join(folder, 'entry.json')) && !existsSync(path.join(folder, 'before'));
    if (isUnwritten) await removeEntry(folder);
    else if (entry?.state === 'begun') await takeBack(entry, folder, publicFolder);
    const now = entry?.state === 'begun' ? await readEntry(folder) : entry;
    if (now?.state === 'kept') notes.push(noteOn(now, folder));
  }
  await sweepDrafts(publicFolder);
  return notes;
}
