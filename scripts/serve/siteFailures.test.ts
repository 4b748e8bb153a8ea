import { rmSync, type ReadStream } from 'node:fs';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen } from './httpFixture';
import { siteHandler, type UnknownPage } from './siteServer';

let dist: string;
let server: Server;
let port: number;
/** Called when a response gets its first header: the file has been found, but is not open yet. */
let onFileFound: () => void;
/** Opened files. */
let openedFiles: ReadStream[];

async function open(unknownPage?: UnknownPage): Promise<void> {
  const handle = siteHandler(dist, unknownPage);
  server = createServer((request, response) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (...header: Parameters<ServerResponse['setHeader']>) => {
      onFileFound();
      return setHeader(...header);
    };
    response.on('pipe', (file: ReadStream) => openedFiles.push(file));
    handle(request, response);
  });
  // Longer than a test, so that it cannot end a response that the server leaves open.
  server.keepAliveTimeout = 60_000;
  port = await listen(server);
}

beforeEach(async () => {
  onFileFound = () => undefined;
  openedFiles = [];
  dist = await mkdtemp(path.join(tmpdir(), 'site ü '));
  const pages = { '200.html': 'application', '404.html': 'no page', 'store.html': 'store' };
  for (const [name, text] of Object.entries(pages)) await writeFile(path.join(dist, name), text);
  await writeFile(path.join(dist, 'big.mp4'), Buffer.alloc(8_000_000));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { Accept: 'text/html' }) =>
  fetch(`http://127.0.0.1:${port}${url}`, { headers });

async function replyOf(url: string): Promise<[number, string]> {
  const response = await get(url);
  return [response.status, await response.text()];
}

describe('a site that is being rebuilt', () => {
  it('responds with a page that reloads if the application is missing', async () => {
    await open();
    await rm(path.join(dist, '200.html'));
    const response = await get('/store/any');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('<meta http-equiv="refresh" content="5">');
    expect(html).toContain('being rebuilt');
    expect((await get('/missing.css')).status).toBe(404);
    expect(await replyOf('/store')).toEqual([200, 'store']);
  });

  it('responds if the whole folder is missing', async () => {
    await open();
    await rm(dist, { recursive: true });
    expect((await get('/')).status).toBe(503);
    await mkdir(dist);
  });

  it('keeps running if a file is removed between finding and sending it', async () => {
    await open();
    onFileFound = () => rmSync(path.join(dist, 'store.html'), { force: true });
    await expect(get('/store').then((response) => response.text())).rejects.toThrow();
    onFileFound = () => undefined;
    expect(await replyOf('/store/any')).toEqual([200, 'application']);
  });

  it('ends the response if its file becomes shorter while it is sent', async () => {
    await open();
    const response = await get('/big.mp4');
    const reader = response.body!.getReader();
    await reader.read();
    await truncate(path.join(dist, 'big.mp4'), 1000);
    const rest = (async () => {
      while (!(await reader.read()).done);
    })();
    await expect(rest).rejects.toThrow();
  });
});

describe('unusual requests', () => {
  beforeEach(() => open());

  it.each(['bytes=5-2', 'bytes=-3', 'bytes=a-b', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=0-0'])(
    'ignores the range “%s”',
    async (range) => {
      const response = await get('/store.html', { Range: range });
      expect([response.status, await response.text()]).toEqual([200, 'store']);
    },
  );

  it('serves a simple range', async () => {
    const response = await get('/store.html', { Range: 'bytes=1-2' });
    expect([response.status, await response.text()]).toEqual([206, 'to']);
    expect((await get('/store.html', { Range: 'bytes=99-' })).status).toBe(416);
  });

  it.each(['/%', '/%E0%A4%A', '/a%00b', '//', '/a%2f..%2fetc/passwd', '/a'.repeat(3000)])(
    'treats the URL %.30s as a page that does not exist',
    async (url) => {
      expect(await replyOf(url)).toEqual([200, 'application']);
    },
  );

  it('leaves nothing open if the client disconnects during a file', async () => {
    await new Promise<void>((resolve) => {
      const request = httpRequest({ host: '127.0.0.1', port, path: '/big.mp4' }, (response) => {
        response.once('data', () => response.destroy());
        response.once('close', resolve);
      });
      request.end();
    });
    const [file] = openedFiles;
    if (!file?.closed) await once(file!, 'close');
    expect(file?.bytesRead).toBeLessThan(8_000_000);
  });

  it('closes only the connection that does not send HTTP', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('\0\0\0 / nonsense\r\n\r\n'));
      socket.on('close', () => resolve()).resume();
    });
    expect(await replyOf('/store')).toEqual([200, 'store']);
  });
});

describe('a site as hosts serve it', () => {
  it.each<[string, number, string]>([
    ['/store', 200, 'store'],
    ['/nowhere', 404, 'no page'],
    ['/admin/products', 200, 'application'],
    ['/preview/store/x', 200, 'application'],
    ['/missing.png', 404, 'Not found'],
  ])('%s gets status %i', async (url, status, text) => {
    await open('missing');
    expect(await replyOf(url)).toEqual([status, text]);
  });
});
