import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { sha256 } from '../build/sha256';
import { fallbackCss, webFaceCss } from './fontFaceCss';
import { meanAdvance, openFont, readMetrics, type FontMetrics } from './fontMetrics';
import { KEPT_FEATURES } from './fontPlan';
import type { FacePlan, FamilyPlan } from './fontPlanTypes';
import { NEEDED_CODE_POINTS } from './neededCharacters';

/** Font file to be written, with its CSS. */
interface BuiltFace {
  file: string;
  bytes: Buffer;
  css: string;
  metrics: FontMetrics;
  codePoints: number[];
  preload: boolean;
}

const require = createRequire(import.meta.url);

/**
 * Reads a file of an installed package.
 * @throws Error if the package is missing
 */
export const readPackageFile = (specifier: string): Promise<Buffer> =>
  readFile(require.resolve(specifier));

/** Returns a hash of the content with eight hex digits. */
export const shortHash = (...parts: (string | Buffer)[]): string => sha256(...parts).slice(0, 8);

async function buildFace(
  { family, weight }: FamilyPlan,
  face: FacePlan,
  earlier: BuiltFace[],
  base: string,
): Promise<BuiltFace> {
  const source = await readPackageFile(face.source);
  const available = new Set(openFont(source).characterSet);
  const covered = new Set(earlier.flatMap((other) => other.codePoints));
  const isNeeded = (code: number): boolean => !covered.has(code) || face.repeats.includes(code);
  const codePoints = NEEDED_CODE_POINTS.filter((code) => available.has(code) && isNeeded(code));
  const bytes = await subsetFont(source, String.fromCodePoint(...codePoints), {
    targetFormat: 'woff2',
    keepFeatures: KEPT_FEATURES,
    noHinting: true,
    variationAxes: face.axes,
  });
  const own = readMetrics(openFont(bytes));
  const metrics = earlier[0]?.metrics ?? own;
  const scale = face.isStandIn ? metrics.xHeight / own.xHeight : 1;
  const file = `${face.name}-${shortHash(bytes)}.woff2`;
  const css = webFaceCss({ family, url: base + file, weight, codePoints, metrics, scale });
  return { file, bytes, css, metrics, codePoints, preload: face.preload };
}

/**
 * Builds the faces of a family. `fallbackCss` adjusts device fonts to the metrics of its first
 * face.
 */
export async function buildFamily(
  plan: FamilyPlan,
  base: string,
): Promise<{ faces: BuiltFace[]; fallbackCss: string }> {
  const faces: BuiltFace[] = [];
  for (const face of plan.faces) faces.push(await buildFace(plan, face, faces, base));
  const [first] = plan.faces;
  const metrics = faces[0]?.metrics;
  if (!first || !metrics) throw new Error(`The font family ${plan.family} has no face.`);
  const source = await readPackageFile(first.source);
  const fallbacks = await Promise.all(
    plan.fallbacks.map(async (fallback) => {
      const real = await meanAdvance(source, first.axes, fallback.comparedWeight);
      return fallbackCss(fallback, metrics, real / fallback.meanAdvance);
    }),
  );
  return { faces, fallbackCss: fallbacks.join('') };
}
