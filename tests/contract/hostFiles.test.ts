import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { OFFICE_HEADERS, RESPONSE_HEADERS, responseHeaders } from '../../scripts/prerender/csp';
import { FILE_EXTENSIONS } from '../../scripts/prerender/fileExtensions';
import {
  headersFile,
  LONG_CACHE_CONTROL,
  redirectsFile,
  WORKER_CACHE_CONTROL,
} from '../../scripts/prerender/siteFiles';
import { customerPath, requestPath, REQUESTS_PATH } from '../../src/domain/links/adminPaths';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const FILES = ['/assets/gone-DowqdtPk.js', '/media/a-640-0123abcd.avif', '/sw.js'];
const OFFICE = ['/admin', '/admin/requests/units/a'];
const EVERY_KIND = ['/', '/store', '/administration', ...FILES, ...OFFICE];
/** Paths without a shell. */
const BROWSER_ONLY = [
  '/preview/store/any',
  '/preview/projects/category/film',
  '/preview/about/a',
  requestPath('SL-AAAAAA'),
  requestPath('SL-AAAAAA', 'return'),
  customerPath('a'),
];
const DOTTED = '/preview/store/lens-1.25x';
const WRITTEN = ['/', '/store', '/administration', '/previews/x', '/assets/app-DowqdtPk.js'];
const MISSING_FILES = FILE_EXTENSIONS.flatMap((ending) => [
  `/admin/gone.${ending}`,
  `/assets/gone.${ending}`,
]);

const textOf = (file: string): string => readFileSync(path.join(PROJECT, file), 'utf8');

describe('dist/_headers and dist/_redirects, for Netlify and Cloudflare Pages', () => {
  const rules = redirectsFile()
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

  const matches = (pattern = '', address: string): boolean =>
    pattern.endsWith('/*') && address.startsWith(pattern.slice(0, -1));

  it('serve the application for previews and requests without a shell, and for nothing else', () => {
    const isRewritten = (address: string) => rules.some(([from]) => matches(from, address));
    const left = [...BROWSER_ONLY, DOTTED].filter((address) => !isRewritten(address));
    expect(left).toEqual([]);
    expect([...WRITTEN, '/admin/products', ...MISSING_FILES].filter(isRewritten)).toEqual([]);
    // Cloudflare redirects '/200.html' to '/200', so the original URL would be lost.
    for (const [, to, status] of rules) expect([to, status]).toEqual(['/200', '200']);
  });

  it('name every section that has pages with a parameter', () => {
    const patterns = [...textOf('src/app/routing/routes.tsx').matchAll(/row\('([a-z]+)\/[^']*:/g)];
    const sections = new Set(patterns.map(([, section]) => section));
    const previews = [...sections].map((section) => `/preview/${section}/*`);
    const expected = new Set([...previews, `${REQUESTS_PATH}/*`]);
    expect(new Set(rules.map(([from]) => from))).toEqual(expected);
  });

  it('limit the cache lifetime of files, because a 404 would be cached as well', () => {
    const blocks = headersFile().trim().split('\n\n');
    expect(blocks[0]).toMatch(/^\/\*\n/);
    expect(blocks[0]).not.toContain('Cache-Control');
    const policy = `  Permissions-Policy: ${OFFICE_HEADERS['Permissions-Policy']}`;
    expect(policy).toContain('camera=(self), microphone=()');
    expect(blocks.slice(1)).toEqual([
      `/admin\n${policy}`,
      `/admin/*\n${policy}`,
      ...['assets', 'fonts', 'media'].map(
        (folder) => `/${folder}/*\n  Cache-Control: ${LONG_CACHE_CONTROL}`,
      ),
      '/sw.js\n  Cache-Control: no-cache',
    ]);
    expect(LONG_CACHE_CONTROL).toContain('max-age=600,');
  });
});

describe('netlify.toml', () => {
  it('serves the output folder of the build, and leaves headers and rewrites to the build', () => {
    const config = parseToml(textOf('netlify.toml'));
    expect(config).toEqual({ build: { command: 'npm run build', publish: 'dist' } });
  });
});

interface VercelConfig {
  rewrites: { source: string; destination: string }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

describe('vercel.json', () => {
  const config = JSON.parse(textOf('vercel.json')) as VercelConfig;
  // The patterns in use have the same meaning for Vercel and as a regular expression.
  const matches = (source: string, address: string) => new RegExp(`^${source}$`).test(address);

  const headersOf = (address: string): Record<string, string> =>
    Object.fromEntries(
      config.headers
        .filter(({ source }) => matches(source, address))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
    );

  it('builds without the routing of a framework, and with clean URLs', () => {
    const build = { framework: null, buildCommand: 'npm run build', outputDirectory: 'dist' };
    expect(config).toMatchObject({ ...build, cleanUrls: true, trailingSlash: false });
  });

  it('serves the application for back office and previews, and for nothing else', () => {
    const isRewritten = (address: string) =>
      config.rewrites.some(({ source }) => matches(source, address));
    const left = [...BROWSER_ONLY, DOTTED, '/admin/any/depth'];
    expect(left.filter((address) => !isRewritten(address))).toEqual([]);
    expect([...WRITTEN, ...MISSING_FILES].filter(isRewritten)).toEqual([]);
    expect(config.rewrites.map(({ destination }) => destination)).toEqual(['/200']);
  });

  it('sends the headers of the build, and limits the cache lifetime of files, because a 404 would be cached as well', () => {
    for (const address of EVERY_KIND) {
      const isFile = /^\/(?:assets|media)/.test(address);
      const caching = isFile
        ? { 'Cache-Control': LONG_CACHE_CONTROL }
        : address === '/sw.js' && { 'Cache-Control': WORKER_CACHE_CONTROL };
      expect(headersOf(address)).toEqual({ ...responseHeaders(address), ...caching });
    }
  });
});

describe('the configuration of nginx', () => {
  const text = textOf('deploy/nginx/site.conf');

  it('sends the headers of the build', () => {
    const headers = [...text.matchAll(/^ {4}add_header (\S+) "([^"]+)" always;$/gm)].map(
      ([, name, value]) => [name, value],
    );
    const camera = RESPONSE_HEADERS['Permissions-Policy']?.replace('()', '$slate_camera');
    const sent = { ...RESPONSE_HEADERS, 'Permissions-Policy': camera };
    expect(Object.fromEntries(headers)).toEqual(sent);
  });

  it('adds no header in a location, because that would remove all others', () => {
    expect(text.match(/^ {5,}add_header/gm)).toBeNull();
  });

  it('identifies files by the same extensions as the local server', () => {
    expect(text).toContain(`location ~* "\\.(?:${FILE_EXTENSIONS.join('|')})$"`);
  });
});
