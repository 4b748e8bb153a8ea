import subsetFont from 'subset-font';
import { FONT_PLAN } from '../fonts/fontPlan';
import { advanceOf, openFont, readPackageFile } from '../fonts/makeFonts';

/** The fonts of the site, in the order in which they are tried. */
const FONTS = FONT_PLAN.flatMap(({ faces }) => faces);

/**
 * Sets a text as the outlines of an SVG, so that it looks the same whatever fonts a computer has.
 * @param height of the lines in px
 * @returns undefined if no font has all of its letters
 */
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
