import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jsonHash } from '../../../src/admin/publish/jsonHash';
import { HttpError } from '../http';
import { hashOf, readBytes, writeEntry, type Entry } from './entry';
import type { SentBundle } from './parseBundle';
import { draftOf, takeBack, type Places } from './recover';
import { keepBytes, saveSnapshot } from './snapshots';

/** A write of a publication. */
interface Write {
  file: string;
  /** Null if the file is to be deleted. */
  bytes: Buffer | null;
  /** Expected hash of the current JSON; undefined for an image, whose name contains its hash. */
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
      bytes: json === null ? null : Buffer.from(`${JSON.stringify(json, null, 2)}\n`),
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
    throw new HttpError(400, 'A path leads out of the public folder');
}

const MOVED = 'The content has changed since it was read';

async function jsonHashOf(bytes: Buffer): Promise<string | undefined> {
  try {
    return await jsonHash(JSON.parse(bytes.toString('utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Returns the writes of a publication with the current bytes of the files.
 * @throws HttpError 409 if a file has changed since it was read, 400 if a path is outside the
 * public folder
 */
async function readyWrites(bundle: SentBundle, publicFolder: string): Promise<ReadyWrite[]> {
  const writes: ReadyWrite[] = [];
  for (const write of writesOf(bundle)) {
    const target = path.join(publicFolder, write.file);
    await checkInside(target, publicFolder);
    const old = await readBytes(target);
    const now = old && (await jsonHashOf(old));
    if (write.was !== undefined && now !== write.was) throw new HttpError(409, MOVED);
    writes.push({ ...write, target, old });
  }
  return writes;
}

/**
 * @throws HttpError 409 if a file has changed since it was read, 400 if a path is outside the
 * public folder
 */
export async function checkUnmoved(bundle: SentBundle, publicFolder: string): Promise<void> {
  await readyWrites(bundle, publicFolder);
}

/** Writes all files to temporary paths, and the current files into the history. */
async function prepare(writes: ReadyWrite[], folder: string): Promise<void> {
  for (const { file, target, bytes, old } of writes) {
    await mkdir(path.dirname(target), { recursive: true });
    if (bytes) await writeFile(draftOf(target, path.basename(folder)), bytes);
    // The name of an image contains its hash, so an existing image is never replaced by
    // another.
    if (bytes && file.startsWith('data/')) await keepBytes(path.dirname(folder), bytes);
    if (!old) continue;
    const kept = path.join(folder, 'before', file);
    await mkdir(path.dirname(kept), { recursive: true });
    await writeFile(kept, old);
  }
}

/** @throws HttpError 409 if the file was edited by hand in the meantime */
async function putInPlace({ target, bytes, old }: ReadyWrite, id: string): Promise<void> {
  const now = await readBytes(target);
  if (now === null || old === null ? now !== old : !now.equals(old))
    throw new HttpError(409, MOVED);
  if (bytes) await rename(draftOf(target, id), target);
  else await rm(target, { force: true });
}

/**
 * Writes a publication completely or not at all. Each file is first written to a temporary
 * path, then all are renamed. Replaced files are stored in the history. After a crash,
 * `recover` reverts the publication.
 * @param now ISO 8601
 * @throws HttpError 409 if a file has changed since it was read, 400 if a path is outside;
 * nothing is written then
 */
export async function writeBundle(
  bundle: SentBundle,
  { publicFolder, history }: Places,
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
      before: old && hashOf(old),
      after: bytes && hashOf(bytes),
    })),
  };
  let placed = 0;
  try {
    const before = await saveSnapshot(publicFolder, history);
    await mkdir(folder, { recursive: true });
    await writeEntry(folder, entry);
    await prepare(writes, folder);
    await writeEntry(folder, { ...entry, state: 'begun' });
    for (const write of writes) {
      await putInPlace(write, id);
      placed += 1;
    }
    const content = { before, after: await saveSnapshot(publicFolder, history) };
    await writeEntry(folder, { ...entry, content, state: 'done' });
  } catch (error) {
    for (const { target } of writes) await rm(draftOf(target, id), { force: true });
    if (existsSync(folder))
      await takeBack({ ...entry, files: entry.files.slice(0, placed) }, folder, publicFolder);
    throw error;
  }
}
