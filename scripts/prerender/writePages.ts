import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PAGE_DATA_FORMAT, pageDataUrl, type PageDataFile } from '../../src/api/content/pageData';
import type * as Entry from '../../src/app/prerender/entry.prerender';
import type { PictureManifest } from '../../src/ui/media/pictureVariants';
import { writeFileAtomic } from '../build/writeFileAtomic';
import { composeDocument, type DocumentParts } from './document';

/** Client-only routes. Their shells make every host respond with status 200. */
const SHELLS = [
  'contact',
  'preview',
  'admin',
  ...[
    'login',
    'home',
    'about',
    'services',
    'products',
    'projects',
    'site-settings',
    'settings',
    'publish',
    'publish/history',
    'requests',
    'requests/new',
    'requests/calendar',
  ].map((page) => `admin/${page}`),
];

/** Returns the previews of public pages without a parameter. */
function previewShells(entry: typeof Entry): string[] {
  const fixed = entry.pageRoutes.filter(({ path: pattern }) => !pattern.includes(':'));
  return fixed.map(({ path: pattern }) => (pattern === '' ? 'preview' : `preview/${pattern}`));
}

interface ViteManifest {
  [file: string]: { file: string; imports?: string[]; isEntry?: boolean; src?: string };
}

export interface PrerenderJob {
  dist: string;
  entry: typeof Entry;
  prerenderer: Entry.Prerenderer;
  pictures: PictureManifest;
  parts: DocumentParts;
}

/** Returns the script files that a module imports statically, dependencies first. */
function chunksOf(source: string, manifest: ViteManifest): string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    ordered.push(key);
  };
  visit(source);
  return ordered.map((key) => `/${manifest[key]?.file}`);
}

function fileOf(pagePath: string): string {
  return pagePath === '/'
    ? 'index.html'
    : `${decodeURIComponent(pagePath).replace(/^\//, '')}.html`;
}

/** The data file of a page, under `dist`. */
const dataFileOf = (pagePath: string) => decodeURIComponent(pageDataUrl(pagePath)).slice(1);

function dataText(queries: PageDataFile['queries']): string {
  return JSON.stringify({ format: PAGE_DATA_FORMAT, queries } satisfies PageDataFile);
}

async function write(dist: string, file: string, text: string): Promise<void> {
  const target = path.resolve(dist, file);
  if (!target.startsWith(path.resolve(dist) + path.sep))
    throw new Error(`${file} is outside the output folder`);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFileAtomic(target, text);
}

/**
 * Writes every public path of the content as `<path>.html`, and the empty shells.
 * @returns the files relative to `dist`, and the paths for search engines
 */
export async function writePages(
  job: PrerenderJob,
): Promise<{ files: string[]; indexed: string[] }> {
  const { dist, entry, prerenderer, pictures, parts } = job;
  const manifest = JSON.parse(
    await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'),
  ) as ViteManifest;
  const chunks = chunksOf('src/app/entry.client.tsx', manifest);
  const indexed: string[] = [];
  const files: string[] = [];
  const writeAndRecord = (file: string, text: string) => {
    files.push(file);
    return write(dist, file, text);
  };
  for (const pagePath of await prerenderer.listPaths()) {
    const page = await prerenderer.renderPage(pagePath, pictures);
    const pageChunks = chunksOf(page.source, manifest).filter((file) => !chunks.includes(file));
    await writeAndRecord(fileOf(pagePath), composeDocument(parts, { ...page, chunks, pageChunks }));
    await writeAndRecord(dataFileOf(pagePath), dataText(page.data.queries));
    // A page of a record under another name states the record's own path as its canonical path.
    if (!page.head.isPrivate && page.head.path === pagePath) indexed.push(pagePath);
  }
  const list = await prerenderer.readProductList();
  await writeAndRecord(dataFileOf(list.path), dataText(list.queries));
  const shell = composeDocument(parts, null);
  for (const name of [...SHELLS, ...previewShells(entry), '404', '200'])
    await writeAndRecord(`${name}.html`, shell);
  return { files, indexed };
}
