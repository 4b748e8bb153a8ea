import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { responseHeaders } from '../../scripts/prerender/csp';
import { headersFile, LONG_CACHE_CONTROL, redirectsFile } from '../../scripts/prerender/siteFiles';
import { builtFile, builtPages, builtScript, DIST } from '../helpers/hosts/builtSite';
import { startCloudflare } from '../helpers/hosts/cloudflare';
import { expect, test } from '../helpers/hosts/cloudflareSite';
import { ask } from '../helpers/hosts/nginx';

const ASKS_AGAIN = 'public, max-age=0, must-revalidate';
const NAVIGATION = { Accept: 'text/html,*/*' };
const HTML = 'text/html; charset=utf-8';

/** Returns the URLs of files of the build with these extensions. */
function filesOf(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(DIST, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `/${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => ending.test(file));
}

/** Shells that the build writes for client-only routes. */
const shells = ['admin', 'preview'].flatMap((area) => [
  `/${area}`,
  ...filesOf(area, /\.html$/).map((file) => file.replace(/\.html$/, '')),
]);

test('The files that Cloudflare reads are those of the build', () => {
  expect(builtFile('_headers')).toBe(headersFile());
  expect(builtFile('_redirects')).toBe(redirectsFile());
});

test('Every page has its clean URL, also with a query', async ({ cloudflare }) => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(10);
  for (const { path: address, html } of pages)
    for (const asked of [address, `${address}?a=b`]) {
      const answer = await ask(cloudflare.origin, encodeURI(asked), NAVIGATION);
      expect([asked, answer.status]).toEqual([asked, 200]);
      expect(answer.headers['content-type'], asked).toBe(HTML);
      expect(answer.headers['cache-control'], asked).toBe(ASKS_AGAIN);
      expect(answer.body.toString() === html, asked).toBe(true);
    }
});

test('Every other spelling of a URL redirects to the clean one once, and keeps the query', async ({
  cloudflare,
}) => {
  for (const { path: address } of builtPages()) {
    const isHome = address === '/';
    const others = isHome ? ['/index', '/index.html'] : [`${address}/`, `${address}.html`];
    for (const other of others.flatMap((spelling) => [spelling, `${spelling}?a=b`])) {
      const { status, headers } = await ask(cloudflare.origin, encodeURI(other), NAVIGATION);
      expect([other, status]).toEqual([other, 308]);
      const query = other.includes('?') ? '?a=b' : '';
      expect(decodeURI(headers.location ?? ''), other).toBe(address + query);
    }
  }
});

test('Client-only routes have status 200 and show the application', async ({ cloudflare }) => {
  expect(shells.length).toBeGreaterThan(10);
  const visitors = ['/cart', '/booking', '/favorites', '/contact'];
  const previews = ['/preview/store/any', '/preview/store/lens-1.25x', '/preview/about/a'];
  const deep = ['/preview/projects/any', '/preview/projects/category/film', '/preview/services/a'];
  for (const address of [...shells, ...visitors, ...previews, ...deep]) {
    const answer = await ask(cloudflare.origin, address, NAVIGATION);
    expect([address, answer.status, answer.headers['content-type']]).toEqual([address, 200, HTML]);
    expect(answer.headers['cache-control'], address).toBe(ASKS_AGAIN);
    expect(answer.body.toString(), address).toContain('<div id="root"');
  }
});

test('An unknown page and a missing file are a 404 that is not cached', async ({ cloudflare }) => {
  const pages = ['/no-such-page', '/no/such/page/', '/store/a/b/c', '/admin/no-such-page', '/data'];
  const files = [
    '/assets/gone-abc12345.js',
    '/fonts/gone.woff2',
    '/media/gone-640-0123abcd.webp',
    '/data/gone.json',
    '/store/gone.png',
    '/admin/gone.css',
  ];
  for (const address of [...pages, ...files, '/assets/', '/media/', '/%E0%A4%A'])
    for (const headers of [NAVIGATION, { Accept: '*/*' }]) {
      const answer = await ask(cloudflare.origin, address, headers);
      expect([address, answer.status]).toEqual([address, 404]);
      // Cloudflare responds to every 404 with the page for unknown URLs, with the headers of
      // its folder.
      expect(answer.headers['cache-control'], address).toBe('no-store');
      expect(answer.headers['content-type'], address).toBe(HTML);
      expect(answer.body.toString() === builtFile('404.html'), address).toBe(true);
    }
});

test('A page may have a dot in its name', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'dotted ü '));
  mkdirSync(path.join(root, 'store'));
  for (const name of ['_headers', '_redirects', '404.html'])
    writeFileSync(path.join(root, name), builtFile(name));
  for (const name of ['lens-1.25x', 'poster.jpg'])
    writeFileSync(path.join(root, `store/${name}.html`), name);
  const host = await startCloudflare(root);
  for (const name of ['lens-1.25x', 'poster.jpg']) {
    const { status, headers, body } = await ask(host.origin, `/store/${name}`, NAVIGATION);
    expect([name, status, body.toString()]).toEqual([name, 200, name]);
    expect(headers['content-type']).toBe(HTML);
  }
  await host.stop();
  rmSync(root, { recursive: true });
});

for (const address of [
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '//etc/passwd',
  '//example.com/',
])
  test(`The hostile URL ${address} returns no file of the server and does not redirect to another site`, async ({
    cloudflare,
  }) => {
    const answer = await ask(cloudflare.origin, address, NAVIGATION);
    expect(answer.body.toString()).not.toContain('root:');
    expect(answer.headers.location ?? '/').toMatch(/^\/(?!\/)/);
  });

test('Every response has the security headers, also errors and redirects', async ({
  cloudflare,
}) => {
  const [picture = ''] = filesOf('media', /\.webp$/);
  const script = builtScript('src/app/entry.client.tsx');
  for (const address of [
    '/',
    '/store',
    '/store/',
    '/admin',
    '/data/site.json',
    script,
    picture,
    '/none',
    '/none.js',
    '/preview/store/any',
  ])
    for (const [name, value] of Object.entries(responseHeaders(address))) {
      const { headers } = await ask(cloudflare.origin, address);
      // Values of several rules are joined, and the last one counts.
      const sent = String(headers[name.toLowerCase()]);
      expect(sent.slice(-value.length), `${name} of ${address}`).toBe(value);
    }
});

test('Files with a content hash are cached for ten minutes, all others are requested again', async ({
  cloudflare,
}) => {
  const lasting = [
    ...filesOf('assets', /\.js$/),
    ...filesOf('fonts', /\.woff2$/),
    ...filesOf('media', /-[0-9a-f]{8}\.(?:avif|webp|jpg)$/).slice(0, 20),
  ];
  expect(lasting.length).toBeGreaterThan(30);
  const others = ['/', '/data/version.json', '/sitemap.xml', '/favicon.svg', '/social.svg'];
  for (const address of [...lasting, ...others]) {
    const answer = await ask(cloudflare.origin, address);
    expect([address, answer.status]).toEqual([address, 200]);
    const expected = lasting.includes(address) ? LONG_CACHE_CONTROL : ASKS_AGAIN;
    expect(answer.headers['cache-control'], address).toBe(expected);
    const again = { 'If-None-Match': answer.headers.etag ?? '' };
    expect((await ask(cloudflare.origin, address, again)).status, `${address} again`).toBe(304);
  }
});

test('Every kind of file has its content type', async ({ cloudflare }) => {
  const [avif = ''] = filesOf('media', /\.avif$/);
  const [webp = ''] = filesOf('media', /\.webp$/);
  const [font = ''] = filesOf('fonts', /\.woff2$/);
  const types: Record<string, RegExp> = {
    '/data/site.json': /^application\/json$/,
    [builtScript('src/app/entry.client.tsx')]: /^(?:application|text)\/javascript/,
    '/favicon.svg': /^image\/svg\+xml$/,
    '/admin.webmanifest': /^application\/manifest\+json$/,
    '/site.webmanifest': /^application\/manifest\+json$/,
    '/sitemap.xml': /^(?:application|text)\/xml/,
    '/robots.txt': /^text\/plain; charset=utf-8$/,
    [avif]: /^image\/avif$/,
    [webp]: /^image\/webp$/,
    [font]: /^font\/woff2$/,
  };
  for (const [address, type] of Object.entries(types)) {
    const { status, headers } = await ask(cloudflare.origin, address);
    expect([address, status]).toEqual([address, 200]);
    expect(headers['content-type'], address).toMatch(type);
  }
});

test('Text is compressed for browsers that accept it, and has the content of the build', async ({
  cloudflare,
}) => {
  const script = builtScript('src/app/entry.client.tsx');
  for (const [address, file] of [
    ['/store', 'store.html'],
    [script, script.slice(1)],
    ['/data/site.json', 'data/site.json'],
  ] as const)
    for (const accepted of ['br', 'gzip', 'identity']) {
      const answer = await ask(cloudflare.origin, address, { 'Accept-Encoding': accepted });
      const encoding = answer.headers['content-encoding'];
      const label = `${address} for ${accepted}`;
      expect(encoding ?? 'identity', label).toBe(accepted);
      const decoded =
        encoding === 'br'
          ? brotliDecompressSync(answer.body)
          : encoding === 'gzip'
            ? gunzipSync(answer.body)
            : answer.body;
      expect(decoded.toString() === builtFile(file), label).toBe(true);
    }
});
