import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentSource } from '../../src/api/content/contentSource';
import { seededRandom } from '../../src/domain/listing/related';
import { parseSite } from '../../src/domain/site/schema';
import { makeBrandFiles } from '../brand/brandFiles';
import { filesBelow, readJson } from '../build/files';
import { copyOutput, removeOthers, writeOutputs } from '../build/outputFile';
import { readFonts } from '../fonts/readFonts';
import { buildMedia } from '../media/buildMedia';
import { listOptionalFiles, markOptionalFiles, optionalFileFields } from './optionalFiles';
import { connectSources } from './csp';
import { hashOf } from './pageStamp';
import type { SharedParts, ViteManifest } from './renderDocument';
import { importEntry } from './renderPages';
import { WORKER_FILE, workerManifest, workerScript } from './serviceWorker';
import { folderContentHash, siteFiles, VERSION_FILE, writeVersion } from './siteFiles';
import { writePages } from './writePages';

const at = (...parts: string[]) => path.resolve(import.meta.dirname, '../..', ...parts);

/** What Vite builds: the prerenderer, below `client` the scripts of the browser, and below `worker` the service worker. */
const BUNDLES = at('.prerender');
const CLIENT = path.join(BUNDLES, 'client');
const ENTRY = path.join(BUNDLES, 'entry.prerender.js');
const WORKER = path.join(BUNDLES, 'worker', WORKER_FILE);

export interface PrerenderFolders {
  publicFolder: string;
  /** Belongs to the build alone: other files in it are removed. */
  dist: string;
}

async function codeHash(): Promise<string> {
  const parts: (string | Buffer)[] = [];
  for (const folder of [BUNDLES, import.meta.dirname])
    for (const file of await filesBelow(folder))
      if (!file.startsWith('client/assets/'))
        parts.push(file, await readFile(path.join(folder, file)));
  return hashOf(...parts);
}

const isBundle = (file: string) => file !== 'index.html';
/** Whether a public file is copied as it is. Images have variants. */
const isCopied = (file: string) => !file.startsWith('media/');

/** Writes changed files: pages before data, `version.json` last. After an interruption, the next build continues. */
export async function prerender(
  env: Record<string, string>,
  { publicFolder, dist }: PrerenderFolders,
): Promise<void> {
  const data = path.join(publicFolder, 'data');
  // Pages are marked with the content that was read here, because later changes may be missing from them.
  const content = await folderContentHash(data);
  const [{ pictures, files: mediaFiles }, fonts, template, manifest] = await Promise.all([
    buildMedia({
      source: path.join(publicFolder, 'media'),
      out: path.join(dist, 'media'),
      cache: at('node_modules/.cache/media'),
    }),
    readFonts(),
    readFile(path.join(CLIENT, 'index.html'), 'utf8'),
    readFile(path.join(CLIENT, '.vite/manifest.json'), 'utf8'),
  ]);
  const code = await codeHash();
  const entry = await importEntry(ENTRY, code);
  const source: ContentSource = {
    read: (file) => readJson(path.join(data, file)),
    optionalFiles: async () => listOptionalFiles(publicFolder),
  };
  const site = parseSite(await source.read('site.json').catch(() => ({}))).value;
  const siteUrl = (env['VITE_SITE_URL'] ?? '').replace(/\/+$/, '');
  const brand = await makeBrandFiles(publicFolder, site.brand);
  const parts: Omit<SharedParts, 'build'> = {
    template: markOptionalFiles(template, publicFolder),
    manifest: JSON.parse(manifest) as ViteManifest,
    baseCss: entry.baseCss(),
    fontCss: fonts.css.replaceAll(/\n\s*/g, ''),
    fontUrls: fonts.preload,
    startScript: entry.START_SCRIPT,
    connect: connectSources(env),
    brand: site.brand.name,
    siteUrl,
    defaultShare: brand.defaultShare,
  };
  const build = hashOf(code, JSON.stringify(parts));
  const shared = { ...parts, build };
  const reader = entry.createPageReader({
    source,
    loadParsers: entry.loadParsers,
    loadReaders: entry.loadReaders,
    randomFor: seededRandom,
    report: () => undefined,
  });
  // Names of bundles contain a hash, so that pages in use keep their own.
  const bundles = await copyOutput(CLIENT, dist, isBundle);
  const pages = await writePages({ dist, entry, entryFile: ENTRY, reader, pictures, shared });
  reader.close();
  const forHosts = await writeOutputs(dist, siteFiles(siteUrl, site, pages.indexed));
  const copied = await copyOutput(publicFolder, dist, isCopied);
  const others = await writeOutputs(dist, {
    ...brand.files,
    [WORKER_FILE]: await workerScript(WORKER, publicFolder, workerManifest(shared)),
  });
  const kept = [
    ...bundles,
    ...mediaFiles.map((file) => `media/${file}`),
    ...pages.files,
    ...forHosts,
    ...copied,
    ...others,
    VERSION_FILE,
  ];
  await removeOthers(dist, new Set(kept));
  await writeVersion(dist, {
    build,
    content,
    builtAt: new Date().toISOString(),
    ...optionalFileFields(publicFolder),
  });
  console.log(`${pages.rendered} of ${pages.count} pages rendered`);
}
