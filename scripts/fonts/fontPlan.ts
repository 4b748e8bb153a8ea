import { COMBINING_MARKS } from './neededCharacters';

/** Value of a variation axis: fixed, or limited to a range. */
export type Axis = number | { min: number; max: number; default: number };

/** A `@font-face` rule with a subset of a font file of an npm package. */
export interface FacePlan {
  name: string;
  /** Path of the font file as a package specifier. */
  source: string;
  licence: string;
  axes: Record<string, Axis>;
  /**
   * Code points to include although an earlier face has them. Combining marks must be in the same
   * file as their base letter.
   */
  repeats?: readonly number[];
  /** Whether it provides letters that the first face lacks, scaled to the x-height of that face. */
  isStandIn?: boolean;
}

/** Device font that is shown, scaled, until the web font is loaded. */
export interface FallbackPlan {
  family: string;
  /** Value of `font-weight`: a single value or a range. */
  weight: string;
  /** Full names and PostScript names for `local()`. */
  local: readonly string[];
  /** Mean advance width of WIDTH_SAMPLE in em. */
  meanAdvance: number;
  /** Weight of the web font whose width is compared. */
  comparedWeight: number;
}

/**
 * CSS font family. Its faces share the weight range. The first face that contains a letter is used
 * for it.
 */
export interface FamilyPlan {
  family: string;
  weight: { min: number; max: number; default: number };
  faces: readonly [FacePlan, ...FacePlan[]];
  fallbacks: readonly FallbackPlan[];
}

/**
 * OpenType features to keep. Others, such as alternates, small capitals and fractions, are removed.
 */
export const KEPT_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'tnum', 'case'];

/** Text whose mean advance width represents the width of a font. The values below depend on it. */
export const WIDTH_SAMPLE =
  'We rent cinema cameras, lenses and light to crews across Lagos, and we shoot films of our own. ' +
  'Every kit is checked, charged and labelled before it leaves the house.';

type DeviceFont = Pick<FallbackPlan, 'local' | 'meanAdvance'>;

/**
 * Measured with WIDTH_SAMPLE on Roboto, and on Liberation, which is metrically compatible with
 * Arial.
 */
const ARIAL: DeviceFont = { local: ['Arial', 'ArialMT', 'Liberation Sans'], meanAdvance: 0.4477 };
const ARIAL_BOLD: DeviceFont = {
  local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  meanAdvance: 0.4806,
};
const ARIAL_NARROW_BOLD: DeviceFont = {
  local: ['Arial Narrow Bold', 'ArialNarrow-Bold', 'Liberation Sans Narrow Bold'],
  meanAdvance: 0.3942,
};
const ROBOTO: DeviceFont = { local: ['Roboto', 'Roboto-Regular'], meanAdvance: 0.4452 };
const ROBOTO_BOLD: DeviceFont = { local: ['Roboto Bold', 'Roboto-Bold'], meanAdvance: 0.4513 };

const fallback = (
  family: string,
  weight: string,
  comparedWeight: number,
  font: DeviceFont,
): FallbackPlan => ({ family, weight, comparedWeight, ...font });

/** Maximum total size of the woff2 files in bytes. */
export const FONT_BUDGET = 58_000;

const HEADING_WEIGHT = { min: 600, max: 700, default: 600 };
const TEXT_WEIGHT = { min: 400, max: 700, default: 400 };

const INTER = {
  source: 'inter-ui/variable/InterVariable.woff2',
  licence: 'inter-ui/LICENSE.txt',
};

/**
 * On npm, Archivo is split into three files. Each one keeps the combining marks, so that ọ̀ and m̀
 * are rendered with one font.
 */
const archivo = (subset: 'latin' | 'latin-ext' | 'vietnamese'): FacePlan => ({
  name: `slate-display-${subset}`,
  source: `@fontsource-variable/archivo/files/archivo-${subset}-standard-normal.woff2`,
  licence: '@fontsource-variable/archivo/LICENSE',
  axes: { wdth: 66, wght: HEADING_WEIGHT },
  repeats: COMBINING_MARKS,
});

/**
 * Archivo has no hooked letters (Hausa) and no ṅ, ǹ, ḿ. Condensed Noto Sans is most similar in
 * stroke and width.
 */
const HOOKED_LETTERS: FacePlan = {
  name: 'slate-display-hooked',
  source: '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-standard-normal.woff2',
  licence: '@fontsource-variable/noto-sans/LICENSE',
  axes: { wdth: 70, wght: HEADING_WEIGHT },
  isStandIn: true,
};

const ARROWS: FacePlan = {
  ...INTER,
  name: 'slate-display-arrows',
  axes: { opsz: 32, wght: HEADING_WEIGHT },
  isStandIn: true,
};

const TEXT: FacePlan = { ...INTER, name: 'slate-text', axes: { opsz: 14, wght: TEXT_WEIGHT } };

/**
 * Headings use Archivo at two thirds of its width, text uses Inter. The families have their own
 * names, because they are subsets and combined. The order is that of the `@font-face` rules.
 */
export const FONT_PLAN: readonly FamilyPlan[] = [
  {
    family: 'Slate Display',
    weight: HEADING_WEIGHT,
    faces: [archivo('latin'), archivo('latin-ext'), archivo('vietnamese'), HOOKED_LETTERS, ARROWS],
    // For bold condensed headings: Arial Narrow if available, otherwise Arial, or Roboto on Android.
    fallbacks: [
      fallback('Slate Display Fallback Narrow', '600 700', 700, ARIAL_NARROW_BOLD),
      fallback('Slate Display Fallback Roboto', '600 700', 700, ROBOTO_BOLD),
      fallback('Slate Display Fallback', '600 700', 700, ARIAL_BOLD),
    ],
  },
  {
    family: 'Slate Text',
    weight: TEXT_WEIGHT,
    faces: [TEXT],
    // Regular and bold fonts, so that the browser does not synthesise bold.
    fallbacks: [
      fallback('Slate Text Fallback', '400 500', 400, ARIAL),
      fallback('Slate Text Fallback', '600 700', 600, ARIAL_BOLD),
      fallback('Slate Text Fallback Roboto', '400 500', 400, ROBOTO),
      fallback('Slate Text Fallback Roboto', '600 700', 600, ROBOTO_BOLD),
    ],
  },
];
