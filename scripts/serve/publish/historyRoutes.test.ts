import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startService } from './publishFixture';
import { writeBundle } from './writeBundle';

let folder: string;
let server: Awaited<ReturnType<typeof startService>>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routes-'));
  const folders = {
    publicFolder: path.join(folder, 'public'),
    history: path.join(folder, '.history'),
  };
  await mkdir(folders.publicFolder);
  const file = { path: 'site.json', json: { at: 1 }, was: null };
  const bundle = { files: [file], pictures: [], changes: ['Name changed'] };
  server = await startService(folders);
  await server.service.whenBuilt();
  await writeBundle(bundle, folders, '2026-01-01T10:00:00.000Z');
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const request = (at = '', headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${server.url}/history${at}`, {
    method,
    headers: { 'X-Publish-Token': server.token, ...headers },
  });

describe('the history over HTTP', () => {
  it('is served to pages of this server, with the content of each version', async () => {
    const { publications } = (await (await request()).json()) as { publications: { id: string }[] };
    expect(publications).toMatchObject([{ changes: ['Name changed'], isKept: true }]);
    const reply = await request(`/${publications[0]?.id}?side=after`);
    expect(await reply.json()).toEqual({ files: { 'site.json': { at: 1 } } });
  });

  it.each([
    ['without the token', { 'X-Publish-Token': '' }],
    ['with another token', { 'X-Publish-Token': 'f'.repeat(64) }],
    ['from another site', { Origin: 'https://evil.test' }],
    ['through a tunnel', { 'X-Forwarded-For': '203.0.113.7' }],
  ])('is not served %s', async (_name, headers) => {
    expect((await request('', headers)).status).toBe(403);
    expect((await request('/2026-01-01T10-00-00-000Z-abcdef?side=after', headers)).status).toBe(
      403,
    );
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
