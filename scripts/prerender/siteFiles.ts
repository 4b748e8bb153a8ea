import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import config from '../../company.config';
import { company } from '../../src/domain/company/company';
import {
  REQUESTS_CALENDAR_PATH,
  REQUESTS_PATH,
  SHARE_PATH,
} from '../../src/domain/links/adminPaths';
import { PATHS } from '../../src/domain/links/paths';
import { VERSION_URL } from '../../src/domain/links/versionUrl';
import type { Site } from '../../src/domain/site/schema';
import { GROUNDS } from '../../src/domain/company/shades';
import { MANIFEST_ICONS } from '../brand/icons';
import { filesBelow } from '../build/files';
import { writeFileAtomic } from '../build/writeFileAtomic';
import { OFFICE_HEADERS, RESPONSE_HEADERS } from './csp';
import { WORKER_FILE } from './serviceWorker';
import { robots, sitemap } from './crawlers';

/** Hash of all files by name and content, the same on every system. @throws Error if there is no content */
export async function folderContentHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const files = await filesBelow(folder);
  if (files.length === 0) throw new Error(`There is no content in ${folder}`);
  for (const name of files) hash.update(name).update(await readFile(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Some hosts send headers even for a missing file: with a long `max-age`, browsers would keep its 404. */
export const LONG_CACHE_CONTROL = 'public, max-age=600, stale-while-revalidate=31536000';

/** Cache header of the service worker: a browser must not use an old one, because it decides what else is used. */
export const WORKER_CACHE_CONTROL = 'no-cache';

/** For Netlify and Cloudflare Pages. vercel.json has the same headers; deploy/nginx limits them to existing files. */
export function headersFile(): string {
  const common = Object.entries(RESPONSE_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  const cacheRules = ['assets', 'fonts', 'media'].map(
    (folder) => `\n/${folder}/*\n  Cache-Control: ${LONG_CACHE_CONTROL}\n`,
  );
  const workerRule = `\n/${WORKER_FILE}\n  Cache-Control: ${WORKER_CACHE_CONTROL}\n`;
  const office = Object.entries(OFFICE_HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
  // Cloudflare joins the values of a header, of which the last one counts. Netlify sends the last one only.
  const officeRules = [PATHS.admin, `${PATHS.admin}/*`].map((at) => `\n${at}\n${office.join('')}`);
  return `/*\n${common.join('\n')}\n${officeRules.join('')}${cacheRules.join('')}${workerRule}`;
}

/** Sections whose pages have a parameter. Their live previews have no shells. */
const PARAMETRIC = ['store', 'projects', 'about', 'services'];

/** For Netlify and Cloudflare Pages: pages without a shell are served with the application. */
export function redirectsFile(): string {
  const previews = PARAMETRIC.map((section) => `/preview/${section}`);
  return [...previews, REQUESTS_PATH].map((section) => `${section}/* /200 200\n`).join('');
}

const shortcuts = (...pages: [name: string, url: string][]) =>
  pages.map(([name, url]) => ({ name, url }));

const APP = {
  lang: company.language,
  display: 'standalone',
  background_color: GROUNDS.dark.ground,
  theme_color: company.colours.accent,
  icons: MANIFEST_ICONS,
};

function webManifest(site: Site): string {
  return JSON.stringify({
    ...APP,
    id: '/',
    name: config.name,
    short_name: config.shortName,
    description: site.brand.tagline,
    start_url: '/',
    shortcuts: shortcuts(['Store', PATHS.store]),
  });
}

/** The back office as an app, with which other apps can share the text of a message. */
function adminManifest(): string {
  return JSON.stringify({
    ...APP,
    id: PATHS.admin,
    name: `${config.name} back office`,
    short_name: `${config.shortName} office`,
    start_url: PATHS.admin,
    scope: PATHS.admin,
    shortcuts: shortcuts(['Requests', REQUESTS_PATH], ['Calendar', REQUESTS_CALENDAR_PATH]),
    share_target: {
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  });
}

export interface Version {
  build: string;
  content: string;
  builtAt: string;
  hasAvailability?: true;
  hasRental?: true;
}

export const VERSION_FILE = VERSION_URL.slice(1);

/** Keeps a file that states this build and content. Must be written last: it states that a build is available. */
export async function writeVersion(dist: string, version: Version): Promise<void> {
  const file = path.join(dist, VERSION_FILE);
  const current = await readFile(file, 'utf8').catch(() => '');
  const textAt = (builtAt: string) => `${JSON.stringify({ ...version, builtAt })}\n`;
  const [, builtAt = ''] = /"builtAt":"([^"]*)"/.exec(current) ?? [];
  if (current !== textAt(builtAt)) await writeFileAtomic(file, textAt(version.builtAt));
}

/** Text by path. @param paths of the pages for search engines */
export function siteFiles(siteUrl: string, site: Site, paths: string[]): Record<string, string> {
  return {
    // URLs of a sitemap are absolute, so without the URL of the site there is none.
    ...(siteUrl && { 'sitemap.xml': sitemap(siteUrl, paths) }),
    'robots.txt': robots(siteUrl),
    'site.webmanifest': webManifest(site),
    'admin.webmanifest': adminManifest(),
    _headers: headersFile(),
    _redirects: redirectsFile(),
  };
}
