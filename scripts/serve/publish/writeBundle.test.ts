import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type * as fs from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonHash } from '../../../src/domain/text/hash';
import { useFolder } from '../../folderFixture';
import { disk, KilledError, resetDisk } from './diskFixture';
import { listHistory } from './history';
import { rollBackIncomplete, type PublishFolders } from './rollBackIncomplete';
import { writeBundle } from './writeBundle';

vi.mock('node:fs/promises', async (original) => {
  const { testedFs } = await import('./diskFixture');
  return testedFs(await original<typeof fs>());
});
/** The file system for changes by the tests themselves, which always succeed. */
const { lstat, mkdir, readdir, readFile, rename, rm, symlink, writeFile } =
  await vi.importActual<typeof fs>('node:fs/promises');

/** A changed file, a new one, a deleted one, and one that the publication does not contain. */
const NAMES = ['site.json', 'pages/about.json', 'pages/home.json', 'services.json'] as const;
/** Their texts before and after the publication; null if there is no file. */
const OLD = ['{"old":1}', null, '{"old":1}', 'not { JSON'];
const NEW = ['{\n  "new": 1\n}\n', '{\n  "new": 1\n}\n', null, 'not { JSON'];
const UPLOAD = `media/uploads/${'a'.repeat(64)}.webp`;
const PICTURE = 'a picture';

const folder = useFolder();
let root: string;
let folders: PublishFolders;
const at = (name: string) => path.join(folders.publicFolder, 'data', name);
const read = (file: string) => readFile(file, 'utf8').catch(() => null);
const texts = () => Promise.all(NAMES.map((name) => read(at(name))));
/** Changes a file by hand. Between two renames there is no folder in which an editor could. */
const put = (name: string, text: string | null) =>
  (text === null ? rm(at(name), { force: true }) : writeFile(at(name), text)).catch(
    () => undefined,
  );

/** Opens another website, in the state before the publication. */
async function open(): Promise<void> {
  resetDisk();
  root = folder.at(randomUUID());
  folders = { publicFolder: path.join(root, 'public'), history: path.join(root, '.history') };
  await mkdir(at('pages'), { recursive: true });
  for (const [index, name] of NAMES.entries()) await put(name, OLD[index] ?? null);
}
beforeEach(open);

/** Resolves to 'killed' if the process is killed before the work ends. */
const untilKilled = (work: Promise<void>): Promise<'written' | 'killed'> =>
  work.then(
    () => 'written' as const,
    (error: unknown) => {
      if (error instanceof KilledError) return 'killed';
      throw error;
    },
  );

async function publish(limit = disk.limit) {
  Object.assign(disk, { limit, count: 0 });
  const was = await jsonHash({ old: 1 });
  const files = [
    { path: 'site.json', json: { new: 1 }, was },
    { path: 'pages/about.json', json: { new: 1 }, was: null },
    { path: 'pages/home.json', json: null, was },
  ];
  const pictures = [{ file: UPLOAD, bytes: Buffer.from(PICTURE) }];
  const bundle = { files, pictures, changes: ['A change'] };
  return untilKilled(writeBundle(bundle, folders, '2026-01-01T00:00:00.000Z'));
}

/** Starts a server that is killed after some writes. */
async function restart(writes = Infinity): Promise<void> {
  resetDisk(writes);
  await untilKilled(rollBackIncomplete(folders));
  resetDisk();
}

/** Returns the number of writes of an uninterrupted publication. */
async function countWrites(): Promise<number> {
  expect(await publish()).toBe('written');
  const { count } = disk;
  await open();
  expect(count).toBeGreaterThan(15);
  return count;
}

/** Runs a test for the number of each write of a publication, for a website of its own. */
async function atEachWrite(test: (when: number, writes: number) => Promise<void>): Promise<void> {
  const writes = await countWrites();
  for (let when = 1; when <= writes; when += 1) {
    await test(when, writes);
    await open();
  }
}

/** Expects the whole publication, or nothing of it; with a change by hand in both cases. */
async function expectWhole(isWritten: boolean, [name, text]: [string?, (string | null)?] = []) {
  const { publications, damaged } = await listHistory(folders.history, null);
  const isNew = isWritten || publications.length > 0;
  const expected = (isNew ? NEW : OLD).map((now, index) => (NAMES[index] === name ? text : now));
  expect(await texts()).toEqual(expected);
  expect(await read(path.join(folders.publicFolder, UPLOAD))).toBe(isNew ? PICTURE : null);
  expect([publications.length, damaged]).toEqual([isNew ? 1 : 0, 0]);
  const left = (await readdir(root, { recursive: true })).filter((file) => file.includes('.tmp'));
  expect(left).toEqual([]);
}

describe('a publication whose server is killed', () => {
  it('is complete or absent after a restart, whichever write is the last', async () => {
    await atEachWrite(async (when, writes) => {
      expect(await publish(when - 1)).toBe(when < writes ? 'killed' : 'written');
      await restart();
      await expectWhole(false);
    });
  });

  it('is so too if the server is killed again, and keeps what was changed by hand since', async () => {
    const writes = await countWrites();
    const edit = fc.record({
      index: fc.constantFrom(0, 1, 2),
      text: fc.constantFrom('{"by":"hand"}', '{"half', null),
    });
    const run = fc.asyncProperty(
      fc.nat(writes),
      fc.option(edit),
      fc.array(fc.nat(12), { maxLength: 3 }),
      async (left, byHand, again) => {
        const outcome = await publish(left);
        resetDisk();
        const interrupted = await texts();
        const name = byHand && NAMES[byHand.index];
        if (name) await put(name, byHand.text);
        const isEdited = name && (await read(at(name))) !== interrupted[byHand.index];
        for (const more of again) await restart(more);
        await restart();
        await expectWhole(outcome === 'written', isEdited ? [name, byHand.text] : []);
      },
    );
    const examples: [number, null, number[]][] = [[writes - 1, null, [0, 1, 2]]];
    await fc.assert(run.beforeEach(open), { numRuns: 60, examples });
  });
});

it('A file that is changed by hand during a publication is kept, and the publication is whole', async () => {
  const ends = new Set<string>();
  await atEachWrite(async (when) => {
    let isEdited = false;
    disk.after = async (write) => {
      if (write !== when) return;
      await put('site.json', '{"by":"hand"}');
      isEdited = existsSync(at('site.json'));
    };
    const [{ status }] = await Promise.allSettled([publish()]);
    await expectWhole(status === 'fulfilled', isEdited ? ['site.json', '{"by":"hand"}'] : []);
    ends.add(status);
  });
  expect(ends.size).toBe(2);
});

it('Another server that starts does not undo a publication, at whichever write it starts', async () => {
  await atEachWrite(async (when) => {
    let starting = Promise.resolve();
    disk.after = async (write) => {
      if (write === when) starting = rollBackIncomplete(folders);
    };
    expect(await publish()).toBe('written');
    await starting;
    await expectWhole(true);
  });
});

it('A publication is undone if any of its writes fails', async () => {
  await atEachWrite(async (when, writes) => {
    disk.before = (write) => {
      if (write === when) throw new Error('The disk is full');
    };
    const result = await publish().catch(String);
    // The replaced content is removed when the publication is complete, if need be at the next start.
    expect(result).toBe(when < writes ? 'Error: The disk is full' : 'written');
    await restart();
    await expectWhole(when === writes);
  });
});

describe('a file that another program uses on Windows', () => {
  const failRenames = (times: number, code: string) => {
    let failed = 0;
    disk.before = (_write, method) => {
      if (method !== 'rename' || disk.records.length === 0 || failed === times) return;
      failed += 1;
      throw Object.assign(new Error(code), { code });
    };
  };

  it.each(['EPERM', 'EBUSY'])('delays a publication for a moment (%s)', async (code) => {
    failRenames(3, code);
    expect(await publish()).toBe('written');
    await expectWhole(true);
  });

  it('stops it with a message that says what to do', async () => {
    failRenames(Infinity, 'EPERM');
    await expect(publish()).rejects.toThrow('is in use by another program; close it, then');
    await expectWhole(false);
  });
});

describe('the disk', () => {
  it('has a publication before its record says that it has begun, and that it is done', async () => {
    expect(await publish()).toBe('written');
    expect(disk.records).toEqual([
      { state: 'begun', unsynced: [] },
      { state: 'done', unsynced: [] },
    ]);
    expect(disk.unsynced()).toEqual([]);
  });

  it.each(['EPERM', 'EISDIR', 'EACCES', 'EINVAL'])('may not support it (%s)', async (code) => {
    disk.onSync = () => {
      throw Object.assign(new Error(code), { code });
    };
    expect(await publish()).toBe('written');
    await expectWhole(true);
  });

  it('that fails to synchronise undoes the publication', async () => {
    disk.onSync = (synced) => {
      if (disk.records.length === 1 && path.basename(synced) === 'public')
        throw Object.assign(new Error('EIO'), { code: 'EIO' });
    };
    await expect(publish()).rejects.toThrow('EIO');
    resetDisk();
    await expectWhole(false);
  });
});

it('The rest of the content folder stays as it is', async () => {
  await put('products.json', '{ "b":1,"a" : [ ]}\r\n');
  await put('.notes.swp', 'x');
  await mkdir(at('empty'));
  await symlink('../../elsewhere', at('link'));
  await publish();
  expect(await read(at('products.json'))).toBe('{ "b":1,"a" : [ ]}\r\n');
  expect(await read(at('.notes.swp'))).toBe('x');
  expect((await lstat(at('link'))).isSymbolicLink()).toBe(true);
  expect(existsSync(at('empty'))).toBe(true);
  await expectWhole(true);
});

it('A folder that links outside the public folder is rejected', async () => {
  await rename(at('pages'), path.join(root, 'pages'));
  await symlink(path.join(root, 'pages'), at('pages'), 'junction');
  await expect(publish()).rejects.toMatchObject({ status: 400 });
  expect(await readdir(path.join(root, 'pages'))).toEqual(['home.json']);
  expect(await read(at('site.json'))).toBe('{"old":1}');
});
