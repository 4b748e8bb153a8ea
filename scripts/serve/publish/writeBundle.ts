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

/** A file that a publication writes. */
interface Write {
  file: string;
  /** Null: the file is to go. */
  bytes: Buffer | null;
  /** Hash of the JSON that is to be there still; undefined for a picture, which is called after its bytes. */
  was?: string | null;
}

/** A write, with what is in its place. */
interface ReadyWrite extends Write {
  target: string;
  old: Buffer | null;
}

function writesOf({ files, pictures }: SentBundle): Write[] {
  return [
    // Pictures first: no page may name one that is not there.
    ...pictures.map(({ file, bytes }) => ({ file, bytes })),
    ...files.map(({ path: name, json, was }) => ({
      file: `data/${name}`,
      bytes: json === null ? null : Buffer.from(`${JSON.stringify(json, null, 2)}\n`),
      was,
    })),
  ];
}

/** The nearest folder that exists, with all links followed: it must still be within the public folder. */
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
 * What a publication writes, with what is there now.
 * @throws Refusal 409 where a file is not what the publication was made from, 400 where a path leads out
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

/** @throws Refusal 409 where a file is not what the publication was made from, 400 where a path leads out */
export async function checkUnmoved(bundle: SentBundle, publicFolder: string): Promise<void> {
  await readyWrites(bundle, publicFolder);
}

/** Writes everything beside its place, and what is there now into the history. */
async function prepare(writes: ReadyWrite[], folder: string): Promise<void> {
  for (const { file, target, bytes, old } of writes) {
    await mkdir(path.dirname(target), { recursive: true });
    if (bytes) await writeFile(draftOf(target, path.basename(folder)), bytes);
    // Pictures are called after their bytes: none is replaced by another.
    if (bytes && file.startsWith('data/')) await keepBytes(path.dirname(folder), bytes);
    if (!old) continue;
    const kept = path.join(folder, 'before', file);
    await mkdir(path.dirname(kept), { recursive: true });
    await writeFile(kept, old);
  }
}

/** @throws Refusal 409 where the file was changed by hand meanwhile */
async function putInPlace({ target, bytes, old }: ReadyWrite, id: string): Promise<void> {
  const now = await readBytes(target);
  if (now === null || old === null ? now !== old : !now.equals(old)) throw new HttpError(409, MOVED);
  if (bytes) await rename(draftOf(target, id), target);
  else await rm(target, { force: true });
}

/**
 * Writes a publication, all of it or nothing: each file beside its place first, then every one into it by renaming.
 * What was there is kept in the history; a crash in the middle is taken back by `recover`.
 * @param now ISO 8601
 * @throws Refusal 409 when a file was changed since it was read, 400 when a path leads out; nothing is written then
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
