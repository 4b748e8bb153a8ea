import type { FontMetrics } from './fontMetrics';
import type { FallbackPlan } from './fontPlanTypes';

/** What a written font file needs in its `@font-face`. */
export interface WebFace {
  family: string;
  url: string;
  weight: { min: number; max: number };
  codePoints: readonly number[];
  metrics: FontMetrics;
  /** Factor of the letters' size; 1 for the family's own faces. */
  scale: number;
}

const percent = (value: number): string => `${(value * 100).toFixed(2).replace(/\.?0+$/, '')}%`;

const hex = (code: number): string => code.toString(16).toUpperCase();

/** Value of `unicode-range` for ascending code points: `U+20-7E, U+A0`. */
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

/** Line measures of the real font; `size-adjust` scales them too, so they are divided by it. */
const overrides = (metrics: FontMetrics, scale: number): string =>
  [
    ...(scale === 1 ? [] : [`  size-adjust: ${percent(scale)};`]),
    `  ascent-override: ${percent(metrics.ascent / scale)};`,
    `  descent-override: ${percent(metrics.descent / scale)};`,
    `  line-gap-override: ${percent(metrics.lineGap / scale)};`,
  ].join('\n');

/**
 * `@font-face` of a downloaded face. It swaps: the fallback has the same measures, so that a late font
 * moves nothing, and a first visit on a slow line still gets the brand's letters.
 */
export const webFaceCss = (face: WebFace): string => `@font-face {
  font-family: '${face.family}';
  src: url('${face.url}') format('woff2');
  font-style: normal;
  font-weight: ${face.weight.min} ${face.weight.max};
  font-display: swap;
  unicode-range: ${unicodeRange(face.codePoints)};
${overrides(face.metrics, face.scale)}
}
`;

/** `@font-face` that gives a font of the visitor's device the width and line of the real one. */
export const fallbackCss = (plan: FallbackPlan, metrics: FontMetrics, scale: number): string =>
  `@font-face {
  font-family: '${plan.family}';
  src: ${plan.local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${plan.weight};
${overrides(metrics, scale)}
}
`;
