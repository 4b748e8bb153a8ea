/** Code points from `first` to `last`, both included. */
const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const codePoints = (text: string): number[] => Array.from(text, (char) => char.codePointAt(0) ?? 0);

/** U+00AD is invisible: browsers hyphenate with U+002D, and most fonts leave it out. */
const SOFT_HYPHEN = 0xad;

const BASIC_LATIN = range(0x20, 0x7e);
const LATIN_1 = range(0xa0, 0xff).filter((code) => code !== SOFT_HYPHEN);

/** Letters of Yorùbá, Igbo and Hausa beyond Latin-1, composed. */
const NIGERIAN_LETTERS = codePoints('ọẹṣńǹḿɓɗƙƴịụṅỌẸṢŃǸḾƁƊƘƳỊỤṄ');

/** Grave, acute, macron and dot below: tones on letters that Unicode does not compose (ọ̀, ẹ́, m̀, n̄). */
export const COMBINING_MARKS = [0x300, 0x301, 0x304, 0x323];

const SIGNS = codePoints('₦€‘’“”‚„‹›–—…×→←·•©™°½−');

/** Every code point that both families must show, ascending. */
export const NEEDED_CODE_POINTS: readonly number[] = [
  ...new Set([...BASIC_LATIN, ...LATIN_1, ...NIGERIAN_LETTERS, ...COMBINING_MARKS, ...SIGNS]),
].sort((a, b) => a - b);
