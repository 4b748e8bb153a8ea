import type { FontMetrics } from './fontMetrics';
import type { FallbackPlan } from './fontPlan';

/** Data for the `@font-face` rule of a font file. */
interface WebFace {
  family: string;
  /** Name of the file below `/fonts`. */
  file: string;
  weight: { min: number; max: number };
  codePoints: readonly number[];
  metrics: FontMetrics;
  /** Scale of the glyphs. 1 for the faces of the family itself. */
  scale: number;
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

/**
 * Returns overrides of the vertical metrics. `size-adjust` scales them too, so they are divided by
 * it.
 */
const overrides = (metrics: FontMetrics, scale: number): string =>
  [
    ...(scale === 1 ? [] : [`  size-adjust: ${percent(scale)};`]),
    `  ascent-override: ${percent(metrics.ascent / scale)};`,
    `  descent-override: ${percent(metrics.descent / scale)};`,
    `  line-gap-override: ${percent(metrics.lineGap / scale)};`,
  ].join('\n');

/**
 * Returns the `@font-face` rule of a web font. It uses `swap`: the fallback has the same metrics,
 * so that late fonts cause no layout shift. First visits on slow connections therefore still get
 * the brand's font.
 */
export const webFaceCss = (face: WebFace): string => `@font-face {
  font-family: '${face.family}';
  src: url('/fonts/${face.file}') format('woff2');
  font-style: normal;
  font-weight: ${face.weight.min} ${face.weight.max};
  font-display: swap;
  unicode-range: ${unicodeRange(face.codePoints)};
${overrides(face.metrics, face.scale)}
}
`;

/** Returns the `@font-face` rule that adjusts a device font to the metrics of the web font. */
export const fallbackCss = (plan: FallbackPlan, metrics: FontMetrics, scale: number): string =>
  `@font-face {
  font-family: '${plan.family}';
  src: ${plan.local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${plan.weight};
${overrides(metrics, scale)}
}
`;
