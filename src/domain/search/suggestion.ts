import { searchableText, searchMatcher } from './searchableText';

/** Minimum number of letters of a word or a name that is suggested. */
const MIN_LETTERS = 4;

type Letters = readonly string[];

/** Returns the letters of a text that a search compares. Combined letters, such as those of Korean, count as one. */
function lettersOf(text: string): Letters {
  return Array.from(searchableText([text]).replace(/\s+/g, '').normalize('NFC'));
}

/** Returns whether `start` from a position is the beginning of `whole` from a position. */
function isStart(start: Letters, at: number, whole: Letters, wholeAt: number): boolean {
  for (let index = at; index < start.length; index += 1)
    if (start[index] !== whole[wholeAt + index - at]) return false;
  return true;
}

/**
 * Returns whether one edit of `typed` makes it the beginning of `word`: a letter that is wrong, missing, too many, or
 * exchanged with the next one.
 */
function isOneEditFrom(typed: Letters, word: Letters): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  return (
    isStart(typed, at + 1, word, at + 1) ||
    isStart(typed, at, word, at + 1) ||
    isStart(typed, at + 1, word, at) ||
    (typed[at] === word[at + 1] &&
      typed[at + 1] === word[at] &&
      isStart(typed, at + 2, word, at + 2))
  );
}

/** Returns the candidate one edit away whose length is nearest, the first of several. */
function nearestTo(typed: string, candidates: ReadonlyMap<string, Letters>): string | undefined {
  const letters = lettersOf(typed);
  if (letters.length < MIN_LETTERS - 1) return undefined;
  let nearest: string | undefined;
  let least = Infinity;
  for (const [text, word] of candidates) {
    const difference = Math.abs(word.length - letters.length);
    if (difference >= least || !isOneEditFrom(letters, word)) continue;
    nearest = text;
    least = difference;
  }
  return nearest;
}

const candidatesOf = (texts: Iterable<string>): Map<string, Letters> =>
  new Map(
    [...new Set(texts)]
      .map((text) => [text, lettersOf(text)] as const)
      .filter(([, letters]) => letters.length >= MIN_LETTERS),
  );

/**
 * Creates a function that returns the search that was probably meant if a search finds nothing because of one wrong letter: the same words with
 * the nearest word of the names in place of each that is in none of them, or a whole name.
 * @param names what a search may be meant to find
 */
export function searchSuggester(names: readonly string[]) {
  const texts = [...new Set(names)];
  const prepared = texts.map((text) => searchableText([text]));
  const wholeNames = candidatesOf(texts);
  const words = candidatesOf(texts.flatMap((name) => name.split(/\s+/)));

  /** @param hasResults returns whether a search finds anything */
  return (search: string, hasResults: (search: string) => boolean): string | undefined => {
    if (hasResults(search)) return undefined;
    const corrected = search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => (prepared.some(searchMatcher(word)) ? word : (nearestTo(word, words) ?? word)))
      .join(' ');
    return hasResults(corrected) ? corrected : nearestTo(search, wholeNames);
  };
}
