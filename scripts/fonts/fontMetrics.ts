import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { WIDTH_SAMPLE } from './fallbackPlan';
import type { Axis } from './fontPlanTypes';

/** Measures of a font in em. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  xHeight: number;
}

/** The part of fontkit's font that its types leave out; its own glyph widths fail on an empty last glyph. */
interface WithAdvances {
  hmtx: { metrics: { length: number; get(index: number): { advance: number } } };
}

/** Opens a single font (not a collection) of any format fontkit reads; throws on anything else. */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('Font collections are not supported.');
  return font;
}

/** Vertical measures as browsers use them, of the font's default instance. */
export function readMetrics(font: Font): FontMetrics {
  const em = font.unitsPerEm;
  return {
    ascent: font.ascent / em,
    descent: -font.descent / em,
    lineGap: font.lineGap / em,
    xHeight: font.xHeight / em,
  };
}

/** Mean advance of WIDTH_SAMPLE in em, with the weight pinned to `weight` and the other axes as planned. */
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
  const { metrics } = (font as unknown as WithAdvances).hmtx;
  const letters = Array.from(WIDTH_SAMPLE, (char) => char.codePointAt(0) ?? 0);
  const total = letters.reduce((sum, code) => {
    const glyph = font.glyphForCodePoint(code).id;
    return sum + metrics.get(Math.min(glyph, metrics.length - 1)).advance;
  }, 0);
  return total / letters.length / font.unitsPerEm;
}
