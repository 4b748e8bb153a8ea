import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { notJson } from '../../../src/domain/content/check/notJson';
import { jsonHash } from '../../../src/domain/text/hash';
import { jsonText } from '../../../src/domain/text/jsonText';
import { parseJson } from '../../../src/domain/text/parseJson';
import { makeFolder, syncFolder, syncTree } from '../../build/syncFolder';
import { move, writeFileDurably } from '../../build/writeFileAtomic';
import { folderContentHash } from '../../prerender/siteFiles';
import { HttpError } from '../http';
import { readBytes, writeEntry, type Entry } from './entry';
import type { SentBundle } from './parseBundle';
import { withPublishLock } from './publishLock';
import { contentPlaces, discard, type PublishFolders } from './rollBackIncomplete';
import { saveSnapshot } from './snapshots';

/** @throws HttpError 400 if the folder of a file, with symbolic links resolved, is outside the public folder */
async function checkInside(target: string, publicFolder: string): Promise<void> {
  let folder = path.dirname(target);
  while (!existsSync(folder)) folder = path.dirname(folder);
  const [real, root] = [await realpath(folder), await realpath(publicFolder)];
  if (real !== root && !real.startsWith(root + path.sep))
    throw new HttpError(400, 'A path is outside the public folder');
}

const outdated = () => new HttpError(409, 'The content has changed since it was read');

/** @throws HttpError 422 if the bytes of a content file are not JSON */
function jsonHashOf(file: string, bytes: Buffer): Promise<string> {
  try {
    return jsonHash(parseJson(bytes));
  } catch (error) {
    const problem = notJson(file, (error as Error).message);
    throw new HttpError(422, 'The content is invalid', { problems: [problem] });
  }
}

/**
 * Checks that a publication can be written.
 * @throws HttpError 409 if a file has changed since it was read, 422 if it is not JSON, 400 if a path is outside the
 * public folder
 */
export async function checkUnchanged(bundle: SentBundle, publicFolder: string): Promise<void> {
  for (const { file } of bundle.pictures)
    await checkInside(path.join(publicFolder, file), publicFolder);
  for (const { path: name, was } of bundle.files) {
    const target = path.join(publicFolder, 'data', name);
    await checkInside(target, publicFolder);
    const old = await readBytes(target);
    if ((old && (await jsonHashOf(name, old))) !== was) throw outdated();
  }
}

/** Writes the content with the changes of a publication into a new folder, to the disk. */
async function stage({ files }: SentBundle, data: string, next: string): Promise<void> {
  await cp(data, next, { recursive: true, verbatimSymlinks: true });
  for (const { path: name, json } of files) {
    const target = path.join(next, name);
    if (json === null) await rm(target, { force: true });
    else {
      await makeFolder(path.dirname(target));
      await writeFile(target, `${jsonText(json, 2)}\n`);
    }
  }
  await syncTree(next);
  await syncFolder(path.dirname(next));
}

/**
 * Puts the new content in place of the old one with two renames, and then its record.
 * @throws HttpError 409 if the content is not `before` any more, which nothing can change between the renames
 */
async function swap(publicFolder: string, before: string, record: () => Promise<void>) {
  const { data, next, old } = contentPlaces(publicFolder);
  await move(data, old);
  try {
    if ((await folderContentHash(old)) !== before) throw outdated();
    await move(next, data);
    await syncFolder(publicFolder);
    await record();
  } catch (error) {
    if (!existsSync(next)) await move(data, next);
    await move(old, data);
    throw error;
  }
}

async function writeAll(
  bundle: SentBundle,
  { publicFolder, history }: PublishFolders,
  now: string,
): Promise<void> {
  const { data, next, old } = contentPlaces(publicFolder);
  // A file that is changed by hand after this point is found before the folders are swapped.
  const before = await folderContentHash(data);
  await checkUnchanged(bundle, publicFolder);
  const id = `${now.replace(/[^\dTZ]/g, '-')}-${randomBytes(3).toString('hex')}`;
  const folder = path.join(history, id);
  const pictures = bundle.pictures.map((picture) => ({
    ...picture,
    target: path.join(publicFolder, picture.file),
  }));
  const entry: Entry = {
    state: 'begun',
    at: now,
    changes: bundle.changes,
    added: pictures.filter(({ target }) => !existsSync(target)).map(({ file }) => file),
  };
  try {
    const snapshot = await saveSnapshot(data, history);
    await stage(bundle, data, next);
    entry.content = { before: snapshot, after: await saveSnapshot(next, history) };
    await makeFolder(folder);
    await writeEntry(folder, entry);
    // Images come first: no page may refer to an image that does not exist.
    for (const { target, bytes } of pictures) {
      await makeFolder(path.dirname(target));
      await writeFileDurably(target, bytes);
    }
    await swap(publicFolder, before, () => writeEntry(folder, { ...entry, state: 'done' }));
  } catch (error) {
    // Otherwise the content could not be put back, which the next start tries again.
    if (!existsSync(old)) {
      await rm(next, { recursive: true, force: true });
      await discard(entry, folder, publicFolder);
    }
    throw error;
  }
  // The publication is complete. A folder that another program uses is removed at the next start.
  await rm(old, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
}

/**
 * Writes a publication completely or not at all: the whole content is written into a new folder, which then takes the
 * place of the old one. After a crash, `rollBackIncomplete` completes or undoes the publication.
 * @param now ISO 8601
 * @throws HttpError 409 if a file has changed since it was read, 400 if a path is outside; nothing is written then
 */
export function writeBundle(
  bundle: SentBundle,
  folders: PublishFolders,
  now: string,
): Promise<void> {
  return withPublishLock(folders.history, () => writeAll(bundle, folders, now));
}
