import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { jsonHash } from '../../../src/domain/text/hash';
import { listHistory, readHistory } from './history';
import { createPublishFolders, startService } from './publishFixture';
import { writeBundle } from './writeBundle';

let site: Awaited<ReturnType<typeof createPublishFolders>>;
let history: string;
const inHistory = (...names: string[]) => path.join(history, ...names);

beforeEach(async () => {
  site = await createPublishFolders({ 'site.json': { at: 0 }, 'pages/home.json': { at: 0 } });
  ({ history } = site.folders);
});

/** Publishes a state of a file on the given day. */
async function publish(day: number, name = 'site.json', json: unknown = { at: day }) {
  const file = { path: name, json, was: await jsonHash(await site.json(name)) };
  const bundle = { files: [file], pictures: [], changes: [`Change ${day}`] };
  await writeBundle(bundle, site.folders, new Date(Date.UTC(2026, 0, day)).toISOString());
}

const list = (after: string | null = null) => listHistory(history, after);
const ids = async () => (await list()).publications.map(({ id }) => id);
const read = async (id: string, side: string | null) =>
  (await readHistory(history, id, side)).files;
const changesOf = ({ publications }: Awaited<ReturnType<typeof list>>) =>
  publications.map(({ changes }) => changes[0]);

/** Changes the record of a publication. */
async function changeEntry(id: string, change: object) {
  const file = inHistory(id, 'entry.json');
  const entry = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...entry, ...change }));
}

describe('the history of the local server', () => {
  it('is empty before the first publication', async () => {
    expect(await list()).toEqual({ publications: [], next: null, damaged: 0 });
  });

  it('contains the whole content before and after each publication, including manual edits', async () => {
    await publish(1);
    await site.put('data/pages/home.json', { by: 'hand' });
    await publish(2);
    await publish(3, 'pages/home.json', null);
    const [third = '', second = '', first = ''] = await ids();
    const content = (at: number, home: unknown = { at: 0 }) => ({
      'site.json': { at },
      'pages/home.json': home,
    });
    expect(await read(first, 'before')).toEqual(content(0));
    expect(await read(first, 'after')).toEqual(content(1));
    expect(await read(second, 'before')).toEqual(content(1, { by: 'hand' }));
    expect(await read(third, 'after')).toEqual({ 'site.json': { at: 2 } });
  });

  it('stores identical files only once', async () => {
    for (const day of [1, 2, 3]) await publish(day);
    // Four states of one file. The first of them is also the content of the other file.
    expect(await readdir(inHistory('contents'))).toHaveLength(4);
  });

  it('lists newest first, in pages', async () => {
    for (let day = 1; day <= 23; day += 1) await publish(day);
    const newest = await list();
    expect(newest.publications).toHaveLength(20);
    expect(newest.publications[0]).toMatchObject({ changes: ['Change 23'], isKept: true });
    const rest = await list(newest.next);
    expect(changesOf(rest)).toEqual(['Change 3', 'Change 2', 'Change 1']);
    expect(rest.next).toBe(null);
  });

  it.each(['..', '../../secret', '2026-01-01T00-00-00-000Z-abcdef/../..', 'contents', '', 'x'])(
    'rejects the ID “%s”',
    async (id) => {
      await publish(1);
      await expect(read(id, 'after')).rejects.toMatchObject({ status: 400 });
      await expect(list(id)).rejects.toMatchObject({ status: 400 });
    },
  );

  it('returns 404 for unknown publications, unknown sides and symbolic links', async () => {
    await publish(1);
    const [id = ''] = await ids();
    const other = '2026-01-09T00-00-00-000Z-abcdef';
    await symlink(inHistory(id), inHistory(other), 'junction');
    await expect(read(other, 'after')).rejects.toMatchObject({ status: 404 });
    for (const side of ['aside', null])
      await expect(read(id, side)).rejects.toMatchObject({ status: 400 });
  });

  it('skips unreadable entries and counts them', async () => {
    for (const day of [1, 2, 3, 4]) await publish(day);
    const [fourth = '', third = '', second = ''] = await ids();
    await writeFile(inHistory(fourth, 'entry.json'), '{"half":');
    await rm(inHistory(third, 'entry.json'));
    await changeEntry(second, {
      content: { before: { 'site.json': '../../secret.json' }, after: {} },
    });
    const found = await list();
    expect([changesOf(found), found.damaged]).toEqual([['Change 1'], 3]);
    await expect(read(second, 'before')).rejects.toMatchObject({ status: 404 });
  });

  it('returns no content if a stored file was changed, and lists entries of older versions', async () => {
    await publish(1);
    const [id = ''] = await ids();
    for (const name of await readdir(inHistory('contents')))
      await writeFile(inHistory('contents', name), '{"at":"else"}');
    await expect(read(id, 'after')).rejects.toMatchObject({ status: 410 });
    await changeEntry(id, { content: undefined });
    expect((await list()).publications).toMatchObject([{ id, isKept: false }]);
    await expect(read(id, 'after')).rejects.toMatchObject({ status: 410 });
  });
});

describe('the history over HTTP', () => {
  let server: Awaited<ReturnType<typeof startService>>;
  beforeEach(async () => {
    server = await startService(site.folders);
    await server.service.whenBuilt();
  });

  const request = (at = '', headers: Record<string, string> = {}) =>
    fetch(`${server.url}/history${at}`, {
      headers: { 'X-Publish-Token': server.token, ...headers },
    });

  it('is served to pages of this server, with the content of each version', async () => {
    await publish(1);
    const { publications } = (await (await request()).json()) as Awaited<ReturnType<typeof list>>;
    expect(publications).toMatchObject([{ changes: ['Change 1'], isKept: true }]);
    const reply = await request(`/${publications[0]?.id}?side=after`);
    expect(await reply.json()).toMatchObject({ files: { 'site.json': { at: 1 } } });
  });

  it.each([
    ['without the token', { 'X-Publish-Token': '' }],
    ['with another token', { 'X-Publish-Token': 'f'.repeat(64) }],
    ['through a tunnel', { 'X-Forwarded-For': '203.0.113.7' }],
  ])('is not served %s', async (_name, headers) => {
    for (const at of ['', '/2026-01-01T10-00-00-000Z-abcdef?side=after'])
      expect((await request(at, headers)).status).toBe(403);
  });

  it.each(['/%2e%2e%2f%2e%2e', '/..%2f', '/x?side=after', '/contents?side=after', '?after=..'])(
    'rejects %s',
    async (at) => {
      expect((await request(at)).status).toBe(400);
    },
  );

  it.each([
    ['/history', 'GET', ['POST', 'DELETE', 'PUT']],
    ['/history/2026-01-01T10-00-00-000Z-abcdef', 'GET', ['POST']],
    ['', 'GET, POST', ['DELETE', 'PUT', 'HEAD']],
    ['/rebuild', 'POST', ['GET', 'PUT']],
  ])('“/api/publish%s” allows %s only', async (at, allowed, methods) => {
    for (const method of methods) {
      const { status, headers } = await fetch(server.url + at, { method });
      expect([status, headers.get('allow')]).toEqual([405, allowed]);
    }
  });
});
