import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPath, servicePath } from '../../src/domain/links/paths';
import { startBuiltServer, type BuiltServer } from '../helpers/hosts/builtServer';
import { builtFile, builtPages, content, DIST, someProduct } from '../helpers/hosts/builtSite';

const pages = builtPages();

it('Every page contains the ID of its build', () => {
  const { build } = JSON.parse(builtFile('data/version.json')) as { build: string };
  expect(build).toMatch(/^[0-9a-f]{16}$/);
  const documents = [
    ...pages.map(({ html }) => html),
    builtFile('404.html'),
    builtFile('200.html'),
  ];
  for (const html of documents) expect(html).toContain(`<html data-build="${build}"`);
});

it('No page has date fields before its first paint', () => {
  expect(builtFile('booking.html').match(/<input type="text" data-date=""/g)).toHaveLength(3);
  for (const { html } of pages) expect(html).not.toContain('type="date"');
});

it('The script of the head imports no other file', () => {
  const [script, ...others] = readdirSync(path.join(DIST, 'assets')).filter((file) =>
    /^index-.*\.js$/.test(file),
  );
  expect(others).toEqual([]);
  const text = readFileSync(path.join(DIST, 'assets', script ?? ''), 'utf8');
  expect(text).not.toMatch(/(?:^|[;\n])\s*import\s*["'{*\w]/);
});

it('The build has no style file that could fail to load', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => path.extname(file) === '.css')).toEqual([]);
  for (const { html } of pages) expect(html).not.toMatch(/rel="?stylesheet/);
});

it('The page of each service marks its card', () => {
  for (const service of content.services().services) {
    const html = pages.find((page) => page.path === servicePath(service))?.html ?? '';
    const marked = html.split('aria-current="true"');
    expect(marked, service.slug).toHaveLength(2);
    expect(marked[1]?.slice(0, marked[1].indexOf('</li>')), service.slug).toContain(
      service.title.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'),
    );
    expect(/<title>([^<]*)/.exec(html)?.[1], service.slug).toContain(
      service.title.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'),
    );
  }
});

it('The page of favourites is excluded from search engines and contains no product', () => {
  const html = builtFile('favorites.html');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(content.products().some(({ name }) => html.includes(name))).toBe(false);
});

it('Every link of the footer leads to a page of the build', () => {
  const paths = new Set(pages.map((page) => page.path));
  const areas = new Set(pages.map((page) => page.path.split('/')[1]));
  const links = content.footerGroups().flatMap((group) => group.links);
  expect(links.length).toBeGreaterThan(5);
  for (const { to } of links) {
    const [pathname = ''] = to.split(/[?#]/);
    // Links to an area without pages redirect to the home page.
    if (!pathname.startsWith('/') || !areas.has(pathname.split('/')[1] ?? '')) continue;
    if (pathname === '/contact') continue;
    expect(paths, to).toContain(pathname);
  }
});

describe('security headers', () => {
  const HEADERS: Record<string, RegExp> = {
    'content-security-policy': /frame-ancestors 'self'/,
    'strict-transport-security': /^max-age=\d{7,}$/,
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^strict-origin-when-cross-origin$|^no-referrer$/,
  };
  let server: BuiltServer;

  beforeAll(async () => {
    server = await startBuiltServer();
  });

  afterAll(() => server.stop());

  it('are sent by the local server with every response', async () => {
    const product = productPath(someProduct());
    for (const address of ['/', product, '/data/site.json', '/no-such-page', '/assets/none.js']) {
      const { headers } = await server.request(address);
      for (const [name, value] of Object.entries(HEADERS))
        expect(headers.get(name), `${name} of ${address}`).toMatch(value);
      expect(headers.has('x-powered-by')).toBe(false);
    }
  });

  const policyOf = (html: string) =>
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';

  it('let public pages and their shells embed players of films, and the back office none', () => {
    const players = "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com";
    const frames = (html: string) =>
      policyOf(html)
        .split('; ')
        .find((part) => part.startsWith('frame-src '));
    const shells = ['404.html', '200.html', 'preview/projects.html'].map(builtFile);
    for (const html of [...pages.map((page) => page.html), ...shells])
      expect(frames(html)).toBe(players);
    for (const file of ['admin.html', 'admin/login.html', 'admin/projects.html'])
      expect(frames(builtFile(file)), file).toBe("frame-src 'self'");
  });

  it('in every page allow only its own scripts, and none in attributes', () => {
    for (const { html } of pages) {
      const policy = policyOf(html);
      const scripts = policy.split('; ').find((part) => part.startsWith('script-src ')) ?? '';
      expect(scripts).toMatch(/^script-src 'self'(?: 'sha256-[\w+/]+=*')*$/);
      for (const part of [
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
      ])
        expect(policy.split('; ')).toContain(part);
    }
  });
});
