import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { RESPONSE_HEADERS } from '../../scripts/prerender/csp';
import {
  builtFile,
  builtPages,
  builtScript,
  content,
  DIST,
  pagesOfEachKind,
} from '../helpers/builtSite';
import { ask, startNginx, type NginxHost } from '../helpers/nginx';
import { findNginx, NGINX_ADVICE } from '../../scripts/programs.mjs';
import { expect, open, test as siteTest, waitForHydration } from '../helpers/site';

const test = siteTest.extend<object, { nginx: NginxHost }>({
  nginx: [
    async ({}, use) => {
      const nginx = await startNginx(DIST);
      await use(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, use) => use(nginx.origin),
});

test.skip(!findNginx(), NGINX_ADVICE);

const FOR_EVER = 'public, max-age=31536000, immutable';
const NAVIGATION = { Accept: 'text/html,*/*' };

/** Files of a folder of the build, those with a twin in another encoding left out. */
function filesOf(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(DIST, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `/${folder}/${file}`);
}

test('Every page answers at its clean address, with and without a slash at its end', async ({
  nginx,
}) => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages)
    for (const address of new Set([
      page.path,
      page.path.replace(/\/?$/, '/'),
      `${page.path}?a=b`,
    ])) {
      const answer = await ask(nginx.origin, encodeURI(address), NAVIGATION);
      expect(answer.status, address).toBe(200);
      expect(answer.headers['content-type'], address).toBe('text/html; charset=utf-8');
      expect(answer.body.toString() === page.html, address).toBe(true);
    }
});

for (const address of [
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
])
  test(`What exists in the browser only answers 200: ${address}`, async ({ nginx }) => {
    const answer = await ask(nginx.origin, address, NAVIGATION);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.body.toString()).toContain('<div id="root"');
  });

for (const address of ['/no-such-page', '/no/such/page/', '/store/a/b/c', '/assets/', '/data'])
  test(`An unknown page is a 404 that holds the application: ${address}`, async ({ nginx }) => {
    const answer = await ask(nginx.origin, address, NAVIGATION);
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-cache']);
    expect(answer.body.toString()).toBe(builtFile('404.html'));
  });

for (const address of [
  '/assets/gone-abc12345.js',
  '/media/gone-640-0123abcd.webp',
  '/data/gone.json',
  '/store/gone.png',
  '/admin/gone.css',
  '/.vite/manifest.json',
])
  test(`A missing file is a plain 404 that nobody keeps: ${address}`, async ({ nginx }) => {
    const answer = await ask(nginx.origin, address, NAVIGATION);
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-cache']);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.toString()).toBe('Not found\n');
  });

test('A page whose name ends like a file is a page all the same', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'dotted ü '));
  mkdirSync(path.join(root, 'store'));
  for (const name of ['lens-1.25x', 'poster.jpg'])
    writeFileSync(path.join(root, `store/${name}.html`), name);
  const host = await startNginx(root);
  for (const name of ['lens-1.25x', 'poster.jpg']) {
    const { status, headers, body } = await ask(host.origin, `/store/${name}`, NAVIGATION);
    expect([status, body.toString()]).toEqual([200, name]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  }
  await host.stop();
  rmSync(root, { recursive: true });
});

for (const address of ['/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '//etc/passwd', '/%E0%A4%A'])
  test(`A hostile address leads nowhere: ${address}`, async ({ nginx }) => {
    const answer = await ask(nginx.origin, address, NAVIGATION);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers).not.toHaveProperty('location');
  });

test('Every answer carries the headers that protect the site, errors too', async ({ nginx }) => {
  const [picture = ''] = filesOf('media', /\.webp$/);
  for (const address of [
    '/',
    '/store',
    '/admin',
    '/data/site.json',
    picture,
    '/none',
    '/none.js',
  ]) {
    const { headers } = await ask(nginx.origin, address);
    for (const [name, value] of Object.entries(RESPONSE_HEADERS))
      expect(headers[name.toLowerCase()], `${name} of ${address}`).toBe(value);
    expect(headers['server'], address).toBe('nginx');
  }
});

test('Only what changes its name with its content is kept for ever', async ({ nginx }) => {
  const hashed = [
    builtScript('src/app/entry.client.tsx'),
    ...filesOf('fonts', /\.woff2$/),
    ...filesOf('media', /-[0-9a-f]{8}\.(?:avif|webp|jpg)$/).slice(0, 20),
  ];
  expect(hashed.length).toBeGreaterThan(10);
  const others = ['/', '/data/version.json', '/media/manifest.json', '/media/brand/logo.svg'];
  for (const address of [...hashed, ...others, '/sitemap.xml', '/favicon.svg']) {
    const answer = await ask(nginx.origin, address);
    expect(answer.status, address).toBe(200);
    const isHashed = hashed.includes(address);
    expect(answer.headers['cache-control'], address).toBe(isHashed ? FOR_EVER : 'no-cache');
    const again = { 'If-None-Match': answer.headers.etag ?? '' };
    const unchanged = await ask(nginx.origin, address, again);
    expect(unchanged.status, `${address} again`).toBe(304);
    expect(unchanged.headers['cache-control']).toBe(answer.headers['cache-control']);
  }
});

test('Every kind of file has its type', async ({ nginx }) => {
  const [avif = ''] = filesOf('media', /\.avif$/);
  const [font = ''] = filesOf('fonts', /\.woff2$/);
  const types: Record<string, RegExp> = {
    '/data/site.json': /^application\/json$/,
    [builtScript('src/app/entry.client.tsx')]: /^(?:application|text)\/javascript; charset=utf-8$/,
    '/favicon.svg': /^image\/svg\+xml$/,
    '/site.webmanifest': /^application\/manifest\+json$/,
    '/sitemap.xml': /^(?:application|text)\/xml(?:; charset=utf-8)?$/,
    '/robots.txt': /^text\/plain; charset=utf-8$/,
    [avif]: /^image\/avif$/,
    [font]: /^font\/woff2$/,
  };
  for (const [address, type] of Object.entries(types))
    expect((await ask(nginx.origin, address)).headers['content-type'], address).toMatch(type);
});

test('Text travels compressed for browsers that take it', async ({ nginx }) => {
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
      const answer = await ask(nginx.origin, address, { 'Accept-Encoding': accepted });
      const label = `${address} for ${accepted}`;
      expect(answer.headers['content-encoding'], label).toBe(sent);
      expect(answer.headers.vary, label).toBe('Accept-Encoding');
      const decode = { br: brotliDecompressSync, gzip: gunzipSync };
      const text = sent ? decode[sent](answer.body) : answer.body;
      expect(text.equals(readFileSync(path.join(DIST, file))), label).toBe(true);
    }
});

test('A page of each kind comes to life without a single error', async ({ page }) => {
  test.slow();
  for (const { path: address } of pagesOfEachKind())
    await test.step(address, async () => {
      await open(page, address);
      await expect(page.locator('h1')).toHaveCount(1);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    });
});

test('A visitor walks from home to the store and comes back by a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click();
  await expect(page).toHaveURL('/store');
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  await open(page, '/store/');
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
});

test('A visitor at an unknown address finds the home page', async ({ page, watch }) => {
  watch.expects(/404.*\/no\/such\/page/);
  await open(page, '/no/such/page');
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('heading', { level: 1, name: content.home().hero.title }),
  ).toBeVisible();
});

test('The administrator finds the sign-in page, whatever page was asked for', async ({ page }) => {
  await page.goto('/admin/products');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});
