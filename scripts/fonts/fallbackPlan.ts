import type { FallbackPlan } from './fontPlanTypes';

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

/**
 * Fallbacks for bold condensed headings: Arial Narrow if available, otherwise Arial, or Roboto on
 * Android.
 */
export const HEADING_FALLBACKS: readonly FallbackPlan[] = [
  fallback('Slate Display Fallback Narrow', '600 700', 700, ARIAL_NARROW_BOLD),
  fallback('Slate Display Fallback Roboto', '600 700', 700, ROBOTO_BOLD),
  fallback('Slate Display Fallback', '600 700', 700, ARIAL_BOLD),
];

/** Regular and bold fonts, so that the browser does not synthesise bold. */
export const TEXT_FALLBACKS: readonly FallbackPlan[] = [
  fallback('Slate Text Fallback', '400 500', 400, ARIAL),
  fallback('Slate Text Fallback', '600 700', 600, ARIAL_BOLD),
  fallback('Slate Text Fallback Roboto', '400 500', 400, ROBOTO),
  fallback('Slate Text Fallback Roboto', '600 700', 600, ROBOTO_BOLD),
];
