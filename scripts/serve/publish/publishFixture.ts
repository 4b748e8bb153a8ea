import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { jsonHash } from '../../../src/domain/text/hash';
import { smallContent } from '../../../src/domain/content/contentFixture';
import { listen, send } from '../httpFixture';
import type { PublishServiceOptions } from './publishQueue';
import { publishService } from './publishService';
import type { PublishFolders } from './rollBackIncomplete';

const files = smallContent().files;

/** The initial site settings. */
export const site = files['site.json'] as { brand: object };

/** Returns the site settings with another name. */
export const named = (name: string) => ({ ...site, brand: { ...site.brand, name } });

/** Returns a publication that changes the name of the site. */
export async function bundle(more: object = {}, name = 'New', was: unknown = site) {
  const file = { path: 'site.json', json: named(name), was: await jsonHash(was) };
  return { files: [file], pictures: [], changes: ['Name changed'], ...more };
}

/** Creates a content folder for a test, with the small content by default. */
export async function createPublishFolders(content: Record<string, unknown> = files) {
  const folder = await mkdtemp(path.join(tmpdir(), 'publish ü '));
  onTestFinished(() => rm(folder, { recursive: true }));
  const folders: PublishFolders = {
    publicFolder: path.join(folder, 'public'),
    history: path.join(folder, '.history'),
  };
  const at = (file: string) => path.join(folders.publicFolder, file);
  const put = async (file: string, json: unknown) => {
    await mkdir(path.dirname(at(file)), { recursive: true });
    await writeFile(at(file), JSON.stringify(json));
  };
  for (const [file, json] of Object.entries(content)) await put(`data/${file}`, json);
  return {
    folders,
    at,
    put,
    /** Reads a JSON file of the content. */
    json: async (file: string) => JSON.parse(await readFile(at(`data/${file}`), 'utf8')) as unknown,
    siteSettings: async () => JSON.parse(await readFile(at('data/site.json'), 'utf8')) as unknown,
    /**
     * Leaves a publication as after a crash between its renames, which cannot be undone, because another folder has the name of
     * the content. Returns its folder in the history, and a function that removes the obstacle.
     */
    async leaveIncomplete() {
      const entry = path.join(folders.history, '2026-01-01T00-00-00-000Z-abcdef');
      const begun = { state: 'begun', at: '2026-01-01T00:00:00.000Z', changes: [], added: [] };
      await mkdir(entry, { recursive: true });
      await writeFile(path.join(entry, 'entry.json'), JSON.stringify(begun));
      await rename(at('data'), at('.data-old.tmp'));
      await put('.data-next.tmp/site.json', { half: true });
      await put('data/site.json', site);
      return { entry, clear: () => rm(at('data'), { recursive: true }) };
    },
  };
}

/** Starts a server for a test that publishes into a folder. */
export async function startService(options: PublishServiceOptions) {
  const service = publishService({ report: () => undefined, ...options });
  const pages = service.pages(() => Promise.resolve('<html><head></head></html>'));
  const server = createServer((request, response) =>
    service.middleware(request, response, () =>
      pages(request, response, () => response.writeHead(404).end()),
    ),
  );
  const port = await listen(server);
  onTestFinished(async () => {
    server.close();
    await once(server, 'close');
  });
  /** Returns a page of the back office as served for these headers. */
  const page = (headers: Record<string, string>) => send(port, '/admin/publish', { headers });
  const token = /content="([0-9a-f]{64})"/.exec((await page({})).text)?.[1] ?? '';
  const call = async (
    method: string,
    headers: Record<string, string> = {},
    body?: string,
    at = '',
  ) => {
    const { status, text } = await send(port, `/api/publish${at}`, { method, headers, body });
    return { status, body: JSON.parse(text) as Record<string, unknown> };
  };

  return {
    service,
    /** URL for publications, and the headers that it requires. */
    url: `http://127.0.0.1:${port}/api/publish`,
    token,
    page,
    post: (body: unknown, headers: Record<string, string> = {}) =>
      call(
        'POST',
        { 'Content-Type': 'application/json', 'X-Publish-Token': token, ...headers },
        typeof body === 'string' ? body : JSON.stringify(body),
      ),
    get: (at = '', headers: Record<string, string> = {}) => call('GET', headers, undefined, at),
    retry: (headers: Record<string, string> = {}) =>
      call('POST', { 'X-Publish-Token': token, ...headers }, undefined, '/rebuild'),
    nextRequest: () => once(server, 'request'),
  };
}
