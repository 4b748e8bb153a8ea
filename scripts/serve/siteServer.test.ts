import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, send } from './httpFixture';
import { siteHandler } from './siteServer';

let dist: string;
let server: Server;
let port: number;

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [file, text] of [
    ['200.html', 'application'],
    ['store/lens-1.25x.html', 'lens'],
    ['media/uploads/IMG-20240131.jpg', 'picture'],
    ['media/hero-640-0123abcd.webp', 'variant'],
    ['media/hero-og-0123abcd.jpg', 'share'],
  ] as const) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), text);
  }
  server = createServer(siteHandler(dist));
  port = await listen(server);
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(dist, { recursive: true });
});

function get(url: string) {
  return fetch(`http://127.0.0.1:${port}${url}`, { headers: { Accept: 'text/html' } });
}

it.each([
  ['/store/lens-1.25x', 200, 'lens'],
  ['/preview/store/lens-1.25x', 200, 'application'],
  ['/store/any', 200, 'application'],
  ['/store/missing.png', 404, 'Not found'],
  ['/preview/store/missing.JPG', 404, 'Not found'],
  ['/admin/missing.css', 404, 'Not found'],
])('%s gets status %i, as a page or as a file', async (url, status, text) => {
  const response = await get(url);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it('sends immutable only for names that contain the hash of their content', async () => {
  const cacheControlOf = async (url: string) => (await get(url)).headers.get('cache-control');
  for (const name of ['hero-640-0123abcd.webp', 'hero-og-0123abcd.jpg'])
    expect(await cacheControlOf(`/media/${name}`)).toContain('immutable');
  expect(await cacheControlOf('/media/uploads/IMG-20240131.jpg')).toBe('no-cache');
});

describe('files that are not part of the site', () => {
  let outside: string;

  beforeAll(async () => {
    outside = await mkdtemp(path.join(tmpdir(), 'outside-'));
    const put = async (folder: string, name: string) => {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), 'secret');
    };
    for (const name of ['.vite/manifest.json', 'data/.env', '..hidden.txt', 'own/a.txt'])
      await put(dist, name);
    for (const name of ['a.txt', 'page.html', 'a.js.gz', 'folder/index.html'])
      await put(outside, name);
    for (const name of ['a.txt', 'page.html', 'a.js.gz', 'folder'])
      await symlink(path.join(outside, name), path.join(dist, name));
    for (const [name, target] of [
      ['alias', 'own'],
      ['alias.txt', 'own/a.txt'],
      ['manifest.json', '.vite/manifest.json'],
    ] as const)
      await symlink(path.join(dist, target), path.join(dist, name));
  });

  afterAll(() => rm(outside, { recursive: true }));

  const headers = { 'Accept-Encoding': 'gzip' };

  it.each([
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/data/.env',
    '/..hidden.txt',
    '/.git/config',
    '/..%2f..%2fetc/passwd',
    '/../../../etc/passwd',
  ])('%s is missing, because a name begins with a dot', async (url) => {
    expect(await send(port, url, { headers })).toMatchObject({ status: 404, text: 'Not found' });
  });

  it.each([
    '/a.txt',
    '/page',
    '/page.html',
    '/a.js',
    '/folder',
    '/folder/',
    '/folder/index.html',
    '/alias/a.txt',
    '/alias.txt',
    '/manifest.json',
  ])('%s is missing, because links are not followed', async (url) => {
    expect(await send(port, url, { headers })).toMatchObject({ status: 404, text: 'Not found' });
  });

  it('A build in a folder that is itself a link is served', async () => {
    const link = path.join(outside, 'dist');
    await symlink(dist, link);
    const linked = createServer(siteHandler(link));
    const { text } = await send(await listen(linked), '/store/lens-1.25x', { headers });
    expect(text).toBe('lens');
    await new Promise((resolve) => linked.close(resolve));
  });

  it('A navigation to a hidden name opens the application, like any unknown page', async () => {
    for (const url of ['/..%2fetc', '/.git/config', '/folder'])
      expect(await (await get(url)).text()).toBe('application');
  });
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s is not allowed for pages, data and missing files',
  async (method) => {
    for (const url of ['/store/lens-1.25x', '/media/hero-og-0123abcd.jpg', '/data/missing.json']) {
      const { status, headers } = await send(port, url, { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  },
);

it('HEAD gets the headers of a page without its content', async () => {
  const { status, text } = await send(port, '/store/lens-1.25x', { method: 'HEAD' });
  expect([status, text]).toEqual([200, '']);
});
