import { HEADING_FALLBACKS, TEXT_FALLBACKS } from './fallbackPlan';
import type { FacePlan, FamilyPlan } from './fontPlanTypes';
import { COMBINING_MARKS } from './neededCharacters';

/**
 * OpenType features to keep. Others, such as alternates, small capitals and fractions, are removed.
 */
export const KEPT_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'tnum', 'case'];

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
  preload: subset === 'latin',
  isStandIn: false,
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
  repeats: [],
  preload: false,
  isStandIn: true,
};

const ARROWS: FacePlan = {
  ...INTER,
  name: 'slate-display-arrows',
  axes: { opsz: 32, wght: HEADING_WEIGHT },
  repeats: [],
  preload: false,
  isStandIn: true,
};

const TEXT: FacePlan = {
  ...INTER,
  name: 'slate-text',
  axes: { opsz: 14, wght: TEXT_WEIGHT },
  repeats: [],
  preload: true,
  isStandIn: false,
};

/**
 * Headings use Archivo at two thirds of its width, text uses Inter. The families have their own
 * names, because they are subsets and combined. The order is that of the `@font-face` rules.
 */
export const FONT_PLAN: readonly FamilyPlan[] = [
  {
    family: 'Slate Display',
    weight: HEADING_WEIGHT,
    faces: [archivo('latin'), archivo('latin-ext'), archivo('vietnamese'), HOOKED_LETTERS, ARROWS],
    fallbacks: HEADING_FALLBACKS,
  },
  { family: 'Slate Text', weight: TEXT_WEIGHT, faces: [TEXT], fallbacks: TEXT_FALLBACKS },
];
