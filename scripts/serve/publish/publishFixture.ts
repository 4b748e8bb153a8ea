import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { FileStore } from '../../../src/admin/file-store/fileStore';
import { smallContent } from '../../../src/domain/content/contentFixture';
import { listen, send } from '../httpFixture';
import { publishService, type PublishServiceOptions } from './publishService';

const files = smallContent().files;
export const SITE_PATH = 'public/data/site.json';

export const site = files['site.json'] as { brand: object };

export const named = (name: string) => ({ ...site, brand: { ...site.brand, name } });

export const renamed = (name = 'New') => [[SITE_PATH, { text: JSON.stringify(named(name)) }]];

export async function createPublishFolders(content: Record<string, unknown> = files) {
  const folder = await mkdtemp(path.join(tmpdir(), 'publish ü '));
  onTestFinished(() => rm(folder, { recursive: true }));
  const folders = {
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
    siteSettings: async () => JSON.parse(await readFile(at('data/site.json'), 'utf8')) as unknown,
  };
}

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
    await service.whenBuilt();
    server.close();
    await once(server, 'close');
  });
  const page = (headers: Record<string, string>) => send(port, '/admin/publish', { headers });
  const token = /content="([0-9a-f]{64})"/.exec((await page({})).text)?.[1] ?? '';
  const call = async (
    method: string,
    at: string,
    headers: Record<string, string> = {},
    body?: unknown,
  ) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const all = { 'Content-Type': 'application/json', 'X-Publish-Token': token, ...headers };
    const sent = { method, headers: method === 'GET' ? headers : all, body: text };
    const reply = await send(port, `/api/publish${at}`, sent);
    return { status: reply.status, body: JSON.parse(reply.text) as never };
  };
  const post = (at: string, body?: unknown, headers?: Record<string, string>) =>
    call('POST', at, headers, body);
  const head = async () => {
    const { body } = await post('/site', { call: 'snapshot' });
    return (body as Awaited<ReturnType<FileStore['snapshot']>>).id;
  };
  return {
    service,
    port,
    token,
    page,
    post,
    head,
    commit: async (changes: unknown = renamed(), base?: string) =>
      post('/site', { call: 'commit', base: base ?? (await head()), changes, message: 'Renamed' }),
    state: async () => (await call('GET', '')).body as { rebuildError?: string },
    nextRequest: () => once(server, 'request'),
  };
}
