import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localStore } from '../../../src/admin/file-store/localStore';
import { storeErrorText } from '../../../src/admin/file-store/messages';
import { storeProblem } from '../../../src/admin/file-store/fileStore';
import { uploadPath } from '../../../src/domain/content/files';
import { createPublishFolders, renamed, site, SITE_PATH, startService } from './publishFixture';

let folder: Awaited<ReturnType<typeof createPublishFolders>>;
let server: Awaited<ReturnType<typeof startService>>;
let rebuilt: number;
let lines: string[];

beforeEach(async () => {
  rebuilt = 0;
  lines = [];
  folder = await createPublishFolders();
  server = await startService({
    ...folder.folders,
    rebuild: async () => void (rebuilt += 1),
    report: (line) => void lines.push(line),
  });
});

const SNAPSHOT = { call: 'snapshot' };

describe('the local server', () => {
  it('writes a commit and rebuilds the pages', async () => {
    const { status, body } = await server.commit();
    expect([status, body]).toEqual([200, { id: expect.stringMatching(/^[0-9a-f]{40}$/) }]);
    expect(await folder.siteSettings()).toMatchObject({ brand: { name: 'New' } });
    await server.service.whenBuilt();
    expect(rebuilt).toBe(1);
    expect(await readdir(folder.at(''))).toEqual(['data']);
  });

  it.each([
    ['without the token', { 'X-Publish-Token': '' }, 403],
    ['with another token', { 'X-Publish-Token': 'f'.repeat(64) }, 403],
    ['from another site', { Origin: 'https://evil.test' }, 403],
    ['under another name', { Host: 'slate.example' }, 403],
    ['through a tunnel', { 'X-Forwarded-For': '203.0.113.7' }, 403],
    ['as a form', { 'Content-Type': 'text/plain' }, 415],
  ])('rejects calls of both stores %s', async (_name, headers, status) => {
    for (const store of ['/site', '/desk'])
      expect((await server.post(store, SNAPSHOT, headers)).status).toBe(status);
    if (status === 403) expect((await server.post('/rebuild', {}, headers)).status).toBe(403);
  });

  it('sends the token only with pages that are requested from this computer', async () => {
    const { text, headers } = await server.page({});
    expect(text).toContain(server.token);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    // Codes of units are scanned.
    expect(headers['permissions-policy']).toContain('camera=(self)');
    const other = await server.page({ Host: '192.168.1.20:4173' });
    expect(other.text).not.toContain('publish-token');
  });

  it.each([
    '{"call":"other"}',
    '{"call":"read","hashes":["--help"]}',
    '{"call":"snapshot","at":"main"}',
    '{"call":"commit","base":"","changes":1,"message":""}',
    'nonsense',
  ])('rejects what is no call: %s', async (body) => {
    expect((await server.post('/site', body)).status).toBe(400);
  });

  it('keeps the file of a logo that is replaced, because quotes and invoices show it', async () => {
    for (const width of [1, 2]) {
      const bytes = Buffer.from(`GIF89a${String.fromCharCode(width, 0, 1, 0)}\0\0\0;`, 'latin1');
      const file = uploadPath(createHash('sha256').update(bytes).digest('hex'), 'image/gif') ?? '';
      const text = JSON.stringify({ ...site, brand: { ...site.brand, logo: `/${file}` } });
      const image = [`public/${file}`, { base64: bytes.toString('base64') }];
      expect((await server.commit([[SITE_PATH, { text }], image])).status).toBe(200);
      expect(await readFile(folder.at(file))).toEqual(bytes);
    }
    expect(await readdir(folder.at('media/uploads'))).toHaveLength(2);
  });

  it('accepts one of two simultaneous commits', async () => {
    const base = await server.head();
    const replies = await Promise.all(
      ['One', 'Two'].map((name) => server.commit(renamed(name), base)),
    );
    expect(replies.filter(({ body }) => body === 'moved')).toHaveLength(1);
  });

  it('writes nothing of an aborted upload, and keeps running', async () => {
    const type = { 'Content-Type': 'application/json', 'Content-Length': '100000' };
    const headers = { ...type, 'X-Publish-Token': server.token };
    const url = `http://127.0.0.1:${server.port}/api/publish/site`;
    const sent = httpRequest(url, { method: 'POST', headers });
    sent.on('error', () => undefined);
    sent.write('{"call":');
    await server.nextRequest();
    sent.destroy();
    expect((await server.commit()).status).toBe(200);
    await server.service.whenBuilt();
    expect(lines).toEqual([]);
  });
});

describe('the stores of a page', () => {
  beforeEach(() => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      fetch(`http://127.0.0.1:${server.port}${path}`, init),
    );
  });

  it('read and write like every other store', async () => {
    const store = localStore('desk');
    const bytes = new Uint8Array([0, 255, 1]);
    expect(await store.snapshot()).toEqual({ id: '', files: new Map() });
    expect(await store.log(1)).toEqual([]);
    const changes = new Map([
      ['key.json', new TextEncoder().encode('{}')],
      ['edits/A/1-1', bytes],
    ]);
    const made = await store.commit('', changes, 'Save the desk');
    const { id, files } = await store.snapshot();
    expect(made).toEqual({ id });
    const { hash } = files.get('edits/A/1-1')!;
    expect(await store.read([hash])).toEqual(new Map([[hash, bytes]]));
    expect(await store.commit('', changes, 'Late')).toBe('moved');
    await store.commit(id, new Map([['edits/A/1-1', null]]), 'Removed');
    expect([...(await store.snapshot()).files.keys()]).toEqual(['key.json']);
    expect(await store.snapshot(id)).toEqual({ id, files });
    const messages = (await store.log(1)).map(({ message }) => message.trim());
    expect(messages).toEqual(['Removed', 'Save the desk']);
    // Nothing of the desk is in the content.
    expect(await readdir(folder.at(''))).toEqual(['data']);
  });

  it.each(['../key.json', 'photos/../x', 'photos/k/a.png', 'edits/A/1', '/etc/passwd'])(
    'reject a file of the desk named %s',
    async (name) => {
      const commit = localStore('desk').commit('', new Map([[name, new Uint8Array()]]), 'x');
      await expect(commit).rejects.toMatchObject({ reason: 'protected' });
    },
  );

  it('say why they did not do something', async () => {
    const textOf = async (failing: Promise<unknown>) =>
      storeErrorText(storeProblem(await failing.catch((error: unknown) => error)), undefined);
    const page = new Map([['public/index.html', new Uint8Array()]]);
    const forbidden = localStore('site').commit(await server.head(), page, 'x');
    expect(await textOf(forbidden)).toMatch(/^Nothing was published, because “public\/index.html”/);
    expect(await textOf(localStore('site').read(['a'.repeat(40)]))).toMatch(/\.history folder/);
    expect(await textOf(localStore('site').read(['--help']))).toMatch(
      /^Nothing was saved, .*\(Not a valid call\)\. Reload the page/,
    );
    expect(await textOf(Promise.reject(new TypeError('Bad bytes')))).toBe(
      'An unexpected error occurred: Bad bytes. Reload the page, then try again.',
    );
    vi.stubEnv('PATH', folder.at(''));
    expect(await textOf(localStore('site').snapshot())).toMatch(/Git is not installed/);
    vi.stubGlobal('fetch', async () => new Response('<html></html>'));
    expect(await textOf(localStore('site').snapshot())).toMatch(/only on the computer that runs/);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await textOf(localStore('site').snapshot())).toMatch(/is not responding\. Start it/);
  });
});
