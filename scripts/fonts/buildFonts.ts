import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMain } from '../isMain';
import { buildFamily, hashOf, readPackageFile } from './buildFamily';
import { FONT_PLAN, KEPT_FEATURES } from './fontPlan';
import { NEEDED_CODE_POINTS } from './neededCharacters';

/** What `fonts.json` says. */
interface FontList {
  key: string;
  /** Site paths to preload, headings first. */
  preload: string[];
  /** The woff2 files and their licences. */
  files: string[];
  /** Size of all woff2 files together. */
  bytes: number;
}

/** The site's fonts on disk. */
export interface BuiltFonts extends FontList {
  /** Where the files lie, absolute; all of it may be published. */
  folder: string;
  /** Text of `fonts.css`: every `@font-face`, with site paths. */
  css: string;
}

/** Raise it when this folder's code changes what is written for the same plan. */
const RECIPE = 2;
const LICENCES = 'licences.txt';
const CSS = 'fonts.css';
const LIST = 'fonts.json';

const packageFiles = (of: 'source' | 'licence'): string[] => [
  ...new Set(FONT_PLAN.flatMap((family) => family.faces.map((face) => face[of]))),
];

async function cacheKey(base: string): Promise<string> {
  const inputs = ['subset-font/package.json', ...packageFiles('source')];
  const bytes = await Promise.all(inputs.map(readPackageFile));
  return hashOf(
    JSON.stringify([RECIPE, base, FONT_PLAN, NEEDED_CODE_POINTS, KEPT_FEATURES]),
    ...bytes,
  );
}

/** The fonts of an earlier run, if it was for the same key and nothing of it is missing. */
async function readCached(folder: string, key: string): Promise<BuiltFonts | undefined> {
  try {
    const list = JSON.parse(await readFile(path.join(folder, LIST), 'utf8')) as FontList;
    const isWhole =
      list.key === key && list.files.every((file) => existsSync(path.join(folder, file)));
    return isWhole
      ? { ...list, folder, css: await readFile(path.join(folder, CSS), 'utf8') }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Licence texts of every font in use, each once: the Open Font License asks that they go along. */
async function licenceText(): Promise<string> {
  const texts = await Promise.all(packageFiles('licence').map(readPackageFile));
  const rule = `\n\n${'-'.repeat(72)}\n\n`;
  return `${texts.map((text) => text.toString('utf8').trim()).join(rule)}\n`;
}

async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, content);
  await rename(draft, file);
}

async function removeStale(folder: string, kept: readonly string[]): Promise<void> {
  const stale = (await readdir(folder)).filter(
    (file) => file.endsWith('.woff2') && !kept.includes(file),
  );
  await Promise.all(stale.map((file) => rm(path.join(folder, file), { force: true })));
}

/**
 * Cuts the site's fonts to the letters it needs and writes them with `fonts.css`, `fonts.json` and the
 * licences into `dir` (at most FONT_BUDGET bytes of woff2); does nothing when they are there already for the
 * same sources and plan. `base` is the site path they will be served from. Throws when a package is missing.
 */
export async function buildFonts({
  dir = path.resolve(import.meta.dirname, '../../.cache/fonts'),
  base = '/fonts/',
} = {}): Promise<BuiltFonts> {
  const folder = path.resolve(dir);
  const key = await cacheKey(base);
  const cached = await readCached(folder, key);
  if (cached) return cached;

  const families = await Promise.all(FONT_PLAN.map((plan) => buildFamily(plan, base)));
  const faces = families.flatMap((family) => family.faces);
  const css = families
    .flatMap((family) => [...family.faces.map((face) => face.css), family.fallbackCss])
    .join('');
  const list: FontList = {
    key,
    preload: faces.filter((face) => face.preload).map((face) => base + face.file),
    files: [...faces.map((face) => face.file), LICENCES],
    bytes: faces.reduce((sum, face) => sum + face.bytes.length, 0),
  };
  await mkdir(folder, { recursive: true });
  for (const face of faces) await writeWhole(path.join(folder, face.file), face.bytes);
  await writeWhole(path.join(folder, LICENCES), await licenceText());
  await writeWhole(path.join(folder, CSS), css);
  await writeWhole(path.join(folder, LIST), `${JSON.stringify(list, null, 2)}\n`);
  await removeStale(folder, list.files);
  return { ...list, folder, css };
}

if (isMain(import.meta.filename)) {
  const started = performance.now();
  const { folder, files, bytes } = await buildFonts();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const size = (bytes / 1000).toFixed(1);
  console.log(`${files.length - 1} font files, ${size} kB, in ${folder} (${seconds} s)`);
}
