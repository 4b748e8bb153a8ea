import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findNginx, NGINX_ADVICE } from '../../scripts/findPrograms.mjs';
import { responseHeaders } from '../../scripts/prerender/csp';
import { send } from '../../scripts/serve/httpFixture';
import { LONG_CACHE_CONTROL } from '../../scripts/prerender/siteFiles';
import {
  builtFile,
  builtPages,
  builtScript,
  content,
  DIST,
  pagesOfEachKind,
} from '../helpers/hosts/builtSite';
import { startCloudflare } from '../helpers/hosts/cloudflare';
import { startNginx } from '../helpers/hosts/nginx';
import { expect, open, test as siteTest } from '../helpers/journeys/site';

const test = siteTest.extend<object, { cloudflare: Awaited<ReturnType<typeof startCloudflare>> }>({
  cloudflare: [
    async ({}, use) => {
      const host = await startCloudflare(DIST);
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ cloudflare }, use) => use(cloudflare.origin),
});

// One worker, so that Cloudflare's engine is installed once.
test.describe.configure({ mode: 'default' });

const ASKS_AGAIN = 'public, max-age=0, must-revalidate';
const NAVIGATION = { headers: { Accept: 'text/html,*/*' } };
const HTML = 'text/html; charset=utf-8';

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

test('Every page has its clean URL, also with a query', async ({ cloudflare }) => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(10);
  for (const { path: address, html } of pages)
    for (const asked of [address, `${address}?a=b`]) {
      const answer = await send(cloudflare.port, encodeURI(asked), NAVIGATION);
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
      const { status, headers } = await send(cloudflare.port, encodeURI(other), NAVIGATION);
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
    const answer = await send(cloudflare.port, address, NAVIGATION);
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
    for (const headers of [NAVIGATION.headers, { Accept: '*/*' }]) {
      const answer = await send(cloudflare.port, address, { headers });
      expect([address, answer.status]).toEqual([address, 404]);
      // Cloudflare responds to every 404 with the page for unknown URLs, with the headers of
      // its folder.
      expect(answer.headers['cache-control'], address).toBe('no-store');
      expect(answer.headers['content-type'], address).toBe(HTML);
      expect(answer.body.toString() === builtFile('404.html'), address).toBe(true);
    }
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
    const answer = await send(cloudflare.port, address, NAVIGATION);
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
      const { headers } = await send(cloudflare.port, address);
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
    const answer = await send(cloudflare.port, address);
    expect([address, answer.status]).toEqual([address, 200]);
    const expected = lasting.includes(address) ? LONG_CACHE_CONTROL : ASKS_AGAIN;
    expect(answer.headers['cache-control'], address).toBe(expected);
    const again = { 'If-None-Match': answer.headers.etag ?? '' };
    expect(
      (await send(cloudflare.port, address, { headers: again })).status,
      `${address} again`,
    ).toBe(304);
  }
});

for (const [name, start] of Object.entries({ Cloudflare: startCloudflare, nginx: startNginx }))
  siteTest.extend({
    baseURL: async ({}, use) => {
      const host = await start(DIST);
      await use(host.origin);
      await host.stop();
    },
  })(
    `Served by ${name}, pages of each kind hydrate, and unknown URLs and the back office redirect`,
    async ({ page, watch }) => {
      test.skip(name === 'nginx' && !findNginx(), NGINX_ADVICE);
      watch.expects(/404.*\/no\/such\/page/);
      for (const address of [...pagesOfEachKind().map(({ path: one }) => one), '/store/'])
        await test.step(address, async () => {
          await open(page, address);
          await expect(page.locator('h1')).toHaveCount(1);
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        });
      await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
      await open(page, '/no/such/page');
      await expect(page).toHaveURL('/');
      const { title } = content.home().hero;
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goto('/admin/products');
      await expect(page).toHaveURL(/\/admin\/login/);
      await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    },
  );
