import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { builtFile, builtPages, content, DIST } from '../helpers/builtSite';

/** What the site under test was built with (VITE_SITE_URL). */
const SITE_URL = 'https://slate.example';
/** WhatsApp shows no larger picture. */
const SHARE_MAX_BYTES = 300 * 1024;

const pages = builtPages();
const isIndexed = ({ html }: { html: string }) =>
  !html.includes('<meta name="robots" content="noindex">');

function sharePicture(html: string): string | undefined {
  return /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
}

for (const { path: pagePath, html } of pages.filter(isIndexed)) {
  test(`${pagePath} is shared with a JPEG of 1200 x 630 and at most 300 KB`, async ({
    request,
  }) => {
    const address = new URL(sharePicture(html) ?? 'about:none');
    expect(address.origin).toBe(SITE_URL);
    const file = path.join(DIST, address.pathname);
    expect(statSync(file).size).toBeLessThanOrEqual(SHARE_MAX_BYTES);
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    const response = await request.get(address.pathname);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  });
}

test('The sitemap lists every page for search engines and no other', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (found) => found[1],
  );
  const wanted = pages.filter(isIndexed).map((page) => SITE_URL + encodeURI(page.path));
  expect(new Set(listed)).toEqual(new Set(wanted));
  expect(listed).toHaveLength(wanted.length);
});

test('robots.txt keeps the back office out and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /preview',
      `Sitemap: ${SITE_URL}/sitemap.xml`,
    ]),
  );
});

test('The manifest names the site and icons that exist', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    name: string;
    start_url: string;
    icons: { src: string; type: string }[];
  };
  expect(manifest.name).toBe(content.site().brand.name);
  expect(manifest.start_url).toBe('/');
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
  const favicon = await page.locator('link[rel="icon"]').getAttribute('href');
  expect((await request.get(favicon ?? '')).headers()['content-type']).toBe('image/svg+xml');
});

test('data/version.json names build and content by hash, and is always asked for anew', async ({
  request,
}) => {
  const response = await request.get('/data/version.json');
  const version = (await response.json()) as Record<string, string>;
  expect(version['build']).toMatch(/^[0-9a-f]{16}$/);
  expect(version['content']).toMatch(/^[0-9a-f]{16}$/);
  expect(new Date(version['builtAt'] ?? '').toISOString()).toBe(version['builtAt']);
  expect(response.headers()['cache-control']).toBe('no-cache');
});

/** The headers file as its blocks: pattern to headers. */
function headerBlocks(): Record<string, Record<string, string>> {
  const blocks = builtFile('_headers').trim().split(/\n\n+/);
  return Object.fromEntries(
    blocks.map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      const pairs = lines.map((line) => [
        line.slice(0, line.indexOf(':')).trim().toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]);
      return [pattern, Object.fromEntries(pairs) as Record<string, string>];
    }),
  );
}

test('_headers protects every answer and lets files be kept for minutes, since a 404 is kept as long', async ({
  request,
}) => {
  const blocks = headerBlocks();
  const common = blocks['/*'] ?? {};
  expect(common['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect(common).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "frame-ancestors 'self'",
  });
  for (const [pattern, headers] of Object.entries(blocks)) {
    if (pattern !== '/*') expect(headers['cache-control']).toMatch(/max-age=600, stale/);
    expect(pattern).toMatch(/^\/(?:\*|assets\/\*|fonts\/\*|media\/\*)$/);
    // Cloudflare and Netlify cut longer lines off.
    for (const value of Object.values(headers)) expect(value.length).toBeLessThan(2000);
  }
  const served = (await request.get('/store')).headers();
  for (const [name, value] of Object.entries(common)) expect(served[name], name).toBe(value);
  expect(served['cache-control']).toBe('no-cache');
});

test('Scripts, styles and fonts of a page are kept for ever by the browser', async ({
  request,
}) => {
  const home = builtFile('index.html');
  const files = [...home.matchAll(/(?:src|href)="(\/(?:assets|fonts)\/[^"]+)"/g)].map(
    (found) => found[1] ?? '',
  );
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

for (const missing of [
  '/assets/gone-abc12345.js',
  '/media/gone.webp',
  '/data/gone.json',
  '/gone.css',
  '/store/gone.png',
])
  test(`A missing file is a 404, also for a browser: ${missing}`, async ({ request }) => {
    const response = await request.get(missing, { headers: { Accept: 'text/html,*/*' } });
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).not.toContain('html');
  });
