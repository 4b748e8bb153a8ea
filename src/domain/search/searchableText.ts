import { foldText } from '../text/slug';

/** Punctuation, spaces, control characters and signs such as `+`, which a search ignores. Lines stay apart. */
const SEPARATORS = /(?:[\p{P}\p{Z}\p{Sm}\p{Sk}]|(?!\n)\p{C})+/gu;

/**
 * Prepares the texts of a record for {@link searchMatcher}: words without case and accents, with single spaces between
 * them, and a line for each text. Do it once per record, because folding thousands of texts is expensive. No word is
 * found across two lines. Never throws.
 */
export function searchableText(texts: readonly string[]): string {
  return foldText(texts.join('\n')).replace(SEPARATORS, ' ');
}

/** Returns a pattern that finds a word from the start of another one, whatever spaces are in between. */
function joinedWords(word: string): RegExp {
  const letters = word.split('').map((letter) => (letter === '$' ? String.raw`\$` : letter));
  return new RegExp(String.raw`(?:^|\s)${letters.join(' ?')}`);
}

/**
 * Returns a function that returns whether a prepared text contains every word of a search, in any order. Hyphens, dots
 * and spaces make no difference: `2470` and `24 70` are found in “24-70mm”, and `cstand` in “C-Stand”.
 */
export function searchMatcher(search: string): (searchable: string) => boolean {
  // `24-70` is one word here, and two in a prepared text.
  const words = foldText(search)
    .split(/\s+/)
    .map((word) => word.replace(SEPARATORS, ''));
  const patterns = [...new Set(words)]
    .filter(Boolean)
    .map((word) => ({ word, joined: joinedWords(word) }));
  return (text) => patterns.every(({ word, joined }) => text.includes(word) || joined.test(text));
}
