import fc from 'fast-check';
import type * as childProcess from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import type * as fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileChanges } from '../../../src/admin/file-store/fileStore';
import { uploadPath } from '../../../src/domain/content/files';
import { propertyRuns } from '../../../tests/helpers/content/propertyRuns';
import { useFolder } from '../../folderFixture';
import { disk, KilledError, resetDisk } from './killFixture';
import { siteStore, type PublishFolders } from './siteStore';

vi.mock('node:fs/promises', async (original) => {
  const { killableFs } = await import('./killFixture');
  return killableFs(await original<typeof fs>());
});
vi.mock('node:child_process', async (original) => {
  const { killableExecFile } = await import('./killFixture');
  const real = await original<typeof childProcess>();
  return { ...real, execFile: killableExecFile(real.execFile) };
});
/** The file system for changes by the tests themselves, which always succeed. */
const { mkdir, readdir, readFile, rename, rm, symlink, writeFile } =
  await vi.importActual<typeof fs>('node:fs/promises');
const { execFile } = await vi.importActual<typeof childProcess>('node:child_process');

const PICTURE = Buffer.from('GIF89a\u0001\0\u0001\0\0\0;', 'latin1');
const UPLOAD = uploadPath(createHash('sha256').update(PICTURE).digest('hex'), 'image/gif')!;
/** A changed file, a new one, a deleted one, one that the publication does not contain, and an image. */
const PAGES = ['data/site.json', 'data/pages/about.json', 'data/pages/home.json'];
const NAMES = [...PAGES, 'data/services/index.json', UPLOAD];
/** Their bytes before and after the publication; null if there is no file. */
const OLD = ['{"old":1}', null, '{"old":1}', 'not { JSON', null];
const NEW = ['{"new":1}', '{"new":1}', null, 'not { JSON', String(PICTURE)];
const CHANGES: FileChanges = new Map(
  NAMES.flatMap((name, index) => {
    if (OLD[index] === NEW[index]) return [];
    const bytes = name === UPLOAD ? PICTURE : NEW[index] && Buffer.from(NEW[index]);
    return [[`public/${name}`, bytes || null]] as const;
  }),
);

const folder = useFolder();
let root: string;
let folders: PublishFolders;
const at = (name: string) => path.join(folders.publicFolder, name);
const read = (name: string) => readFile(at(name), 'utf8').catch(() => null);
const contents = () => Promise.all(NAMES.map(read));
async function put(name: string, content: string | Buffer | null) {
  if (content === null) return rm(at(name), { force: true });
  await mkdir(path.dirname(at(name)), { recursive: true });
  return writeFile(at(name), content);
}
const open = (onChangeByHand?: () => void) => siteStore(folders, onChangeByHand);

async function openSite(): Promise<void> {
  resetDisk();
  root = folder.at(randomUUID());
  folders = { publicFolder: path.join(root, 'public'), history: path.join(root, '.history') };
  await mkdir(at('data'), { recursive: true });
  for (const [index, name] of NAMES.entries()) await put(name, OLD[index] ?? null);
}
beforeEach(openSite);

async function commit(changes = CHANGES, message = 'A change') {
  const store = open();
  const { id } = await store.snapshot();
  return store.commit(id, changes, message);
}

const messages = async () => (await open().log(1)).map(({ message }) => message.trim());

describe('the store of the website', () => {
  it('has the files of the disk, and puts those of a commit in their place', async () => {
    const store = open();
    const { id, files } = await store.snapshot();
    const old = NAMES.filter((_name, index) => OLD[index]).map((name) => `public/${name}`);
    expect([...files.keys()].toSorted()).toEqual(old.toSorted());
    const { hash, size } = files.get('public/data/site.json')!;
    expect([size, String(Buffer.from((await store.read([hash])).get(hash)!))]).toEqual([9, OLD[0]]);
    const made = await store.commit(id, CHANGES, 'Title\n\n- Größe: “neu”\n');
    expect(await contents()).toEqual(NEW);
    expect(made).toEqual({ id: (await store.snapshot()).id });
    const listed = await store.log(1);
    const titles = ['Title\n\n- Größe: “neu”', 'Content before the first publication'];
    expect(listed.map(({ message }) => message.trim())).toEqual(titles);
    expect(listed[0]?.at).toMatch(/^20\d\d-.*Z$/);
    expect((await store.snapshot(id)).files).toEqual(files);
    expect(await store.log(2)).toEqual([]);
    const git = ['--git-dir', path.join(folders.history, 'site'), 'fsck', '--strict', '--full'];
    await promisify(execFile)('git', git);
  });

  it('does not overwrite what was committed since', async () => {
    const store = open();
    const { id } = await store.snapshot();
    const replies = await Promise.all([
      store.commit(id, new Map([['public/data/site.json', Buffer.from('1')]]), 'One'),
      open().commit(id, new Map([['public/data/site.json', Buffer.from('2')]]), 'Two'),
    ]);
    expect(replies.filter((reply) => reply === 'moved')).toHaveLength(1);
    expect(await messages()).toHaveLength(2);
  });

  it.each([
    ['changed', 'data/site.json', '{"by":"hand"}'],
    ['made invalid', 'data/site.json', '{"half'],
    ['changed in another encoding', 'data/site.json', Buffer.from('Café', 'latin1')],
    ['added', "data/notes “of” Größe, 'x'.txt", 'x'],
    ['deleted', 'data/pages/home.json', null],
    ['uploaded', UPLOAD, PICTURE],
  ])('commits a file that was %s by hand first, as it is', async (_what, name, content) => {
    const changed = vi.fn();
    const store = open(changed);
    const { id } = await store.snapshot();
    expect(changed).not.toHaveBeenCalled();
    await put(name, content);
    expect(await store.commit(id, CHANGES, 'Late')).toBe('moved');
    expect(changed).toHaveBeenCalledOnce();
    const { files } = await store.snapshot();
    const stored = files.get(`public/${name}`);
    const bytes = stored && (await store.read([stored.hash])).get(stored.hash);
    expect(bytes ? Buffer.from(bytes) : null).toEqual(
      content === null ? null : Buffer.from(content as string),
    );
    // Only changes of the content are listed.
    const isListed = name !== UPLOAD;
    expect((await messages()).includes('Changed by hand')).toBe(isListed);
  });

  it.each([
    ['a path outside', 'public/../x.json', Buffer.from('{}')],
    ['a path of code', 'public/data/.github/x.json', Buffer.from('{}')],
    ['an unknown file', 'public/data/pages/extra.json', Buffer.from('{}')],
    ['an image with another hash', `public/media/uploads/${'a'.repeat(64)}.gif`, PICTURE],
    ['an image of another type', `public/${UPLOAD.replace('.gif', '.png')}`, PICTURE],
  ])('rejects %s', async (_what, name, bytes) => {
    await expect(commit(new Map([[name, bytes]]))).rejects.toMatchObject({ reason: 'protected' });
    expect(await contents()).toEqual(OLD);
  });

  it('rejects a folder that links outside the public folder', async () => {
    await rename(at('data/pages'), path.join(root, 'pages'));
    await symlink(path.join(root, 'pages'), at('data/pages'), 'junction');
    await expect(commit()).rejects.toMatchObject({ reason: 'protected' });
    expect(await readdir(path.join(root, 'pages'))).toEqual(['home.json']);
  });

  it('says what to do without Git', async () => {
    vi.stubEnv('PATH', root);
    await expect(open().snapshot()).rejects.toThrow(/Git is not installed.* Install it from/);
    await open().recover();
  });

  it('follows neither the settings of the computer nor those of a command around it', async () => {
    const config = path.join(root, 'config');
    const log = '[log]\n showSignature = true\n';
    const init = '[init]\n defaultObjectFormat = sha256\n';
    await writeFile(config, `[core]\n autocrlf = true\n${log}${init}`);
    vi.stubEnv('GIT_CONFIG_GLOBAL', config);
    vi.stubEnv('GIT_DIR', path.join(root, 'elsewhere'));
    await put('data/site.json', '{}\r\n');
    const { id, files } = await open().snapshot();
    expect(id).toHaveLength(40);
    expect(files.get('public/data/site.json')?.size).toBe(4);
    expect(await messages()).toHaveLength(1);
  });
});

const untilKilled = (work: Promise<unknown>): Promise<'written' | 'killed'> =>
  work.then(
    () => 'written' as const,
    (error: unknown) => {
      if (error instanceof KilledError) return 'killed';
      throw error;
    },
  );

async function publish(limit = Infinity) {
  const store = open();
  const { id } = await store.snapshot();
  Object.assign(disk, { limit, count: 0 });
  return untilKilled(store.commit(id, CHANGES, 'A change'));
}

async function restart(writes = Infinity): Promise<void> {
  Object.assign(disk, { ...disk, limit: writes, count: 0 });
  await untilKilled(open().recover());
  resetDisk();
}

async function countWrites(): Promise<number> {
  expect(await publish()).toBe('written');
  const { count } = disk;
  await openSite();
  expect(count).toBeGreaterThanOrEqual(12);
  return count;
}

/** Expects the whole publication, or nothing of it, on the disk and in the history; with a change by hand in both cases. */
async function expectWhole([name, text]: [string?, (string | null)?] = []): Promise<boolean> {
  const isNew = (await messages()).includes('A change');
  const expected = (isNew ? NEW : OLD).map((now, index) => (NAMES[index] === name ? text : now));
  expect(await contents()).toEqual(expected);
  const left = await readdir(root, { recursive: true });
  expect(left.filter((file) => /public.*\.tmp$|target$/.test(file))).toEqual([]);
  return isNew;
}

describe('a publication whose server is killed', () => {
  it('is complete or absent after a restart, whichever write is the last', async () => {
    const writes = await countWrites();
    const ends = new Set<boolean>();
    for (let last = 0; last <= writes; last += 1) {
      expect(await publish(last)).toBe(last < writes ? 'killed' : 'written');
      await restart();
      ends.add(await expectWhole());
      await openSite();
    }
    expect(ends.size).toBe(2);
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
        await publish(left);
        resetDisk();
        const interrupted = await contents();
        const name = byHand && NAMES[byHand.index];
        if (name) await put(name, byHand.text);
        const isEdited = name && (await read(name)) !== interrupted[byHand.index];
        for (const more of again) await restart(more);
        await restart();
        await expectWhole(isEdited ? [name, byHand.text] : []);
      },
    );
    await fc.assert(run.beforeEach(openSite), { numRuns: propertyRuns(10) });
  });
});

it('A publication is completed by the next call if one of its writes fails', async () => {
  const writes = await countWrites();
  for (let failing = 1; failing <= writes; failing += 3) {
    const store = open();
    const { id } = await store.snapshot();
    Object.assign(disk, { count: 0 });
    disk.before = (write) => {
      if (write === failing) throw new Error('The disk is full');
    };
    await expect(store.commit(id, CHANGES, 'A change')).rejects.toThrow('The disk is full');
    resetDisk();
    await store.snapshot();
    await expectWhole();
    await openSite();
  }
});

it('Another server that starts during a publication waits for it', async () => {
  for (const when of [1, 4, 12]) {
    let starting = Promise.resolve();
    disk.after = async (write) => {
      if (write === when) starting = open().recover();
    };
    expect(await publish()).toBe('written');
    await starting;
    expect(await expectWhole()).toBe(true);
    await openSite();
  }
});
