import { isFillerWord, NOT_FOUND, searchWords } from './search';

/** A search with the nearest words in place of those that are nowhere. */
export interface NearestSearch {
  search: string;
  /** Whether at most one letter of each word was wrong. */
  isClose: boolean;
}

const MIN_LETTERS = 4;
/** Words of this length may have two wrong letters. */
const LONG = 6;

type Letters = readonly string[];

/** Returns the letters of a text that a search compares. Combined letters, such as those of Korean, count as one. */
const lettersOf = (text: string): Letters =>
  Array.from(searchWords(text).join('').normalize('NFC'));

/** Letters that are wrong, missing, too many or exchanged, for every beginning of a word. */
function distances(typed: Letters, word: Letters): number[] {
  let before: number[] = [];
  let row = [0, ...word.map((_letter, at) => at + 1)];
  typed.forEach((letter, at) => {
    const next = [at + 1];
    word.forEach((other, to) => {
      const isSwap = letter === word[to - 1] && typed[at - 1] === other;
      next.push(
        Math.min(
          (row[to] ?? 0) + Number(letter !== other),
          (row[to + 1] ?? 0) + 1,
          (next[to] ?? 0) + 1,
          isSwap ? (before[to - 1] ?? NOT_FOUND) + 1 : NOT_FOUND,
        ),
      );
    });
    [before, row] = [row, next];
  });
  return row;
}

interface Near {
  text: string;
  distance: number;
}

/** Returns the nearest text, the one whose length is nearest of several. */
function nearestOf(typed: string, texts: ReadonlyMap<string, Letters>): Near | undefined {
  const letters = lettersOf(typed);
  if (letters.length < MIN_LETTERS - 1) return undefined;
  const most = letters.length < LONG ? 1 : 2;
  let least = NOT_FOUND;
  let nearest: Near | undefined;
  for (const [text, word] of texts) {
    if (word.length < letters.length - most) continue;
    const row = distances(letters, word.slice(0, letters.length + most + 1));
    const start = Math.min(...row);
    // Of two wrong letters, only whole words are near.
    const distance = start > 1 ? (row.at(-1) ?? NOT_FOUND) : start;
    const difference = distance + Math.abs(word.length - letters.length) / 100;
    if (distance > most || difference >= least) continue;
    least = difference;
    nearest = { text, distance };
  }
  return nearest;
}

/** Numbers, because another one is another thing, and words that name days. */
const FIXED = /\d|^(?:last|this|next|week|month|year|yesterday|today|tomorrow)$/i;

const isFixed = (word: string) => FIXED.test(word) || searchWords(word).every(isFillerWord);

const candidatesOf = (texts: Iterable<string>): Map<string, Letters> =>
  new Map(
    [...new Set(texts)]
      .map((text) => [text, lettersOf(text)] as const)
      .filter(([, letters]) => letters.length >= MIN_LETTERS),
  );

/** Finds what a search without results was meant to be. @param textsOf called once, for the first such search */
export function nearestSearches(textsOf: () => readonly string[]) {
  let known: Record<'names' | 'words', ReadonlyMap<string, Letters>> | undefined;
  const candidates = () => {
    const names = textsOf();
    return {
      names: candidatesOf(names),
      words: candidatesOf(names.flatMap((name) => name.split(/\s+/))),
    };
  };

  return (search: string, hasResults: (search: string) => boolean): NearestSearch | undefined => {
    if (hasResults(search)) return undefined;
    const { names, words } = (known ??= candidates());
    const near = search
      .split(/\s+/)
      .filter(Boolean)
      .map(
        (word) =>
          (isFixed(word) || hasResults(word) ? undefined : nearestOf(word, words)) ?? {
            text: word,
            distance: 0,
          },
      );
    const corrected = near.map(({ text }) => text).join(' ');
    if (hasResults(corrected))
      return { search: corrected, isClose: near.every(({ distance }) => distance < 2) };
    const name = isFixed(search) ? undefined : nearestOf(search, names);
    return name && { search: name.text, isClose: name.distance < 2 };
  };
}
