import type { FallbackPlan } from './fontPlanTypes';

/** Text whose mean advance stands for a font's width. */
export const WIDTH_SAMPLE =
  'We rent cinema cameras, lenses and light to crews across Lagos, and we shoot films of our own. ' +
  'Every kit is checked, charged and labelled before it leaves the house.';

type DeviceFont = Pick<FallbackPlan, 'local' | 'meanAdvance'>;

/** Measured with WIDTH_SAMPLE on Roboto itself and on Liberation, Arial's metric twin. */
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

/** Headings are bold and narrow: best the narrow Arial where there is one, else Arial, else Roboto (Android). */
export const HEADING_FALLBACKS: readonly FallbackPlan[] = [
  fallback('Slate Display Fallback Narrow', '600 700', 700, ARIAL_NARROW_BOLD),
  fallback('Slate Display Fallback Roboto', '600 700', 700, ROBOTO_BOLD),
  fallback('Slate Display Fallback', '600 700', 700, ARIAL_BOLD),
];

/** Two weights each, so that the browser need not embolden the letters itself. */
export const TEXT_FALLBACKS: readonly FallbackPlan[] = [
  fallback('Slate Text Fallback', '400 500', 400, ARIAL),
  fallback('Slate Text Fallback', '600 700', 600, ARIAL_BOLD),
  fallback('Slate Text Fallback Roboto', '400 500', 400, ROBOTO),
  fallback('Slate Text Fallback Roboto', '600 700', 600, ROBOTO_BOLD),
];
