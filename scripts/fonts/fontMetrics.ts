import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { WIDTH_SAMPLE, type Axis } from './fontPlan';

/** Font metrics in em. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  xHeight: number;
}

/**
 * Part of fontkit's font that is missing in its types. Its own glyph widths fail on an empty last
 * glyph.
 */
interface WithAdvances {
  hmtx: { metrics: { length: number; get(index: number): { advance: number } } };
}

/**
 * Opens a font in any format that fontkit supports.
 * @throws Error for font collections and invalid files
 */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('Font collections are not supported.');
  return font;
}

/** Returns the vertical metrics of the default instance, as browsers use them. */
export function readMetrics(font: Font): FontMetrics {
  const em = font.unitsPerEm;
  return {
    ascent: font.ascent / em,
    descent: -font.descent / em,
    lineGap: font.lineGap / em,
    xHeight: font.xHeight / em,
  };
}

/**
 * Returns the mean advance width of WIDTH_SAMPLE in em.
 * @param axes variation axes, except for the weight
 * @param weight value of the weight axis
 */
export async function meanAdvance(
  source: Buffer,
  axes: Record<string, Axis>,
  weight: number,
): Promise<number> {
  const instance = await subsetFont(source, WIDTH_SAMPLE, {
    targetFormat: 'truetype',
    variationAxes: { ...axes, wght: weight },
  });
  const font = openFont(instance);
  const { metrics } = (font as Font & WithAdvances).hmtx;
  const codePoints = Array.from(WIDTH_SAMPLE, (char) => char.codePointAt(0) ?? 0);
  const total = codePoints.reduce((sum, code) => {
    const glyph = font.glyphForCodePoint(code).id;
    return sum + metrics.get(Math.min(glyph, metrics.length - 1)).advance;
  }, 0);
  return total / codePoints.length / font.unitsPerEm;
}
