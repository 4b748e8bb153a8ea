import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../../src/domain/site/schema';
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
 * Placeholder for the build id in every HTML file. Pages compare their id with the published one
 * (src/app/boot/staleChunk.ts). The id is a hash of all files while they contain the placeholder.
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

/** Returns the hash of a content folder for `data/version.json`. */
export async function folderContentHash(folder: string): Promise<string> {
  return hashOf(await filesUnder(folder), folder);
}

function sitemap(siteUrl: string, paths: string[]): string {
  const urls = paths.map((page) => `  <url><loc>${siteUrl}${page}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/**
 * Cache header of hashed files for hosts that set headers by path, even if the file does not exist.
 * A long `max-age` would make browsers cache a 404 that they received during a deployment. With
 * `stale-while-revalidate` cached files are used immediately and updated in the background.
 */
export const LONG_CACHE_CONTROL = 'public, max-age=600, stale-while-revalidate=31536000';

/**
 * Returns the headers file of Netlify and Cloudflare Pages. vercel.json has the same headers.
 * deploy/nginx limits them to existing files.
 */
export function headersFile(): string {
  const common = Object.entries(RESPONSE_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  const cacheRules = ['assets', 'fonts', 'media'].map(
    (folder) => `\n/${folder}/*\n  Cache-Control: ${LONG_CACHE_CONTROL}\n`,
  );
  return `/*\n${common.join('\n')}\n${cacheRules.join('')}`;
}

/** Sections whose pages have a parameter. Their live previews have no shells. */
const PARAMETRIC = ['store', 'projects', 'about', 'services'];

/**
 * Returns the redirects file of Netlify and Cloudflare Pages: previews without a shell are served
 * with the application. All back office pages have a shell.
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

/** Content of `data/version.json`. */
export interface Version {
  build: string;
  content: string;
  builtAt: string;
  /** Missing if there is no `availability.json`. */
  hasAvailability?: true;
}

/**
 * Writes `data/version.json`. It must be the last file written, because it states that a build is
 * available.
 */
export async function writeVersion(dist: string, version: Version): Promise<void> {
  await writeFileAtomic(path.join(dist, 'data/version.json'), `${JSON.stringify(version)}\n`);
}

/**
 * Writes the files for search engines, installation and hosts, and inserts the build id into the
 * HTML files.
 * @returns the content for {@link writeVersion}
 */
export async function writeSiteFiles(job: {
  dist: string;
  /** Hash of the content from which the pages were rendered. */
  content: string;
  siteUrl: string;
  site: Site;
  paths: string[];
  builtAt: string;
  hasAvailability?: boolean;
}): Promise<Version> {
  const { dist, siteUrl } = job;
  const writeText = (name: string, text: string) => writeFileAtomic(path.join(dist, name), text);
  await writeText('sitemap.xml', sitemap(siteUrl, job.paths));
  await writeText(
    'robots.txt',
    `User-agent: *\nDisallow: /admin\nDisallow: /preview\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
  await writeText('site.webmanifest', webManifest(job.site));
  await writeText('_headers', headersFile());
  await writeText('_redirects', redirectsFile());
  const output = (await filesUnder(dist)).filter((file) => /\.(html|js|css|json|svg)$/.test(file));
  const version: Version = {
    build: await hashOf(
      output.filter((file) => !path.relative(dist, file).startsWith(`data${path.sep}`)),
      dist,
    ),
    content: job.content,
    builtAt: job.builtAt,
    ...(job.hasAvailability && { hasAvailability: true }),
  };
  await stampBuild(
    output.filter((file) => file.endsWith('.html')),
    version.build,
  );
  return version;
}
