import { readFile } from 'node:fs/promises';
import path from 'node:path';

const at = (file: string) => path.resolve(import.meta.dirname, '../..', file);

export const FONT_FOLDER = at('public/fonts');
export const FONT_CSS = at('src/theme/fonts.css');

/** Fonts that every page needs. The others contain rare letters. */
const PRELOADED = /\/fonts\/site-(?:display-latin|text)-[\da-f]+\.woff2/g;

/** Returns the `@font-face` rules, and the URLs of the fonts to preload, headings first. */
export async function readFonts(): Promise<{ css: string; preload: string[] }> {
  const css = await readFile(FONT_CSS, 'utf8');
  return { css, preload: css.match(PRELOADED) ?? [] };
}
