import subsetFont from 'subset-font';
import { FONT_PLAN } from '../fonts/fontPlan';
import { advanceOf, openFont, readPackageFile } from '../fonts/makeFonts';

const FONTS = FONT_PLAN.flatMap(({ faces }) => faces);

/** Sets a text as outlines, the same on every computer. Undefined if no font has all letters. @param height in px */
export async function setWordmark(
  text: string,
  height: number,
  colour: string,
): Promise<Buffer | undefined> {
  for (const { source, axes } of FONTS) {
    const bytes = await readPackageFile(source);
    const all = openFont(bytes);
    const letters = Array.from(text);
    if (!letters.every((letter) => all.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))) continue;
    const options = { targetFormat: 'truetype', variationAxes: { ...axes, wght: 700 } } as const;
    const font = openFont(await subsetFont(bytes, text, options));
    let x = 0;
    const outlines = letters.map((letter) => {
      const start = x;
      x += advanceOf(font, letter);
      if (!letter.trim()) return '';
      const { path } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      return `<path transform="translate(${start} 0)" d="${path.toSVG()}"/>`;
    });
    const { ascent, descent } = font;
    const lines = ascent - descent;
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil((x * height) / lines)}" height="${height}" viewBox="0 ${-ascent} ${x} ${lines}"><g transform="scale(1 -1)" fill="${colour}">${outlines.join('')}</g></svg>`,
    );
  }
  return undefined;
}
