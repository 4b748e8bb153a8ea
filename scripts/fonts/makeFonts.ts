import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { sha256 } from '../build/sha256';
import { isMain } from '../isMain';
import {
  FONT_PLAN,
  KEPT_FEATURES,
  NEEDED_CODE_POINTS,
  WIDTH_SAMPLE,
  type Axes,
  type FacePlan,
  type FamilyPlan,
} from './fontPlan';
import { FONT_CSS, FONT_FOLDER } from './readFonts';

interface Face {
  file: string;
  bytes: Buffer;
  css: string;
  font: Font;
  codePoints: number[];
}

/** Part of fontkit's font that is missing in its types. Its own glyph widths fail on an empty last glyph. */
interface WithAdvances {
  hmtx: { metrics: { length: number; get(index: number): { advance: number } } };
}

const require = createRequire(import.meta.url);

export const readPackageFile = (specifier: string): Promise<Buffer> =>
  readFile(require.resolve(specifier));

/** Opens a font in any format that fontkit supports. @throws Error for font collections and invalid files */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('Font collections are not supported.');
  return font;
}

/** Returns the width of a letter in units of the font. */
export function advanceOf(font: Font, letter: string): number {
  const { metrics } = (font as Font & WithAdvances).hmtx;
  const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id;
  return metrics.get(Math.min(glyph, metrics.length - 1)).advance;
}

async function meanAdvance(source: Buffer, axes: Axes, weight: number): Promise<number> {
  const variationAxes = { ...axes, wght: weight };
  const options = { targetFormat: 'truetype', variationAxes } as const;
  const font = openFont(await subsetFont(source, WIDTH_SAMPLE, options));
  const advances = Array.from(WIDTH_SAMPLE, (char) => advanceOf(font, char));
  return advances.reduce((sum, advance) => sum + advance) / advances.length / font.unitsPerEm;
}

const percent = (value: number): string => `${(value * 100).toFixed(2).replace(/\.?0+$/, '')}%`;

const hex = (code: number): string => code.toString(16).toUpperCase();

/** Returns the value of `unicode-range` for ascending code points: `U+20-7E, U+A0`. */
export function unicodeRange(codePoints: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const code of codePoints) {
    const run = runs.at(-1);
    if (run && code === run.last + 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  return runs
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}

/** Returns a `@font-face` rule with the vertical metrics of a font. `size-adjust` scales them too, so they are divided by it. */
function faceCss(family: string, lines: readonly string[], font: Font, scale: number): string {
  const metric = (value: number) => percent(value / font.unitsPerEm / scale);
  const all = [
    `font-family: '${family}'`,
    ...lines,
    ...(scale === 1 ? [] : [`size-adjust: ${percent(scale)}`]),
    `ascent-override: ${metric(font.ascent)}`,
    `descent-override: ${metric(-font.descent)}`,
    `line-gap-override: ${metric(font.lineGap)}`,
  ];
  return `@font-face {\n${all.map((line) => `  ${line};\n`).join('')}}\n`;
}

const xHeightOf = (font: Font) => font.xHeight / font.unitsPerEm;

async function makeFace(
  { family, weight }: FamilyPlan,
  { name, source, axes, repeats = [], isStandIn }: FacePlan,
  earlier: readonly Face[],
): Promise<Face> {
  const original = await readPackageFile(source);
  const available = new Set(openFont(original).characterSet);
  const covered = new Set(earlier.flatMap((face) => face.codePoints));
  const codePoints = NEEDED_CODE_POINTS.filter(
    (code) => available.has(code) && (!covered.has(code) || repeats.includes(code)),
  );
  const bytes = await subsetFont(original, String.fromCodePoint(...codePoints), {
    targetFormat: 'woff2',
    keepFeatures: KEPT_FEATURES,
    noHinting: true,
    variationAxes: axes,
  });
  const font = openFont(bytes);
  const first = earlier[0]?.font ?? font;
  const file = `${name}-${sha256(bytes).slice(0, 8)}.woff2`;
  // Slow first visits get the brand's font too. The fallbacks have the same metrics, so late fonts shift nothing.
  const lines = [
    `src: url('/fonts/${file}') format('woff2')`,
    'font-style: normal',
    `font-weight: ${weight.min} ${weight.max}`,
    'font-display: swap',
    `unicode-range: ${unicodeRange(codePoints)}`,
  ];
  const scale = isStandIn ? xHeightOf(first) / xHeightOf(font) : 1;
  return { file, bytes, font, codePoints, css: faceCss(family, lines, first, scale) };
}

async function makeFamily(plan: FamilyPlan): Promise<{ faces: Face[]; css: string }> {
  const [main, ...others] = plan.faces;
  const first = await makeFace(plan, main, []);
  const faces = [first];
  for (const face of others) faces.push(await makeFace(plan, face, faces));
  const original = await readPackageFile(main.source);
  const fallbacks = plan.fallbacks.map(async ({ family, weight, local, ...fallback }) => {
    const real = await meanAdvance(original, main.axes, fallback.comparedWeight);
    const src = local.map((name) => `local('${name}')`).join(', ');
    const lines = [`src: ${src}`, `font-weight: ${weight}`];
    return faceCss(family, lines, first.font, real / fallback.meanAdvance);
  });
  return {
    faces,
    css: [...faces.map(({ css }) => css), ...(await Promise.all(fallbacks))].join(''),
  };
}

/** Returns all licences, each once. The Open Font License requires them to be distributed with the fonts. */
async function licenceText(): Promise<string> {
  const files = FONT_PLAN.flatMap(({ faces }) => faces.map(({ licence }) => licence));
  const texts = await Promise.all([...new Set(files)].map(readPackageFile));
  const separator = `\n\n${'-'.repeat(72)}\n\n`;
  return `${texts.map((text) => text.toString('utf8').trim()).join(separator)}\n`;
}

/** Subsets the fonts to the required characters. Names contain a hash of the content; the files have licences. */
export async function makeFonts(): Promise<{ files: Map<string, Buffer | string>; css: string }> {
  const families = await Promise.all(FONT_PLAN.map(makeFamily));
  const files = new Map<string, Buffer | string>();
  for (const { file, bytes } of families.flatMap(({ faces }) => faces)) files.set(file, bytes);
  files.set('licences.txt', await licenceText());
  return { files, css: families.map(({ css }) => css).join('') };
}

if (isMain(import.meta.filename)) {
  const { files, css } = await makeFonts();
  await rm(FONT_FOLDER, { recursive: true, force: true });
  await mkdir(FONT_FOLDER, { recursive: true });
  for (const [file, content] of files) await writeFile(path.join(FONT_FOLDER, file), content);
  await writeFile(FONT_CSS, css);
  console.log([...files.keys()].join('\n'));
}
