import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild, loadEnv } from 'vite';
import type * as Entry from '../src/app/prerender/entry.prerender';
import { readHomePage } from '../src/domain/page/homeSchema';
import { readSite } from '../src/domain/site/schema';
import { seededRandom } from '../src/domain/listing/related';
import { sharePath } from '../src/ui/media/pictureVariants';
import { compressFolder, type CompressionLevel } from './build/compress';
import { rejectDemoPassword } from './build/rejectDemoPassword';
import { buildFonts } from './fonts/buildFonts';
import { buildMedia } from './media/buildMedia';
import { hasAvailability, markAvailability } from './prerender/availabilityMark';
import { connectSources } from './prerender/csp';
import { breaksBuild, checkPublicFolder, reportProblems } from './contentCheck';
import { isMain } from './isMain';
import { folderSource } from './prerender/folderSource';
import { writePages } from './prerender/writePages';
import {
  folderContentHash,
  writeSiteFiles,
  writeVersion,
  type Version,
} from './prerender/siteFiles';
import { publishFoldersOf, rollBackIncomplete } from './serve/publish/rollBackIncomplete';

// Node 20 cannot load the configuration natively, and Vite would print a warning.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';

const ROOT = path.resolve(import.meta.dirname, '..');
const at = (...parts: string[]) => path.join(ROOT, ...parts);

function warnAboutSettings(env: Record<string, string>): void {
  const hasMail =
    env['VITE_EMAILJS_SERVICE_ID'] &&
    env['VITE_EMAILJS_TEMPLATE_ID'] &&
    env['VITE_EMAILJS_PUBLIC_KEY'];
  if (!hasMail && env['VITE_PUBLISH_TARGET'] !== 'local')
    console.warn(
      'Warning: VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID and VITE_EMAILJS_PUBLIC_KEY are not all set: sending will fail, visitors are offered WhatsApp and their e-mail app instead.',
    );
  if (!env['VITE_SITE_URL'])
    console.warn(
      'Warning: VITE_SITE_URL is not set: canonical addresses and share pictures are relative, which messengers cannot follow.',
    );
}

function parseHomeImage(json: unknown): string | undefined {
  try {
    return readHomePage(json).value.hero.images[0];
  } catch {
    return undefined;
  }
}

/** Folders that the prerenderer reads and writes. */
export interface PrerenderFolders {
  /** Holds `data` and `media`. */
  publicFolder: string;
  dist: string;
  /** `best` by default. */
  compression?: CompressionLevel;
}

const FOLDERS: PrerenderFolders = { publicFolder: at('public'), dist: at('dist') };

/**
 * Writes all HTML and the files around it from the content, into an existing build.
 * @returns the HTML files that were written, under `dist`
 */
export async function prerender(
  env: Record<string, string>,
  { publicFolder, dist, compression = 'best' }: PrerenderFolders = FOLDERS,
): Promise<{ files: string[]; version: Version }> {
  const data = path.join(publicFolder, 'data');
  // Content that changes from now on may be missing from the pages, so the pages do not claim
  // to show it.
  const content = await folderContentHash(data);
  const [pictures, fonts, template] = await Promise.all([
    buildMedia({
      source: path.join(publicFolder, 'media'),
      out: path.join(dist, 'media'),
      cache: at('node_modules/.cache/media'),
    }),
    buildFonts(),
    readFile(at('.prerender/index.html'), 'utf8'),
  ]);
  await cp(fonts.folder, path.join(dist, 'fonts'), {
    recursive: true,
    // File names contain a hash of their content. An existing file is therefore correct, and it
    // may be in use by the server.
    force: false,
    filter: (file) => !/\.(?:css|json)$/.test(file),
  });
  const entry = (await import(
    pathToFileURL(at('.prerender/entry.prerender.js')).href
  )) as typeof Entry;
  const source = folderSource(data);
  const prerenderer = entry.createPrerenderer({
    source,
    loadParsers: entry.loadParsers,
    loadReaders: entry.loadReaders,
    randomFor: seededRandom,
    report: () => undefined,
  });
  const site = readSite(await source.read('site.json').catch(() => ({}))).value;
  const home = await source.read('pages/home.json').then(parseHomeImage, () => undefined);
  const siteUrl = (env['VITE_SITE_URL'] ?? '').replace(/\/+$/, '');
  const { files, indexed } = await writePages({
    dist,
    entry,
    prerenderer,
    pictures,
    parts: {
      template: markAvailability(template, publicFolder),
      baseCss: entry.baseCss(),
      fontCss: fonts.css,
      fontUrls: fonts.preload,
      schemeScript: entry.SCHEME_SCRIPT,
      connect: connectSources(env),
      brand: site.brand.name,
      siteUrl,
      sharePicture(picture) {
        // A page without an image of its own is shared with the first image of the home page.
        const shown = [picture, home].find((candidate) => candidate && pictures[candidate]);
        const info = shown && pictures[shown];
        return info ? sharePath(shown, info.v) : undefined;
      },
    },
  });
  prerenderer.close();
  const builtAt = new Date().toISOString();
  const version = await writeSiteFiles({
    dist,
    content,
    siteUrl,
    site,
    paths: indexed,
    builtAt,
    hasAvailability: hasAvailability(publicFolder),
  });
  await compressFolder(dist, compression);
  console.log(`Wrote ${indexed.length} pages into dist`);
  return { files, version };
}

/** Builds the site into `dist`, configured by the environment and the `.env` files. */
export async function build(): Promise<void> {
  const env = loadEnv('production', ROOT, 'VITE_');
  rejectDemoPassword(env);
  warnAboutSettings(env);
  const problems = await checkPublicFolder();
  reportProblems(problems);
  if (breaksBuild(problems))
    throw new Error('The content breaks the contract: see the errors above.');
  await viteBuild({ root: ROOT, logLevel: 'warn' });
  await viteBuild({
    root: ROOT,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender/entry.prerender.tsx' },
  });
  await cp(at('dist/index.html'), at('.prerender/index.html'));
  const { version } = await prerender(env);
  await writeVersion(at('dist'), version);
}

if (isMain(import.meta.filename)) {
  for (const note of await rollBackIncomplete(publishFoldersOf(ROOT)))
    console.warn(`Warning: ${note}`);
  await build();
}
