import { HEADING_FALLBACKS, TEXT_FALLBACKS } from './fallbackPlan';
import type { FacePlan, FamilyPlan } from './fontPlanTypes';
import { COMBINING_MARKS } from './neededCharacters';

/** Layout features that stay; everything else (alternates, small capitals, fractions) goes. */
export const KEPT_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'tnum', 'case'];

/** Ceiling of all woff2 files together, in bytes. */
export const FONT_BUDGET = 58_000;

const HEADING_WEIGHT = { min: 600, max: 700, default: 600 };
const TEXT_WEIGHT = { min: 400, max: 700, default: 400 };

const INTER = {
  source: 'inter-ui/variable/InterVariable.woff2',
  licence: 'inter-ui/LICENSE.txt',
};

/** npm has Archivo in three files only; each keeps the marks, so that ọ̀ and m̀ are shaped whole. */
const archivo = (subset: 'latin' | 'latin-ext' | 'vietnamese'): FacePlan => ({
  name: `slate-display-${subset}`,
  source: `@fontsource-variable/archivo/files/archivo-${subset}-standard-normal.woff2`,
  licence: '@fontsource-variable/archivo/LICENSE',
  axes: { wdth: 66, wght: HEADING_WEIGHT },
  repeats: COMBINING_MARKS,
  preload: subset === 'latin',
  isStandIn: false,
});

/** Archivo has no hooked letters (Hausa) and no ṅ, ǹ, ḿ; condensed Noto is nearest in stroke and width. */
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
 * Headings: Archivo at two thirds of its width. Text: Inter. Both under names of our own, because they are
 * cut down and mixed; in the order in which their faces are written.
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
