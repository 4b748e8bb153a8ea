import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '../build/writeFileAtomic';
import { isMain } from '../isMain';
import { buildFamily, shortHash, readPackageFile } from './buildFamily';
import { FONT_PLAN, KEPT_FEATURES } from './fontPlan';
import { NEEDED_CODE_POINTS } from './neededCharacters';

/** Content of `fonts.json`. */
interface FontList {
  key: string;
  /** Site paths of the fonts to preload, headings first. */
  preload: string[];
  /** Names of the woff2 files and the licence file. */
  files: string[];
  /** Total size of the woff2 files in bytes. */
  bytes: number;
}

/** Fonts of the site on disk. */
export interface BuiltFonts extends FontList {
  /** Absolute path of the folder. All its files may be published. */
  folder: string;
  /** Content of `fonts.css`: all `@font-face` rules, with site paths. */
  css: string;
}

/** Increase it when changes of this folder's code change the output for the same plan. */
const BUILDER_VERSION = 2;
const LICENCES = 'licences.txt';
const CSS = 'fonts.css';
const LIST = 'fonts.json';

const packageFiles = (kind: 'source' | 'licence'): string[] => [
  ...new Set(FONT_PLAN.flatMap((family) => family.faces.map((face) => face[kind]))),
];

async function cacheKey(base: string): Promise<string> {
  const inputs = ['subset-font/package.json', ...packageFiles('source')];
  const bytes = await Promise.all(inputs.map(readPackageFile));
  return shortHash(
    JSON.stringify([BUILDER_VERSION, base, FONT_PLAN, NEEDED_CODE_POINTS, KEPT_FEATURES]),
    ...bytes,
  );
}

/** Returns the fonts of an earlier run if its key is the same and no file is missing. */
async function readCached(folder: string, key: string): Promise<BuiltFonts | undefined> {
  try {
    const list = JSON.parse(await readFile(path.join(folder, LIST), 'utf8')) as FontList;
    const isComplete =
      list.key === key && list.files.every((file) => existsSync(path.join(folder, file)));
    return isComplete
      ? { ...list, folder, css: await readFile(path.join(folder, CSS), 'utf8') }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the licences of all fonts, each once. The Open Font License requires that they are
 * distributed with the fonts.
 */
async function licenceText(): Promise<string> {
  const texts = await Promise.all(packageFiles('licence').map(readPackageFile));
  const separator = `\n\n${'-'.repeat(72)}\n\n`;
  return `${texts.map((text) => text.toString('utf8').trim()).join(separator)}\n`;
}

async function removeStale(folder: string, kept: readonly string[]): Promise<void> {
  const stale = (await readdir(folder)).filter(
    (file) => file.endsWith('.woff2') && !kept.includes(file),
  );
  await Promise.all(stale.map((file) => rm(path.join(folder, file), { force: true })));
}

/**
 * Subsets the fonts to the required characters and writes them with `fonts.css`, `fonts.json` and
 * the licences. Does nothing if the folder is up to date.
 * @param dir target folder. Its woff2 files have at most FONT_BUDGET bytes.
 * @param base site path from which the fonts are served
 * @throws Error if a font package is missing
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
  for (const face of faces) await writeFileAtomic(path.join(folder, face.file), face.bytes);
  await writeFileAtomic(path.join(folder, LICENCES), await licenceText());
  await writeFileAtomic(path.join(folder, CSS), css);
  await writeFileAtomic(path.join(folder, LIST), `${JSON.stringify(list, null, 2)}\n`);
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
