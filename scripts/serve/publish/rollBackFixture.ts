import { existsSync } from 'node:fs';
import type * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { jsonHash } from '../../../src/domain/text/hash';
import { KilledError, limitWrites } from './killableFsFixture';
import { rollBackIncomplete, type PublishFolders } from './rollBackIncomplete';
import { writeBundle } from './writeBundle';

const { mkdir, mkdtemp, readdir, readFile, rm, writeFile } =
  await vi.importActual<typeof fs>('node:fs/promises');

const NOW = '2026-01-01T00:00:00.000Z';
/** A changed file, a new one, a deleted one, and one that the publication does not contain. */
export const NAMES = ['site.json', 'pages/about.json', 'pages/home.json', 'services.json'] as const;
/** Their texts before and after the publication; null if there is no file. */
export const OLD = ['{"old":1}', null, '{"old":1}', 'not { JSON'];
export const NEW = ['{\n  "new": 1\n}\n', '{\n  "new": 1\n}\n', null, 'not { JSON'];

/** An image that the publication adds, under `public`. */
const UPLOAD = `media/uploads/${'a'.repeat(64)}.webp`;
export const PICTURE = 'a picture';

/** Resolves to undefined if the process is killed before the work ends. */
async function untilKilled<R>(work: Promise<R>): Promise<R | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof KilledError) return undefined;
    throw error;
  }
}

async function publish(folders: PublishFolders): Promise<'written' | 'killed'> {
  const was = await jsonHash({ old: 1 });
  const files = [
    { path: 'site.json', json: { new: 1 }, was },
    { path: 'pages/about.json', json: { new: 1 }, was: null },
    { path: 'pages/home.json', json: null, was },
  ];
  const pictures = [{ file: UPLOAD, bytes: Buffer.from(PICTURE) }];
  const bundle = { files, pictures, changes: ['A change'] };
  const written = writeBundle(bundle, folders, NOW).then(() => 'written' as const);
  return (await untilKilled(written)) ?? 'killed';
}

/**
 * Creates a content folder whose server can be killed (`killableFsFixture`). Changes by the tests
 * themselves always succeed.
 */
export async function createSite() {
  const root = await mkdtemp(path.join(tmpdir(), 'roll back ü '));
  const folders = { publicFolder: path.join(root, 'public'), history: path.join(root, '.history') };
  const at = (name: string) => path.join(folders.publicFolder, 'data', name);
  const read = (file: string) => readFile(file, 'utf8').catch(() => null);
  const textOf = (name: string) => read(at(name));
  const put = async (name: string, text: string | null) => {
    await mkdir(path.dirname(at(name)), { recursive: true });
    if (text === null) await rm(at(name), { force: true });
    else await writeFile(at(name), text);
  };
  for (const [index, name] of NAMES.entries()) await put(name, OLD[index] ?? null);
  return {
    folders,
    put,
    textOf,
    texts: () => Promise.all(NAMES.map(textOf)),
    /** Returns the text of the published image, or null. */
    picture: () => read(path.join(folders.publicFolder, UPLOAD)),
    publish: () => publish(folders),
    /** Runs the rollback in a process that is killed after `writes` writes. */
    async rollBackFor(writes: number): Promise<string[]> {
      limitWrites(writes);
      const notes = await untilKilled(rollBackIncomplete(folders));
      limitWrites();
      return notes ?? [];
    },
    /** Lists temporary files that were not renamed. */
    async leftovers(): Promise<string[]> {
      const names = await readdir(root, { recursive: true });
      return names.filter((name) => name.endsWith('.tmp'));
    },
    /** Returns the texts of all files in the folders of publications. */
    async savedTexts(): Promise<(string | null)[]> {
      const { history } = folders;
      const names = existsSync(history) ? await readdir(history, { recursive: true }) : [];
      const files = names.filter((name) => /(?<!entry)\.json$/.test(name));
      return Promise.all(files.map((name) => read(path.join(history, name))));
    },
    remove: () => rm(root, { recursive: true }),
  };
}
