import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import config from '../../company.config';
import { ADMIN_FILE_PATHS } from '../../src/admin/shell/adminPages';
import { startBuiltServer, type BuiltServer } from '../helpers/hosts/builtServer';
import { builtFile, builtPages, DIST } from '../helpers/hosts/builtSite';

/** VITE_SITE_URL of the tested build. */
const SITE_URL = 'https://slate.example';
/** WhatsApp shows no larger image. */
const SHARE_MAX_BYTES = 300 * 1024;

const HTML = { Accept: 'text/html,*/*' };

const pages = builtPages();
const isIndexed = ({ html }: { html: string }) =>
  !html.includes('<meta name="robots" content="noindex">');

function sharePicture(html: string): string | undefined {
  return /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
}

function canonicalOf(html: string): string | undefined {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return href && new URL(href).pathname;
}

let server: BuiltServer;

beforeAll(async () => {
  server = await startBuiltServer();
});

afterAll(() => server.stop());

it('The share image of every page is a JPEG of 1200 x 630 and at most 300 KB', async () => {
  const shared = new Set<string>();
  for (const { path: pagePath, html } of pages.filter(isIndexed)) {
    const address = new URL(sharePicture(html) ?? 'about:none');
    expect(address.origin, pagePath).toBe(SITE_URL);
    shared.add(address.pathname);
  }
  for (const pathname of shared) {
    const file = path.join(DIST, pathname);
    expect(statSync(file).size, pathname).toBeLessThanOrEqual(SHARE_MAX_BYTES);
    const size = { format: 'jpeg', width: 1200, height: 630 };
    expect(await sharp(file).metadata(), pathname).toMatchObject(size);
    const { status, headers } = await server.request(pathname);
    expect([status, headers.get('content-type')], pathname).toEqual([200, 'image/jpeg']);
  }
});

it('Every page of the back office without a parameter has a file, for hosts without rewrites', () => {
  const shell = builtFile('admin.html');
  expect(ADMIN_FILE_PATHS.filter((page) => builtFile(`${page}.html`) !== shell)).toEqual([]);
});

it('The build contains nothing of the mocks of npm run dev', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => /\.(?:js|html)$/.test(file))
    .filter((file) => /mockServiceWorker|mockScenario/.test(builtFile(file)));
  expect([...found, ...files.filter((file) => file.includes('mock'))]).toEqual([]);
});

it('The build contains no hidden files and no links, which hosts could serve', () => {
  const entries = readdirSync(DIST, { recursive: true, withFileTypes: true });
  const isUnwanted = (entry: (typeof entries)[number]) =>
    entry.name.startsWith('.') || entry.isSymbolicLink();
  expect(entries.filter(isUnwanted).map(({ name }) => name)).toEqual([]);
});

it('The sitemap lists exactly the pages for search engines', async () => {
  const response = await server.request('/sitemap.xml');
  expect(response.headers.get('content-type')).toMatch(/xml/);
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (found) => found[1],
  );
  const wanted = pages
    .filter((page) => isIndexed(page) && canonicalOf(page.html) === encodeURI(page.path))
    .map((page) => SITE_URL + encodeURI(page.path));
  expect(new Set(listed)).toEqual(new Set(wanted));
  expect(listed).toHaveLength(wanted.length);
});

it('The web manifest names the site and icons that exist', async () => {
  const home = builtFile('index.html');
  const hrefOf = (rel: string) =>
    new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`).exec(home)?.[1];
  const manifest = (await (await server.request(hrefOf('manifest') ?? '')).json()) as {
    name: string;
    start_url: string;
    icons: { src: string; type: string }[];
  };
  expect(manifest.name).toBe(config.name);
  expect(manifest.start_url).toBe('/');
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, type } of manifest.icons) {
    const icon = await server.request(src);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
  }
  const favicon = await server.request(hrefOf('icon') ?? '');
  expect(favicon.headers.get('content-type')).toBe('image/svg+xml');
});

it('data/version.json names build and content by hash, and is always requested again', async () => {
  const response = await server.request('/data/version.json');
  const version = (await response.json()) as Record<string, string>;
  expect(version['build']).toMatch(/^[0-9a-f]{16}$/);
  expect(version['content']).toMatch(/^[0-9a-f]{16}$/);
  expect(new Date(version['builtAt'] ?? '').toISOString()).toBe(version['builtAt']);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

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

it('_headers protects every response and caches files for minutes only, because a 404 is cached as long', async () => {
  const blocks = headerBlocks();
  const common = blocks['/*'] ?? {};
  expect(common['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect(common).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "frame-ancestors 'self'",
  });
  for (const [pattern, headers] of Object.entries(blocks)) {
    if (pattern === '/sw.js') expect(headers['cache-control']).toBe('no-cache');
    else if (pattern.startsWith('/admin'))
      expect(headers).toEqual({ 'permissions-policy': expect.stringMatching(/^camera=\(self\)/) });
    else if (pattern !== '/*') expect(headers['cache-control']).toMatch(/max-age=600, stale/);
    expect(pattern).toMatch(/^\/(?:\*|admin(?:\/\*)?|assets\/\*|fonts\/\*|media\/\*|sw\.js)$/);
    // Cloudflare and Netlify truncate longer lines.
    for (const value of Object.values(headers)) expect(value.length).toBeLessThan(2000);
  }
  const served = (await server.request('/store', HTML)).headers;
  for (const [name, value] of Object.entries(common)) expect(served.get(name), name).toBe(value);
  expect(served.get('cache-control')).toBe('no-cache');
});

it('Scripts and fonts of a page are cached permanently', async () => {
  const home = builtFile('index.html');
  const files = [...home.matchAll(/(?:src|href)="(\/(?:assets|fonts)\/[^"]+)"/g)].map(
    (found) => found[1] ?? '',
  );
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const { status, headers } = await server.request(file);
    expect(status, file).toBe(200);
    expect(headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable');
  }
});

it('The site and the back office are apps with their own shortcuts, and the office receives shared texts', () => {
  const read = (file: string) =>
    JSON.parse(builtFile(file)) as {
      id: string;
      scope?: string;
      shortcuts: { name: string; url: string }[];
      share_target?: object;
    };
  const [site, office] = [read('site.webmanifest'), read('admin.webmanifest')];
  expect(site.shortcuts).toEqual([{ name: 'Store', url: '/store' }]);
  expect(office.shortcuts.map(({ name }) => name)).toEqual(['Requests', 'Calendar']);
  expect(office).toMatchObject({
    id: '/admin',
    scope: '/admin',
    share_target: { action: '/admin/share', method: 'POST', enctype: 'multipart/form-data' },
  });
  const pagesOf = ({ shortcuts }: typeof site) =>
    shortcuts.map(({ url }) => builtFile(`${url}.html`));
  for (const html of [...pagesOf(site), ...pagesOf(office)]) expect(html).toContain('id="root"');
  expect(site.share_target).toBeUndefined();
});
