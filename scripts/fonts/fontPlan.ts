import config from '../../company.config';
import { readCompany } from '../../src/domain/company/readCompany';

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const codePoints = (text: string): number[] => Array.from(text, (char) => char.codePointAt(0) ?? 0);

/** Browsers hyphenate with U+002D, and most fonts do not contain the soft hyphen. */
const SOFT_HYPHEN = 0xad;

/** Precomposed letters of Yorùbá, Igbo and Hausa that are not in Latin-1. */
const MARKED_LETTERS = codePoints('ọẹṣńǹḿɓɗƙƴịụṅỌẸṢŃǸḾƁƊƘƳỊỤṄ');

/** Grave, acute, macron and dot below, for tones on letters that have no precomposed form (ọ̀, ẹ́, m̀, n̄). */
const COMBINING_MARKS = [0x300, 0x301, 0x304, 0x323];

// Not the company of the tests: the committed fonts are those of the site.
const SIGNS = codePoints(`${readCompany(config).money.sign}\u20AC‘’“”‚„‹›–—…×→←·•©™°½−`);

const LATIN = [...range(0x20, 0x7e), ...range(0xa0, 0xff).filter((code) => code !== SOFT_HYPHEN)];

/** Code points that both families must contain, ascending. */
export const NEEDED_CODE_POINTS: readonly number[] = [
  ...new Set([...LATIN, ...MARKED_LETTERS, ...COMBINING_MARKS, ...SIGNS]),
].sort((a, b) => a - b);

interface Range {
  min: number;
  max: number;
  default: number;
}

export type Axes = Record<string, number | Range>;

export interface FacePlan {
  name: string;
  source: string;
  licence: string;
  axes: Axes;
  /** Code points to include although an earlier face has them: combining marks must be in the file of their base letter. */
  repeats?: readonly number[];
  /** Whether it provides letters that the first face lacks, scaled to the x-height of that face. */
  isStandIn?: boolean;
}

/** Device font that is shown, scaled, until the web font is loaded. */
interface FallbackPlan {
  family: string;
  weight: string;
  /** Weight of the web font whose width is compared. */
  comparedWeight: number;
  /** Full names and PostScript names for `local()`. */
  local: readonly string[];
  /** Mean advance width of WIDTH_SAMPLE in em. */
  meanAdvance: number;
}

/** CSS font family. Its faces share the weight range. The first face that contains a letter is used for it. */
export interface FamilyPlan {
  family: string;
  weight: Range;
  faces: readonly [FacePlan, ...FacePlan[]];
  fallbacks: readonly FallbackPlan[];
}

/** OpenType features to keep. Others, such as alternates, small capitals and fractions, are removed. */
export const KEPT_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'tnum', 'case'];

/** Text whose mean advance width represents the width of a font. The values below depend on it. */
export const WIDTH_SAMPLE =
  'We rent cinema cameras, lenses and light to crews across oceans, and we shoot films of our own. ' +
  'Every kit is checked, charged and labelled before it leaves the house.';

/** Maximum total size of the woff2 files in bytes. */
export const FONT_BUDGET = 58_000;

/** Measured with WIDTH_SAMPLE on Roboto, and on Liberation, which is metrically compatible with Arial. */
const DEVICE_FONTS = {
  arial: { local: ['Arial', 'ArialMT', 'Liberation Sans'], meanAdvance: 0.4477 },
  arialBold: {
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    meanAdvance: 0.4806,
  },
  arialNarrowBold: {
    local: ['Arial Narrow Bold', 'ArialNarrow-Bold', 'Liberation Sans Narrow Bold'],
    meanAdvance: 0.3942,
  },
  roboto: { local: ['Roboto', 'Roboto-Regular'], meanAdvance: 0.4452 },
  robotoBold: { local: ['Roboto Bold', 'Roboto-Bold'], meanAdvance: 0.4513 },
};

const fallback = (
  family: string,
  weight: string,
  comparedWeight: number,
  font: keyof typeof DEVICE_FONTS,
): FallbackPlan => ({ family, weight, comparedWeight, ...DEVICE_FONTS[font] });

const HEADING_WEIGHT = { min: 600, max: 700, default: 600 };
const TEXT_WEIGHT = { min: 400, max: 700, default: 400 };
const INTER = { source: 'inter-ui/variable/InterVariable.woff2', licence: 'inter-ui/LICENSE.txt' };

/** On npm, Archivo is split into three files. Each one keeps the combining marks, so that ọ̀ and m̀ are rendered with one font. */
const archivo = (subset: 'latin' | 'latin-ext' | 'vietnamese'): FacePlan => ({
  name: `site-display-${subset}`,
  source: `@fontsource-variable/archivo/files/archivo-${subset}-standard-normal.woff2`,
  licence: '@fontsource-variable/archivo/LICENSE',
  axes: { wdth: 66, wght: HEADING_WEIGHT },
  repeats: COMBINING_MARKS,
});

/** The families have names of their own, because they are subsets. Their order is that of the `@font-face` rules. */
export const FONT_PLAN: readonly FamilyPlan[] = [
  {
    family: 'Site Display',
    weight: HEADING_WEIGHT,
    faces: [
      archivo('latin'),
      archivo('latin-ext'),
      archivo('vietnamese'),
      // Archivo has no hooked letters (Hausa) and no ṅ, ǹ, ḿ. Condensed Noto Sans is most similar in stroke and width.
      {
        name: 'site-display-hooked',
        source: '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-standard-normal.woff2',
        licence: '@fontsource-variable/noto-sans/LICENSE',
        axes: { wdth: 70, wght: HEADING_WEIGHT },
        isStandIn: true,
      },
      {
        ...INTER,
        name: 'site-display-arrows',
        axes: { opsz: 32, wght: HEADING_WEIGHT },
        isStandIn: true,
      },
    ],
    // For bold condensed headings: Arial Narrow if available, otherwise Arial, or Roboto on Android.
    fallbacks: [
      fallback('Site Display Fallback Narrow', '600 700', 700, 'arialNarrowBold'),
      fallback('Site Display Fallback Roboto', '600 700', 700, 'robotoBold'),
      fallback('Site Display Fallback', '600 700', 700, 'arialBold'),
    ],
  },
  {
    family: 'Site Text',
    weight: TEXT_WEIGHT,
    faces: [{ ...INTER, name: 'site-text', axes: { opsz: 14, wght: TEXT_WEIGHT } }],
    // Regular and bold fonts, so that the browser does not synthesise bold.
    fallbacks: [
      fallback('Site Text Fallback', '400 500', 400, 'arial'),
      fallback('Site Text Fallback', '600 700', 600, 'arialBold'),
      fallback('Site Text Fallback Roboto', '400 500', 400, 'roboto'),
      fallback('Site Text Fallback Roboto', '600 700', 600, 'robotoBold'),
    ],
  },
];
