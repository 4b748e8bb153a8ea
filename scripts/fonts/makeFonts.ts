import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { sha256 } from '../build/sha256';
import { isMain } from '../isMain';
import { fallbackCss, webFaceCss } from './fontFaceCss';
import { meanAdvance, openFont, readMetrics, type FontMetrics } from './fontMetrics';
import { FONT_PLAN, KEPT_FEATURES, type FacePlan, type FamilyPlan } from './fontPlan';
import { NEEDED_CODE_POINTS } from './neededCharacters';
import { FONT_CSS, FONT_FOLDER } from './readFonts';

interface Face {
  file: string;
  bytes: Buffer;
  css: string;
  metrics: FontMetrics;
  codePoints: number[];
}

const require = createRequire(import.meta.url);

const readPackageFile = (specifier: string): Promise<Buffer> =>
  readFile(require.resolve(specifier));

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
  const own = readMetrics(openFont(bytes));
  const metrics = earlier[0]?.metrics ?? own;
  const scale = isStandIn ? metrics.xHeight / own.xHeight : 1;
  const file = `${name}-${sha256(bytes).slice(0, 8)}.woff2`;
  const css = webFaceCss({ family, file, weight, codePoints, metrics, scale });
  return { file, bytes, css, metrics, codePoints };
}

/** Makes the faces of a family. Its fallbacks are adjusted to the metrics of the first face. */
async function makeFamily(plan: FamilyPlan): Promise<{ faces: Face[]; css: string }> {
  const [main, ...others] = plan.faces;
  const faces = [await makeFace(plan, main, [])];
  for (const face of others) faces.push(await makeFace(plan, face, faces));
  const { metrics } = faces[0] as Face;
  const original = await readPackageFile(main.source);
  const fallbacks = plan.fallbacks.map(async (fallback) => {
    const real = await meanAdvance(original, main.axes, fallback.comparedWeight);
    return fallbackCss(fallback, metrics, real / fallback.meanAdvance);
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

/**
 * Subsets the fonts of the npm packages to the required characters. The names contain a hash of the content.
 * @returns the files with their licences, and the `@font-face` rules
 */
export async function makeFonts(): Promise<{ files: Map<string, Buffer | string>; css: string }> {
  const families = await Promise.all(FONT_PLAN.map(makeFamily));
  const fonts = families.flatMap(({ faces }) => faces);
  return {
    files: new Map<string, Buffer | string>([
      ...fonts.map(({ file, bytes }) => [file, bytes] as const),
      ['licences.txt', await licenceText()],
    ]),
    css: families.map(({ css }) => css).join(''),
  };
}

if (isMain(import.meta.filename)) {
  const { files, css } = await makeFonts();
  await rm(FONT_FOLDER, { recursive: true, force: true });
  await mkdir(FONT_FOLDER, { recursive: true });
  for (const [file, content] of files) await writeFile(path.join(FONT_FOLDER, file), content);
  await writeFile(FONT_CSS, css);
  console.log([...files.keys()].join('\n'));
}
