import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { jsonHash } from '../../../src/api/publish/jsonHash';
import { UPLOADS } from '../../../src/domain/publishFiles';
import { Refusal } from '../refusal';
import type { SentBundle } from './readBundle';
import { keepSnapshot, type Snapshot } from './snapshots';

/** A publication in `.history`: `before/` holds what it replaced. */
interface Entry {
  /** `begun` until every file is in its place: what is found so after a crash is taken back. */
  state: 'begun' | 'done';
  at: string;
  changes: string[];
  /** Under `public`; whether each was there before. */
  files: { file: string; wasThere: boolean }[];
  /** The whole content before and after it, for whoever wants it back. */
  content?: { before: Snapshot; after: Snapshot };
}

/** Where a publication is written, and where what it replaced is kept. */
export interface Places {
  publicFolder: string;
  history: string;
}

/** Where the server of a project keeps its content and its history. */
export function placesOf(root: string): Places {
  return { publicFolder: path.join(root, 'public'), history: path.join(root, '.history') };
}

interface Write {
  file: string;
  /** Null: the file is to go. */
  bytes: Buffer | string | null;
}

function writesOf({ files, pictures }: SentBundle): Write[] {
  return [
    // Pictures first: no page may name one that is not there.
    ...pictures.map(({ file, bytes }) => ({ file, bytes })),
    ...files.map(({ path: name, json }) => ({
      file: `data/${name}`,
      bytes: json === null ? null : `${JSON.stringify(json, null, 2)}\n`,
    })),
  ];
}

/** The nearest folder that exists, with all links followed: it must still be within the public folder. */
async function checkInside(target: string, publicFolder: string): Promise<void> {
  let folder = path.dirname(target);
  while (!existsSync(folder)) folder = path.dirname(folder);
  const [real, root] = [await realpath(folder), await realpath(publicFolder)];
  if (real !== root && !real.startsWith(root + path.sep))
    throw new Refusal(400, 'A path leads out of the public folder');
}

async function readJsonFile(file: string): Promise<unknown> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as unknown) : undefined;
}

/** @throws Refusal 409 where a file is not what the publication was made from */
async function checkUnmoved({ files }: SentBundle, publicFolder: string): Promise<void> {
  for (const { path: name, was } of files) {
    const json = await readJsonFile(path.join(publicFolder, 'data', name)).catch(() => null);
    const now = json === undefined ? null : await jsonHash(json);
    if (now !== was) throw new Refusal(409, 'The content has changed since it was read');
  }
}

async function putBack(entry: Entry, folder: string, publicFolder: string): Promise<void> {
  for (const { file, wasThere } of entry.files) {
    const target = path.join(publicFolder, file);
    if (wasThere) await copyFile(path.join(folder, 'before', file), target);
    else await rm(target, { force: true });
  }
}

const record = (folder: string) => path.join(folder, 'entry.json');

/** What {@link writeBundle} writes beside the places of its files. */
const DRAFT = /^\..+\.[\dTZ-]+-[0-9a-f]{6}\.tmp$/;

/** Removes what a crash left beside the places of files, before it is published with them. */
async function sweepDrafts(publicFolder: string): Promise<void> {
  for (const part of ['data', UPLOADS]) {
    const folder = path.join(publicFolder, part);
    const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
    for (const name of names)
      if (DRAFT.test(path.basename(name))) await rm(path.join(folder, name), { force: true });
  }
}

/**
 * Takes back what a crash or a failed write left half written; called before anything is read or written.
 * @throws where that cannot be done: nothing may be written on top of it then
 */
export async function recover({ publicFolder, history }: Places): Promise<void> {
  const names = existsSync(history) ? await readdir(history) : [];
  for (const name of names.sort().reverse()) {
    const folder = path.join(history, name);
    const entry = (await readJsonFile(record(folder)).catch(() => undefined)) as Entry | undefined;
    if (entry?.state !== 'begun') continue;
    await putBack(entry, folder, publicFolder);
    await rm(folder, { recursive: true });
  }
  await sweepDrafts(publicFolder);
}

/**
 * Writes a publication, all of it or nothing: each file beside its place first, then every one into it by renaming.
 * What was there is kept in the history; a crash in the middle is taken back by {@link recover}.
 * @param now ISO 8601
 * @throws Refusal 409 when a file was changed since it was read, 400 when a path leads out; nothing is written then
 */
export async function writeBundle(
  bundle: SentBundle,
  { publicFolder, history }: Places,
  now: string,
): Promise<void> {
  const writes = writesOf(bundle);
  const at = (file: string) => path.join(publicFolder, file);
  for (const { file } of writes) await checkInside(at(file), publicFolder);
  await checkUnmoved(bundle, publicFolder);
  const id = `${now.replace(/[^\dTZ]/g, '-')}-${randomBytes(3).toString('hex')}`;
  const folder = path.join(history, id);
  const draftOf = (file: string) =>
    path.join(path.dirname(at(file)), `.${path.basename(file)}.${id}.tmp`);
  const entry: Entry = {
    state: 'begun',
    at: now,
    changes: bundle.changes,
    files: writes.map(({ file }) => ({ file, wasThere: existsSync(at(file)) })),
  };
  try {
    const before = await keepSnapshot(publicFolder, history);
    for (const { file, bytes } of writes) {
      await mkdir(path.dirname(at(file)), { recursive: true });
      if (bytes !== null) await writeFile(draftOf(file), bytes);
      const kept = path.join(folder, 'before', file);
      await mkdir(path.dirname(kept), { recursive: true });
      if (existsSync(at(file))) await copyFile(at(file), kept);
    }
    await writeFile(record(folder), JSON.stringify(entry));
    for (const { file, bytes } of writes) {
      if (bytes === null) await rm(at(file), { force: true });
      else await rename(draftOf(file), at(file));
    }
    const content = { before, after: await keepSnapshot(publicFolder, history) };
    await writeFile(record(folder), JSON.stringify({ ...entry, content, state: 'done' }, null, 2));
  } catch (error) {
    if (existsSync(record(folder))) await putBack(entry, folder, publicFolder);
    for (const { file } of writes) await rm(draftOf(file), { force: true });
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
