import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, isFileLoadingAllowed } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from './httpFixture';
import { serve } from './serve';

const ROOT = path.resolve(import.meta.dirname, '../..');

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve ü '));
  await mkdir(at('public/data'), { recursive: true });
  await mkdir(at('dist'));
  await writeFile(at('dist/index.html'), '<html><head></head>home</html>');
  for (const page of ['200.html', 'admin.html'])
    await writeFile(at(`dist/${page}`), '<html><head></head>application</html>');
});

afterAll(() => rm(folder, { recursive: true }));

const get = (port: number, url: string, headers: Record<string, string> = {}) =>
  send(port, url, { headers: { Accept: 'text/html', ...headers } });

const OTHERS: [string, Record<string, string>][] = [
  ['a page of another port', { Origin: 'http://localhost:1', 'Sec-Fetch-Site': 'same-site' }],
  ['a page of another site', { Origin: 'http://evil.test', 'Sec-Fetch-Site': 'cross-site' }],
  ['a link of another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a tunnel', { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https' }],
  ['another device', { Host: '192.168.1.20:PORT' }],
];

describe('npm start', () => {
  let server: Awaited<ReturnType<typeof serve>>['server'];
  let port: number;

  beforeAll(async () => {
    ({ server } = await serve(0, {
      outbox: at('.outbox'),
      dist: at('dist'),
      public: at('public'),
      history: at('.history'),
    }));
    ({ port } = server.address() as AddressInfo);
  });

  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('rejects a port that is in use with the message that npm start recognises', async () => {
    await expect(serve(port, { dist: at('dist') })).rejects.toThrow('already in use');
  });

  it('gives this computer the token and the messages', async () => {
    expect((await get(port, '/admin/publish')).text).toContain('publish-token');
    expect((await get(port, '/outbox.json')).text).toBe('[]');
  });

  it.each(OTHERS)(
    'gives %s the public pages, without token, messages and CORS permission',
    async (_name, headers) => {
      expect(await get(port, '/', headers)).toMatchObject({
        status: 200,
        text: expect.stringContaining('home'),
      });
      for (const url of ['/', '/admin/publish', '/outbox', '/outbox.json', '/api/publish']) {
        const reply = await get(port, url, headers);
        expect(reply.headers['access-control-allow-origin']).toBe(undefined);
        expect(reply.text).not.toContain('publish-token');
        if (/outbox|api/.test(url)) expect(reply.status).toBe(403);
      }
    },
  );

  it('responds that the back office is being rebuilt if it is missing', async () => {
    await rm(at('dist/admin.html'));
    const { status, headers } = await get(port, '/admin/publish');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect((await get(port, '/')).status).toBe(200);
  });
});

describe('npm run dev', () => {
  let server: Awaited<ReturnType<typeof createServer>>;
  let port: number;

  beforeAll(async () => {
    server = await createServer({
      root: ROOT,
      configFile: path.join(ROOT, 'vite.config.ts'),
      cacheDir: at('.vite'),
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true, include: [] },
      server: { port: 0, watch: null, ws: false },
    });
    await server.listen();
    ({ port } = server.httpServer!.address() as AddressInfo);
  }, 60_000);

  afterAll(() => server.close());

  it('gives this computer the token', async () => {
    const { text, headers } = await get(port, '/admin/publish');
    expect(text).toContain('publish-token');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it.each(OTHERS)('gives %s neither the token nor CORS permission', async (_name, headers) => {
    for (const url of ['/', '/admin/publish', '/data/site.json', '/src/app/boot/boot.ts']) {
      const reply = await get(port, url, headers);
      expect(reply.headers['access-control-allow-origin']).toBe(undefined);
      expect(reply.text).not.toContain('publish-token');
    }
  });

  it.each(['.outbox/x.json', '.history/2026/before/data/site.json', '.env.local', '.git/config'])(
    'does not serve %s',
    (file) => {
      const isServed = (name: string) =>
        isFileLoadingAllowed(server.config, path.join(ROOT, name).split(path.sep).join('/'));
      expect([isServed(file), isServed('public/data/site.json')]).toEqual([false, true]);
    },
  );

  it('does not allow pages of another origin to frame its pages', async () => {
    const { headers } = await get(port, '/');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });
});
