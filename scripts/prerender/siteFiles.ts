import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../../src/domain/site/site';
import { COLOURS } from '../../src/theme/tokens';
import { writeFileAtomic } from '../build/writeFileAtomic';
import { RESPONSE_HEADERS } from './csp';

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Stands in every HTML file for the build's id, by which a page knows whether it is still the
 * published one (src/app/boot/staleChunk.ts). The id is a hash of all files as long as they hold the mark.
 */
export const BUILD_ID_PLACEHOLDER = 'data-build="@"';

async function stampBuild(pages: string[], build: string): Promise<void> {
  for (const file of pages) {
    const html = await readFile(file, 'utf8');
    await writeFileAtomic(file, html.replace(BUILD_ID_PLACEHOLDER, `data-build="${build}"`));
  }
}

/** A hash of files that is the same on every system. */
async function hashOf(files: string[], root: string): Promise<string> {
  const hash = createHash('sha256');
  const names = files.map((file) => path.relative(root, file).split(path.sep).join('/'));
  for (const name of names.sort()) hash.update(name).update(await readFile(path.join(root, name)));
  return hash.digest('hex').slice(0, 16);
}

/** What `data/version.json` says of the content of a folder (content-contract.md, Files). */
export async function folderContentHash(folder: string): Promise<string> {
  return hashOf(await filesUnder(folder), folder);
}

function sitemap(siteUrl: string, paths: string[]): string {
  const urls = paths.map((page) => `  <url><loc>${siteUrl}${page}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/**
 * How long a browser may use a file before it asks again, where a host states a header by path, whether or not the file is
 * there: a browser that asked too early would keep a 404 as long as a file (faults.md, Stale chunk 404). So none is kept for
 * ever; a known one is used at once and asked for behind the visitor's back.
 */
export const LONG_CACHE_CONTROL = 'public, max-age=600, stale-while-revalidate=31536000';

/** What Netlify and Cloudflare Pages send with every file; vercel.json sends the same, deploy/nginx knows what is there. */
export function headersFile(): string {
  const common = Object.entries(RESPONSE_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  const lasting = ['assets', 'fonts', 'media'].map(
    (folder) => `\n/${folder}/*\n  Cache-Control: ${LONG_CACHE_CONTROL}\n`,
  );
  return `/*\n${common.join('\n')}\n${lasting.join('')}`;
}

/** Sections of the site whose pages have a parameter: their previews have no shell of their own. */
const PARAMETRIC = ['store', 'projects', 'about', 'services'];

/**
 * Netlify's and Cloudflare's: what exists in the browser only, and has no shell, is answered with the application; every
 * page of the back office has one.
 */
export function redirectsFile(): string {
  return PARAMETRIC.map((section) => `/preview/${section}/* /200 200\n`).join('');
}

function webManifest(site: Site): string {
  return JSON.stringify({
    name: site.brand.name,
    short_name: site.brand.name,
    description: site.brand.tagline,
    start_url: '/',
    display: 'browser',
    background_color: COLOURS.dark.ground,
    theme_color: COLOURS.dark.ground,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
}

/** What `data/version.json` says (content-contract.md, Files). */
export interface Version {
  build: string;
  content: string;
  builtAt: string;
}

/** Says what visitors get, once they get it: the last file that is written. */
export async function writeVersion(dist: string, version: Version): Promise<void> {
  await writeFileAtomic(path.join(dist, 'data/version.json'), `${JSON.stringify(version)}\n`);
}

/**
 * Writes what robots, installers and hosts read beside the pages.
 * @returns what {@link writeVersion} is to say
 */
export async function writeSiteFiles(job: {
  dist: string;
  /** Hash of the content that the pages were made from. */
  content: string;
  siteUrl: string;
  site: Site;
  paths: string[];
  builtAt: string;
}): Promise<Version> {
  const { dist, siteUrl } = job;
  const put = (name: string, text: string) => writeFileAtomic(path.join(dist, name), text);
  await put('sitemap.xml', sitemap(siteUrl, job.paths));
  await put(
    'robots.txt',
    `User-agent: *\nDisallow: /admin\nDisallow: /preview\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
  await put('site.webmanifest', webManifest(job.site));
  await put('_headers', headersFile());
  await put('_redirects', redirectsFile());
  const output = (await filesUnder(dist)).filter((file) => /\.(html|js|css|json|svg)$/.test(file));
  const version = {
    build: await hashOf(
      output.filter((file) => !path.relative(dist, file).startsWith(`data${path.sep}`)),
      dist,
    ),
    content: job.content,
    builtAt: job.builtAt,
  };
  await stampBuild(
    output.filter((file) => file.endsWith('.html')),
    version.build,
  );
  return version;
}
