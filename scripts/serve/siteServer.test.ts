import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync, truncateSync, type ReadStream } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useFolder } from '../folderFixture';
import { listen, send } from './httpFixture';
import { siteHandler, type UnknownPage } from './siteServer';

const folder = useFolder();
const inSite = (name: string) => folder.at('dist', name);
const put = (name: string, text: string | Uint8Array) => folder.put(`dist/${name}`, text);
let server: Server;
let port: number;
/** Called when a response gets its first header: the file has been found, but is not open yet. */
let onFileFound: () => void;
let openedFile: ReadStream | undefined;

async function open(unknownPage?: UnknownPage): Promise<void> {
  const handle = siteHandler(folder.at('dist'), unknownPage);
  server = createServer((request, response) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (...header: Parameters<ServerResponse['setHeader']>) => {
      onFileFound();
      return setHeader(...header);
    };
    response.on('pipe', (file: ReadStream) => (openedFile = file));
    handle(request, response);
  });
  // Longer than a test, so that it cannot end a response that the server leaves open.
  server.keepAliveTimeout = 60_000;
  port = await listen(server);
}

async function close(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

beforeEach(async () => {
  onFileFound = () => undefined;
  for (const [name, text] of Object.entries({
    '200.html': 'application',
    '404.html': 'no page',
    'store.html': 'store',
    'store/lens-1.25x.html': 'lens',
    'media/uploads/IMG-20240131.jpg': 'picture',
    'media/hero-640-0123abcd.webp': 'variant',
    'media/hero-og-0123abcd.jpg': 'share',
    '.vite/manifest.json': 'secret',
    'data/.env': 'secret',
    '..hidden.txt': 'secret',
    'own/a.txt': 'secret',
  }))
    put(name, text);
  await open();
});
afterEach(close);

const get = (url: string, headers: Record<string, string> = { Accept: 'text/html' }) =>
  fetch(`http://127.0.0.1:${port}${url}`, { headers });

async function replyOf(url: string, headers?: Record<string, string>): Promise<[number, string]> {
  const response = await get(url, headers);
  return [response.status, await response.text()];
}

describe('a URL', () => {
  it.each<[UnknownPage, string, number, string]>([
    ['application', '/store/lens-1.25x', 200, 'lens'],
    ['application', '/preview/store/lens-1.25x', 200, 'application'],
    ['application', '/store/any', 200, 'application'],
    ['application', '/store/missing.png', 404, 'Not found'],
    ['application', '/preview/store/missing.JPG', 404, 'Not found'],
    ['application', '/admin/missing.css', 404, 'Not found'],
    ['missing', '/store', 200, 'store'],
    ['missing', '/nowhere', 404, 'no page'],
    ['missing', '/admin/products', 200, 'application'],
    ['missing', '/preview/store/x', 200, 'application'],
    ['missing', '/missing.png', 404, 'Not found'],
  ])('where other pages are “%s”: %s gets status %i', async (unknownPage, url, status, text) => {
    await close();
    await open(unknownPage);
    expect(await replyOf(url)).toEqual([status, text]);
  });

  it('is immutable only if its name contains the hash of the content', async () => {
    const cacheControlOf = async (url: string) => (await get(url)).headers.get('cache-control');
    for (const name of ['hero-640-0123abcd.webp', 'hero-og-0123abcd.jpg'])
      expect(await cacheControlOf(`/media/${name}`)).toContain('immutable');
    expect(await cacheControlOf('/media/uploads/IMG-20240131.jpg')).toBe('no-cache');
  });

  it.each(['/%', '/%E0%A4%A', '/a%00b', '//', '/a%2f..%2fetc/passwd', '/a'.repeat(3000)])(
    'that is malformed is a page that does not exist: %.30s',
    async (url) => {
      expect(await replyOf(url)).toEqual([200, 'application']);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('does not allow %s', async (method) => {
    for (const url of ['/store', '/media/hero-og-0123abcd.jpg', '/data/missing.json']) {
      const { status, headers } = await send(port, url, { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('files that are not part of the site', () => {
  const headers = { 'Accept-Encoding': 'gzip' };

  beforeEach(() => {
    for (const name of ['a.txt', 'page.html', 'a.js.gz', 'folder/index.html'])
      folder.put(`outside/${name}`, 'secret');
    for (const name of ['a.txt', 'page.html', 'a.js.gz', 'folder'])
      symlinkSync(folder.at('outside', name), inSite(name));
    for (const [name, target] of [
      ['alias', 'own'],
      ['alias.txt', 'own/a.txt'],
      ['manifest.json', '.vite/manifest.json'],
    ] as const)
      symlinkSync(inSite(target), inSite(name));
  });

  const hidden =
    '/.vite/manifest.json /%2evite/manifest.json /data/.env /..hidden.txt /.git/config /..%2f..%2fetc/passwd /../../../etc/passwd';
  const throughLink =
    '/a.txt /page /page.html /a.js /folder /folder/ /folder/index.html /alias/a.txt /alias.txt /manifest.json';

  it.each(`${hidden} ${throughLink}`.split(' '))(
    '%s is missing, because a name begins with a dot or is a link',
    async (url) => {
      expect(await send(port, url, { headers })).toMatchObject({ status: 404, text: 'Not found' });
    },
  );

  it('A build in a folder that is itself a link is served', async () => {
    symlinkSync(folder.at('dist'), folder.at('link'));
    const linked = createServer(siteHandler(folder.at('link')));
    const { text } = await send(await listen(linked), '/store/lens-1.25x', { headers });
    expect(text).toBe('lens');
    await new Promise((resolve) => linked.close(resolve));
  });

  it('A navigation to a hidden name opens the application, like any unknown page', async () => {
    for (const url of ['/..%2fetc', '/.git/config', '/folder'])
      expect((await replyOf(url))[1]).toBe('application');
  });
});

describe('a site that is being rebuilt', () => {
  it('responds with a page that reloads if the application is missing', async () => {
    rmSync(inSite('200.html'));
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
    rmSync(folder.at('dist'), { recursive: true });
    expect((await get('/')).status).toBe(503);
    mkdirSync(folder.at('dist'));
  });

  it('keeps running if a file is removed between finding and sending it', async () => {
    onFileFound = () => rmSync(inSite('store.html'), { force: true });
    await expect(replyOf('/store')).rejects.toThrow();
    onFileFound = () => undefined;
    expect(await replyOf('/store/any')).toEqual([200, 'application']);
  });

  it('ends the response if its file becomes shorter while it is sent', async () => {
    put('big.mp4', Buffer.alloc(8_000_000));
    const response = await get('/big.mp4');
    truncateSync(inSite('big.mp4'), 1000);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });
});

describe('unusual requests', () => {
  it('leave no file open if the client disconnects', async () => {
    put('big.mp4', Buffer.alloc(8_000_000));
    await (await get('/big.mp4')).body?.cancel();
    if (!openedFile?.closed) await once(openedFile!, 'close');
    expect(openedFile?.bytesRead).toBeLessThan(8_000_000);
  });

  it.each(['bytes=5-2', 'bytes=-3', 'bytes=a-b', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=0-0'])(
    'with the range “%s” get the whole file',
    async (Range) => {
      expect(await replyOf('/store.html', { Range })).toEqual([200, 'store']);
    },
  );

  it('with a simple range get that part', async () => {
    expect(await replyOf('/store.html', { Range: 'bytes=1-2' })).toEqual([206, 'to']);
    expect((await get('/store.html', { Range: 'bytes=99-' })).status).toBe(416);
  });
});
