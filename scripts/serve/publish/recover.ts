import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UPLOADS_PATH } from '../../../src/domain/content/publishFiles';
import { ENTRY_ID, hashOf, readBytes, readEntry, writeEntry, type Entry } from './entry';
import { readKept } from './snapshots';

/** Where a publication is written, and where what it replaced is kept. */
export interface Places {
  publicFolder: string;
  history: string;
}

/** Where the server of a project keeps its content and its history. */
export function placesOf(root: string): Places {
  return { publicFolder: path.join(root, 'public'), history: path.join(root, '.history') };
}

/** Where a file is written before it is renamed into its place: beside it. */
export function draftOf(file: string, id: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.${id}.tmp`);
}

const DRAFT = /^\..+\.[\dTZ-]+-[0-9a-f]{6}\.tmp$/;

/** Removes what a crash left beside the places of files, before it is published with them. */
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

/** Puts what the publication was to write beside what it replaced, for whoever compares them. */
async function keepNewVersions(entry: Entry, folder: string): Promise<void> {
  const history = path.dirname(folder);
  for (const { file, after } of entry.files) {
    const isWanted = entry.changedByHand?.includes(file);
    const bytes = isWanted && after ? await readKept(history, after) : undefined;
    if (bytes) await writeCopy(path.join(folder, 'after', file), bytes);
  }
}

/** A folder of the history as it is named to people. */
function placeOf(folder: string): string {
  return path.join(path.basename(path.dirname(folder)), path.basename(folder));
}

/** Removes a publication of which nothing is in place; its record last, by which the rest is known as removable. */
async function removeEntry(folder: string): Promise<void> {
  for (const part of ['before', 'after'])
    await rm(path.join(folder, part), { recursive: true, force: true });
  await rm(folder, { recursive: true });
}

/**
 * Takes back those files of a publication that still are what it wrote; one that was changed by hand since is left.
 * @throws where what was replaced is not there any more
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
    // Said first: a crash while the folder is removed must not leave half of a publication that has begun.
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
 * Takes back what a crash or a failed write left half written; called before anything is read, built or written.
 * @returns what somebody has to look at, in sentences: files that were changed by hand since
 * @throws where it cannot be taken back: nothing may be written on top of it then
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
