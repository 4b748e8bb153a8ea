import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jsonHash } from '../../../src/domain/text/hash';
import { notJson } from '../../../src/domain/content/check/notJson';
import { parseJson } from '../../../src/domain/text/parseJson';
import { HttpError } from '../http';
import { makeFolder, syncFoldersOf } from '../../build/syncFolder';
import { sha256 } from '../../build/sha256';
import { readBytes, writeEntry, type Entry } from './entry';
import { withPublishLock } from './publishLock';
import type { SentBundle } from './parseBundle';
import { rollBack, temporaryPathOf, type PublishFolders } from './rollBackIncomplete';
import { saveBytes, saveSnapshot } from './snapshots';
import { jsonText } from '../../../src/domain/text/jsonText';

/** A write of a publication. */
interface Write {
  file: string;
  /** Null if the file is to be deleted. */
  bytes: Buffer | null;
  /** Expected hash of the current JSON; undefined for an image, which has its hash in its name. */
  was?: string | null;
}

/** A write with the current bytes of the file. */
interface ReadyWrite extends Write {
  target: string;
  old: Buffer | null;
}

function writesOf({ files, pictures }: SentBundle): Write[] {
  return [
    // Images come first: no page may refer to an image that does not exist.
    ...pictures.map(({ file, bytes }) => ({ file, bytes })),
    ...files.map(({ path: name, json, was }) => ({
      file: `data/${name}`,
      bytes: json === null ? null : Buffer.from(`${jsonText(json, 2)}\n`),
      was,
    })),
  ];
}

/**
 * Checks that the nearest existing folder, with symbolic links resolved, is within the public
 * folder.
 */
async function checkInside(target: string, publicFolder: string): Promise<void> {
  let folder = path.dirname(target);
  while (!existsSync(folder)) folder = path.dirname(folder);
  const [real, root] = [await realpath(folder), await realpath(publicFolder)];
  if (real !== root && !real.startsWith(root + path.sep))
    throw new HttpError(400, 'A path is outside the public folder');
}

const OUTDATED = 'The content has changed since it was read';

/** @throws HttpError 422 if the bytes of a content file are not JSON */
function jsonHashOf(file: string, bytes: Buffer): Promise<string> {
  try {
    return jsonHash(parseJson(bytes));
  } catch (error) {
    const problem = notJson(path.posix.relative('data', file), (error as Error).message);
    throw new HttpError(422, 'The content is invalid', { problems: [problem] });
  }
}

/**
 * Returns the writes of a publication with the current bytes of the files.
 * @throws HttpError 409 if a file has changed since it was read, 422 if it is not JSON, 400 if a path is outside the
 * public folder
 */
async function readyWrites(bundle: SentBundle, publicFolder: string): Promise<ReadyWrite[]> {
  const writes: ReadyWrite[] = [];
  for (const write of writesOf(bundle)) {
    const target = path.join(publicFolder, write.file);
    await checkInside(target, publicFolder);
    const old = await readBytes(target);
    if (write.was !== undefined) {
      const hash = old && (await jsonHashOf(write.file, old));
      if (hash !== write.was) throw new HttpError(409, OUTDATED);
    }
    writes.push({ ...write, target, old });
  }
  return writes;
}

/**
 * Checks that a publication can be written.
 * @throws HttpError 409 if a file has changed since it was read, 400 if a path is outside the
 * public folder
 */
export async function checkUnchanged(bundle: SentBundle, publicFolder: string): Promise<void> {
  await readyWrites(bundle, publicFolder);
}

/** Writes all files to temporary paths, and the current files into the history, to the disk. */
async function prepare(writes: ReadyWrite[], folder: string): Promise<void> {
  const copies: string[] = [];
  for (const { file, target, bytes, old } of writes) {
    await makeFolder(path.dirname(target));
    if (bytes)
      await writeFile(temporaryPathOf(target, path.basename(folder)), bytes, { flush: true });
    // Images are not part of snapshots, because their names contain their hashes.
    if (bytes && file.startsWith('data/')) await saveBytes(path.dirname(folder), bytes);
    if (!old) continue;
    const copy = path.join(folder, 'before', file);
    await makeFolder(path.dirname(copy));
    await writeFile(copy, old, { flush: true });
    copies.push(copy);
  }
  await syncFoldersOf([...writes.map(({ target }) => target), ...copies]);
}

/** @throws HttpError 409 if the file was edited by hand in the meantime */
async function applyWrite({ target, bytes, old }: ReadyWrite, id: string): Promise<void> {
  const current = await readBytes(target);
  if (current === null || old === null ? current !== old : !current.equals(old))
    throw new HttpError(409, OUTDATED);
  if (bytes) await rename(temporaryPathOf(target, id), target);
  else await rm(target, { force: true });
}

async function writeAll(
  bundle: SentBundle,
  { publicFolder, history }: PublishFolders,
  now: string,
): Promise<void> {
  const writes = await readyWrites(bundle, publicFolder);
  const id = `${now.replace(/[^\dTZ]/g, '-')}-${randomBytes(3).toString('hex')}`;
  const folder = path.join(history, id);
  const entry: Entry = {
    state: 'unwritten',
    at: now,
    changes: bundle.changes,
    files: writes.map(({ file, old, bytes }) => ({
      file,
      before: old && sha256(old),
      after: bytes && sha256(bytes),
    })),
  };
  let applied = 0;
  try {
    const before = await saveSnapshot(publicFolder, history);
    await makeFolder(folder);
    await writeEntry(folder, entry);
    await prepare(writes, folder);
    await writeEntry(folder, { ...entry, state: 'begun' });
    for (const write of writes) {
      await applyWrite(write, id);
      applied += 1;
    }
    await syncFoldersOf(writes.map(({ target }) => target));
    const content = { before, after: await saveSnapshot(publicFolder, history) };
    await writeEntry(folder, { ...entry, content, state: 'done' });
  } catch (error) {
    for (const { target } of writes) await rm(temporaryPathOf(target, id), { force: true });
    if (existsSync(folder))
      await rollBack({ ...entry, files: entry.files.slice(0, applied) }, folder, publicFolder);
    throw error;
  }
}

/**
 * Writes a publication completely or not at all. All files are first written to temporary paths and
 * then renamed. Replaced files are stored in the history. After a crash, `rollBackIncomplete` rolls
 * the publication back.
 * @param now ISO 8601
 * @throws HttpError 409 if a file has changed since it was read, 400 if a path is outside;
 * nothing is written then
 */
export function writeBundle(
  bundle: SentBundle,
  folders: PublishFolders,
  now: string,
): Promise<void> {
  return withPublishLock(folders.history, () => writeAll(bundle, folders, now));
}
