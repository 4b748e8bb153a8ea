import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jsonHash } from '../../../src/domain/text/hash';
import { listHistory, readHistory } from './history';
import type { PublishFolders } from './rollBackIncomplete';
import { writeBundle } from './writeBundle';

let folder: string;
let folders: PublishFolders;
const at = (file: string) => path.join(folders.publicFolder, 'data', file);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'history-'));
  folders = { publicFolder: path.join(folder, 'public'), history: path.join(folder, '.history') };
  await mkdir(at('pages'), { recursive: true });
  await writeFile(at('site.json'), '{"at":0}');
  await writeFile(at('pages/home.json'), '{"at":0}');
  await writeFile(path.join(folder, 'secret.json'), '{"secret":true}');
});

afterEach(() => rm(folder, { recursive: true }));

/** Publishes a state of a file on the given day. */
async function publish(day: number, name = 'site.json', json: unknown = { at: day }) {
  const before = JSON.parse(await readFile(at(name), 'utf8')) as unknown;
  const file = { path: name, json, was: await jsonHash(before) };
  const bundle = { files: [file], pictures: [], changes: [`Change ${day}`] };
  await writeBundle(bundle, folders, new Date(Date.UTC(2026, 0, day)).toISOString());
}

const ids = async () => (await listHistory(folders.history, null)).publications.map(({ id }) => id);
const inHistory = (name: string) => path.join(folders.history, name);

describe('the history of the local server', () => {
  it('is empty before the first publication', async () => {
    const none = { publications: [], next: null, damaged: 0 };
    expect(await listHistory(folders.history, null)).toEqual(none);
  });

  it('contains the whole content before and after each publication, including manual edits', async () => {
    await publish(1);
    await writeFile(at('pages/home.json'), '{"by":"hand"}');
    await publish(2);
    await publish(3, 'pages/home.json', null);
    const [third = '', second = '', first = ''] = await ids();
    const read = async (id: string, side: string) =>
      (await readHistory(folders.history, id, side)).files;
    expect(await read(first, 'before')).toEqual({
      'site.json': { at: 0 },
      'pages/home.json': { at: 0 },
    });
    expect(await read(first, 'after')).toEqual({
      'site.json': { at: 1 },
      'pages/home.json': { at: 0 },
    });
    const edited = { 'site.json': { at: 1 }, 'pages/home.json': { by: 'hand' } };
    expect(await read(second, 'before')).toEqual(edited);
    expect(await read(third, 'after')).toEqual({ 'site.json': { at: 2 } });
  });

  it('stores identical files only once', async () => {
    for (const day of [1, 2, 3]) await publish(day);
    // Four states of one file. The first of them is also the content of the other file.
    expect(await readdir(inHistory('contents'))).toHaveLength(4);
  });

  it('lists newest first, in pages', async () => {
    for (let day = 1; day <= 23; day += 1) await publish(day);
    const newest = await listHistory(folders.history, null);
    expect(newest.publications).toHaveLength(20);
    expect(newest.publications[0]).toMatchObject({ changes: ['Change 23'], isKept: true });
    const rest = await listHistory(folders.history, newest.next);
    expect(rest.publications.map(({ changes }) => changes[0])).toEqual([
      'Change 3',
      'Change 2',
      'Change 1',
    ]);
    expect(rest.next).toBe(null);
  });

  it.each(['..', '../../secret', '2026-01-01T00-00-00-000Z-abcdef/../..', 'contents', '', 'x'])(
    'rejects the ID “%s”',
    async (id) => {
      await publish(1);
      await expect(readHistory(folders.history, id, 'after')).rejects.toMatchObject({
        status: 400,
      });
      await expect(listHistory(folders.history, id)).rejects.toMatchObject({ status: 400 });
    },
  );

  it('returns 404 for unknown publications, unknown sides and symbolic links', async () => {
    await publish(1);
    const [id = ''] = await ids();
    const other = '2026-01-09T00-00-00-000Z-abcdef';
    await symlink(inHistory(id), inHistory(other), 'junction');
    await expect(readHistory(folders.history, other, 'after')).rejects.toMatchObject({
      status: 404,
    });
    await expect(readHistory(folders.history, id, 'aside')).rejects.toMatchObject({ status: 400 });
    await expect(readHistory(folders.history, id, null)).rejects.toMatchObject({ status: 400 });
  });

  it('skips unreadable entries and counts them', async () => {
    for (const day of [1, 2, 3, 4]) await publish(day);
    const [fourth = '', third = '', second = ''] = await ids();
    await writeFile(path.join(inHistory(fourth), 'entry.json'), '{"half":');
    await rm(path.join(inHistory(third), 'entry.json'));
    const entry = JSON.parse(
      await readFile(path.join(inHistory(second), 'entry.json'), 'utf8'),
    ) as object;
    const outside = { before: { 'site.json': '../../secret.json' }, after: {} };
    await writeFile(
      path.join(inHistory(second), 'entry.json'),
      JSON.stringify({ ...entry, content: outside }),
    );
    const { publications, damaged } = await listHistory(folders.history, null);
    expect([publications.map(({ changes }) => changes[0]), damaged]).toEqual([['Change 1'], 3]);
    await expect(readHistory(folders.history, second, 'before')).rejects.toMatchObject({
      status: 404,
    });
  });

  it('returns no content if a stored file was changed, and lists entries of older versions', async () => {
    await publish(1);
    const [id = ''] = await ids();
    for (const name of await readdir(inHistory('contents')))
      await writeFile(inHistory(`contents/${name}`), '{"at":"else"}');
    await expect(readHistory(folders.history, id, 'after')).rejects.toMatchObject({ status: 410 });
    const entry = path.join(inHistory(id), 'entry.json');
    const { content: _content, ...old } = JSON.parse(await readFile(entry, 'utf8')) as {
      content: unknown;
    };
    await writeFile(entry, JSON.stringify(old));
    const { publications } = await listHistory(folders.history, null);
    expect(publications).toMatchObject([{ id, isKept: false }]);
    await expect(readHistory(folders.history, id, 'after')).rejects.toMatchObject({ status: 410 });
  });
});
