import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from './httpFixture';
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
