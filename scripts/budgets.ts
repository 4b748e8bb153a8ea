import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from './build/files';
import { isMain } from './isMain';
import { chunksOf, type ViteManifest } from './prerender/renderDocument';

const KB = 1024;

/** Limits for the JavaScript of a first visit, by kind of page, in KB after Brotli compression. The first match counts. */
const SCRIPT_BUDGETS: readonly { page: string; file: RegExp; script?: string; kb: number }[] = [
  { page: 'home', file: /^index\.html$/, kb: 155 },
  { page: 'store', file: /^store\.html$/, kb: 163 },
  { page: 'booking', file: /^booking\.html$/, kb: 165 },
  { page: 'about', file: /^about[./]/, kb: 155 },
  { page: 'services', file: /^services[./]/, kb: 157 },
  { page: 'testimonials', file: /^testimonials\.html$/, kb: 153 },
  // The URLs of topics look like those of products. Topics are recognised by their script.
  { page: 'topic', file: /./, script: '/TopicPage-', kb: 155 },
  { page: 'product', file: /^store\//, kb: 161 },
  { page: 'projects', file: /^projects(?:\.html$|\/category\/)/, kb: 159 },
  { page: 'project', file: /^projects\//, kb: 161 },
];
const ADMIN_KB = 300;
const ADMIN_FILES = 30;
const HTML_KB = 20;
/** Limit for the average page before compression, with its data file. */
const PAGE_KB = 75;
const FONTS_KB = 60;

interface BudgetLine {
  what: string;
  bytes: number;
  limit: number;
}

const plainSize = async (dist: string, url: string) => (await stat(path.join(dist, url))).size;

/** Pages share most of their scripts, so each file is compressed only once. */
const weighed = new Map<string, Promise<number>>();

function brotliSize(dist: string, url: string): Promise<number> {
  const file = path.join(dist, url);
  const known = weighed.get(file);
  if (known) return known;
  const size = readFile(file).then((bytes) => brotliCompressSync(bytes).length);
  weighed.set(file, size);
  return size;
}

function scriptUrls(html: string): string[] {
  const scripts =
    /<script type="module"[^>]*src="([^"]+)"|<link rel="modulepreload"[^>]*href="([^"]+)"|data-(?:chunks|page)="([^"]*)"/g;
  const urls = [...html.matchAll(scripts)].flatMap(([, boot, hint, chunks]) =>
    (boot ?? hint ?? chunks ?? '').split(' '),
  );
  return [...new Set(urls)].filter(Boolean);
}

async function sumOf(dist: string, urls: Iterable<string>, weigh = plainSize): Promise<number> {
  const sizes = await Promise.all(Array.from(urls, (url) => weigh(dist, url)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function pageLines(dist: string, file: string): Promise<BudgetLine[]> {
  const html = await readFile(path.join(dist, file), 'utf8');
  const urls = scriptUrls(html);
  const budget = SCRIPT_BUDGETS.find(
    (one) => one.file.test(file) && urls.some((url) => url.includes(one.script ?? '')),
  );
  const fonts = new Set(html.match(/(?<=url\(["']?)\/fonts\/[^"')]+/g));
  const lines = [
    { what: `${file}: HTML`, bytes: await brotliSize(dist, file), limit: HTML_KB * KB },
    { what: `${file}: fonts`, bytes: await sumOf(dist, fonts), limit: FONTS_KB * KB },
  ];
  if (!budget) return lines;
  const scripts = await sumOf(dist, urls, brotliSize);
  return [
    { what: `${file}: scripts (${budget.page})`, bytes: scripts, limit: budget.kb * KB },
    ...lines,
  ];
}

async function averageLine(dist: string, pages: readonly string[]): Promise<BudgetLine> {
  const files = pages.flatMap((page) => [page, page.replace(/\.html$/, '.data.json')]);
  const bytes = (await sumOf(dist, files)) / pages.length;
  return { what: 'average page and its data, not compressed', bytes, limit: PAGE_KB * KB };
}

async function measureBudgets(dist: string): Promise<BudgetLine[]> {
  const pages: string[] = [];
  for (const file of (await filesBelow(dist)).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(dist, file), 'utf8');
    if (html.includes('id="page-data"')) pages.push(file);
  }
  if (pages.length === 0)
    throw new Error(`No prerendered page in ${dist}: run npm run build first`);
  const lines = await Promise.all(pages.map((page) => pageLines(dist, page)));
  return [await averageLine(dist, pages), ...lines.flat()];
}

/** Prints the heaviest page of each kind. Returns whether every page is within its limit. */
function report(lines: BudgetLine[]): boolean {
  const kindOf = ({ what }: BudgetLine) =>
    what.replace(/^(about|services|store|projects(?:\/category)?)\/[^:]+/, '$1/*');
  const heaviest = new Map<string, BudgetLine>();
  for (const line of lines) {
    const known = heaviest.get(kindOf(line));
    if (!known || known.bytes < line.bytes) heaviest.set(kindOf(line), line);
  }
  for (const { what, bytes, limit } of heaviest.values()) {
    const isOver = bytes > limit;
    const size = `${(bytes / KB).toFixed(1)} of ${limit / KB} KB`;
    console.log(`${isOver ? 'OVER ' : 'ok   '} ${size.padStart(18)}  ${what}`);
  }
  return lines.every(({ bytes, limit }) => bytes <= limit);
}

/** Names of the chunks that are loaded by a dynamic import until the table of products is shown, sign-in included. */
const LOADED = ['index', 'entry.client', 'parsers', 'admin', 'productResource'];

/** URLs of the scripts until the table of products is shown. @throws Error if the build does not contain a chunk */
async function adminScripts(client: string): Promise<string[]> {
  const json = await readFile(path.join(client, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(json) as ViteManifest;
  const files = LOADED.flatMap((name) => {
    const keys = Object.keys(manifest).filter((key) => manifest[key]?.name === name);
    if (keys.length === 0) throw new Error(`The build has no chunk with the name ${name}`);
    return keys.flatMap((key) => chunksOf(key, manifest));
  });
  return [...new Set(files)];
}

async function reportAdmin(dist: string): Promise<boolean> {
  const what = 'back office: scripts until the products are shown';
  const files = await adminScripts(path.resolve(dist, '../.prerender/client'));
  const isFew = files.length <= ADMIN_FILES;
  const count = `${files.length} of ${ADMIN_FILES} files`;
  console.log(`${isFew ? 'ok   ' : 'OVER '} ${count.padStart(18)}  ${what}`);
  return (
    report([{ what, bytes: await sumOf(dist, files, brotliSize), limit: ADMIN_KB * KB }]) && isFew
  );
}

if (isMain(import.meta.filename)) {
  const dist = path.resolve(import.meta.dirname, '../dist');
  const arePagesWithin = report(await measureBudgets(dist));
  process.exitCode = (await reportAdmin(dist)) && arePagesWithin ? 0 : 1;
}
