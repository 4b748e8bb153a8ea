/** Returns the code points from `first` to `last`, inclusive. */
const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const codePoints = (text: string): number[] => Array.from(text, (char) => char.codePointAt(0) ?? 0);

/** Browsers hyphenate with U+002D, and most fonts do not contain the soft hyphen. */
const SOFT_HYPHEN = 0xad;

const BASIC_LATIN = range(0x20, 0x7e);
const LATIN_1 = range(0xa0, 0xff).filter((code) => code !== SOFT_HYPHEN);

/** Precomposed letters of Yorùbá, Igbo and Hausa that are not in Latin-1. */
const NIGERIAN_LETTERS = codePoints('ọẹṣńǹḿɓɗƙƴịụṅỌẸṢŃǸḾƁƊƘƳỊỤṄ');

/**
 * Grave, acute, macron and dot below, for tones on letters that have no precomposed form (ọ̀, ẹ́,
 * m̀, n̄).
 */
export const COMBINING_MARKS = [0x300, 0x301, 0x304, 0x323];

const SIGNS = codePoints('₦€‘’“”‚„‹›–—…×→←·•©™°½−');

/** Code points that both families must contain, ascending. */
export const NEEDED_CODE_POINTS: readonly number[] = [
  ...new Set([...BASIC_LATIN, ...LATIN_1, ...NIGERIAN_LETTERS, ...COMBINING_MARKS, ...SIGNS]),
].sort((a, b) => a - b);
