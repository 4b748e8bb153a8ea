import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useFolder } from '../../scripts/folderFixture';
import { responseHeaders } from '../../scripts/prerender/csp';
import { send } from '../../scripts/serve/httpFixture';
import { builtFile, builtPages, builtScript, DIST } from '../helpers/hosts/builtSite';
import { startNginx, type NginxHost } from '../helpers/hosts/nginx';
import { findNginx, NGINX_ADVICE } from '../../scripts/findPrograms.mjs';

const FOR_EVER = 'public, max-age=31536000, immutable';
const NAVIGATION = { headers: { Accept: 'text/html,*/*' } };

function filesOf(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(DIST, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `/${folder}/${file}`);
}

const { at, put } = useFolder();
let nginx: NginxHost;

const isInstalled = Boolean(findNginx());

// The title of skipped tests is shown as the reason.
describe.skipIf(!isInstalled)(`nginx as shipped${isInstalled ? '' : ` (${NGINX_ADVICE})`}`, () => {
  beforeAll(async () => {
    nginx = await startNginx(DIST);
  });

  afterAll(() => nginx.stop());

  it('Every page answers at its clean URL, with and without a trailing slash', async () => {
    const pages = builtPages();
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages)
      for (const address of new Set([
        page.path,
        page.path.replace(/\/?$/, '/'),
        `${page.path}?a=b`,
      ])) {
        const answer = await send(nginx.port, encodeURI(address), NAVIGATION);
        expect(answer.status, address).toBe(200);
        expect(answer.headers['content-type'], address).toBe('text/html; charset=utf-8');
        expect(answer.body.toString() === page.html, address).toBe(true);
      }
  });

  it.each([
    '/contact',
    '/cart',
    '/booking',
    '/favorites',
    '/admin',
    '/admin/',
    '/admin/login',
    '/admin/products',
    '/admin/no-such-page',
    '/preview',
    '/preview/store/any',
    '/preview/store/lens-1.25x',
  ])('The client-only page %s answers 200', async (address) => {
    const answer = await send(nginx.port, address, NAVIGATION);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.body.toString()).toContain('<div id="root"');
  });

  it.each(['/no-such-page', '/no/such/page/', '/store/a/b/c', '/assets/', '/data'])(
    'The unknown page %s is a 404 with the application',
    async (address) => {
      const answer = await send(nginx.port, address, NAVIGATION);
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-cache']);
      expect(answer.body.toString()).toBe(builtFile('404.html'));
    },
  );

  it.each([
    '/assets/gone-abc12345.js',
    '/media/gone-640-0123abcd.webp',
    '/data/gone.json',
    '/store/gone.png',
    '/admin/gone.css',
    '/.vite/manifest.json',
  ])('The missing file %s is a plain 404 that is not cached', async (address) => {
    const answer = await send(nginx.port, address, NAVIGATION);
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-cache']);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.toString()).toBe('Not found\n');
  });

  it.each(['/', '/store', '/data/site.json', '/admin/products'])(
    'The file of %s can only be read',
    async (address) => {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const { status, headers } = await fetch(nginx.origin + address, { method });
        expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      }
      expect((await send(nginx.port, address)).headers).not.toHaveProperty('allow');
    },
  );

  it('A page whose slug looks like a file name is served as a page', async () => {
    for (const name of ['lens-1.25x', 'poster.jpg']) put(`store/${name}.html`, name);
    const host = await startNginx(at());
    for (const name of ['lens-1.25x', 'poster.jpg']) {
      const { status, headers, body } = await send(host.port, `/store/${name}`, NAVIGATION);
      expect([status, body.toString()]).toEqual([200, name]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
    await host.stop();
  });

  it.each(['/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '//etc/passwd', '/%E0%A4%A'])(
    'The hostile URL %s is an error without a redirect',
    async (address) => {
      const answer = await send(nginx.port, address, NAVIGATION);
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers).not.toHaveProperty('location');
    },
  );

  it('Every response has the security headers, also errors', async () => {
    const [picture = ''] = filesOf('media', /\.webp$/);
    for (const address of [
      '/',
      '/store',
      '/admin',
      '/admin/requests/units/a',
      '/data/site.json',
      picture,
      '/none',
      '/none.js',
    ]) {
      const { headers } = await send(nginx.port, address);
      for (const [name, value] of Object.entries(responseHeaders(address)))
        expect(headers[name.toLowerCase()], `${name} of ${address}`).toBe(value);
      expect(headers['server'], address).toBe('nginx');
    }
  });

  it('Only files with a content hash in their name are cached permanently', async () => {
    const hashed = [
      builtScript('src/app/entry.client.tsx'),
      ...filesOf('fonts', /\.woff2$/),
      ...filesOf('media', /-[0-9a-f]{8}\.(?:avif|webp|jpg)$/).slice(0, 20),
    ];
    expect(hashed.length).toBeGreaterThan(10);
    const others = [
      '/',
      '/sw.js',
      '/data/version.json',
      '/media/manifest.json',
      '/media/brand/logo.svg',
    ];
    for (const address of [...hashed, ...others, '/sitemap.xml', '/favicon.svg']) {
      const answer = await send(nginx.port, address);
      expect(answer.status, address).toBe(200);
      const isHashed = hashed.includes(address);
      expect(answer.headers['cache-control'], address).toBe(isHashed ? FOR_EVER : 'no-cache');
      const again = { 'If-None-Match': answer.headers.etag ?? '' };
      const unchanged = await send(nginx.port, address, { headers: again });
      expect(unchanged.status, `${address} again`).toBe(304);
      expect(unchanged.headers['cache-control']).toBe(answer.headers['cache-control']);
    }
  });

  it('Every kind of file has its content type', async () => {
    const [avif = ''] = filesOf('media', /\.avif$/);
    const [font = ''] = filesOf('fonts', /\.woff2$/);
    const types: Record<string, RegExp> = {
      '/data/site.json': /^application\/json$/,
      [builtScript('src/app/entry.client.tsx')]:
        /^(?:application|text)\/javascript; charset=utf-8$/,
      '/favicon.svg': /^image\/svg\+xml$/,
      '/admin.webmanifest': /^application\/manifest\+json$/,
      '/site.webmanifest': /^application\/manifest\+json$/,
      '/sitemap.xml': /^(?:application|text)\/xml(?:; charset=utf-8)?$/,
      '/robots.txt': /^text\/plain; charset=utf-8$/,
      [avif]: /^image\/avif$/,
      [font]: /^font\/woff2$/,
    };
    for (const [address, type] of Object.entries(types))
      expect((await send(nginx.port, address)).headers['content-type'], address).toMatch(type);
  });

  it('Text is compressed for browsers that accept it', async () => {
    const script = builtScript('src/app/entry.client.tsx');
    const files: Record<string, string> = {
      '/': 'index.html',
      '/store/': 'store.html',
      '/admin/home': '200.html',
      '/no-such-page': '404.html',
      '/products/../data/site.json': 'data/site.json',
      [script]: script.slice(1),
    };
    const best = nginx.hasBrotli ? 'br' : 'gzip';
    for (const [address, file] of Object.entries(files))
      for (const [accepted, sent] of [
        ['gzip, deflate, br', best],
        ['gzip', 'gzip'],
        ['identity', undefined],
      ] as const) {
        const answer = await send(nginx.port, address, {
          headers: { 'Accept-Encoding': accepted },
        });
        const label = `${address} for ${accepted}`;
        expect(answer.headers['content-encoding'], label).toBe(sent);
        expect(answer.headers.vary, label).toBe('Accept-Encoding');
        const decode = { br: brotliDecompressSync, gzip: gunzipSync };
        const text = sent ? decode[sent](answer.body) : answer.body;
        expect(text.equals(readFileSync(path.join(DIST, file))), label).toBe(true);
      }
  });
});
