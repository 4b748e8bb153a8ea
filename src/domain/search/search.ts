import { foldText } from '../text/slug';

/** Prepared texts of a record in the order of their importance: its name, its category and keywords, its contents. */
export type Searchable = readonly string[];

const CONTENTS = 2;

export const NOT_FOUND = Infinity;

/** Punctuation, spaces, control characters and signs such as `+`, which a search ignores. Lines stay apart. */
const SEPARATORS = /(?:[\p{P}\p{Z}\p{Sm}\p{Sk}]|(?!\n)\p{C})+/gu;

/** Folds words, with a line for each text. Do it once per record: thousands of texts are expensive. Never throws. */
export function searchable(...parts: readonly (readonly string[])[]): Searchable {
  return parts.map((texts) => foldText(texts.join('\n')).replace(SEPARATORS, ' '));
}

/** Returns the words of a search. `24-70` is one word here, and two in a prepared text. */
export const searchWords = (search: string): string[] =>
  foldText(search)
    .split(/[\s,;/&]+/)
    .map((word) => word.replace(SEPARATORS, ''))
    .filter(Boolean);

/** Words that say nothing about what is searched for. They only affect the order. */
const FILLERS = new Set(
  'a an the i im we my you it is are in on at of to for from with and or some any all how much do have please need want looking find get rent rental rentals renting hire hiring cheap affordable best good available price cost book booking equipment gear that one mr mrs customer request'.split(
    ' ',
  ),
);

/** Whether a word of {@link searchWords} says nothing about what is searched for. */
export const isFillerWord = (word: string): boolean => FILLERS.has(word);

type Rule = readonly [from: RegExp, to: string];

/** Singular and plural. `lens` is no plural. Any word also matches its plural with -s. */
const NUMBERS: readonly Rule[] = [
  [/^(?!lens$)(..+[^sui])s$/, '$1'],
  [/(lens|ss|x|ch|sh)es?$/, '$1'],
  [/(..)ies?$/, '$1y'],
  [/(.[^aeiou])y$/, '$1ie'],
];

const rule = (from: string, to: string): Rule => [new RegExp(`(..)${from}`), `$1${to}`];

/** British and American spellings within a word. */
const SPELLINGS = 'our,or tre,ter bre,ber is,iz lled,led lling,ling ey,ay'
  .split(' ')
  .flatMap((pair) => {
    const [british = '', american = ''] = pair.split(',');
    return [rule(british, american), rule(american, british)];
  });

const varied = (words: readonly string[], rules: readonly Rule[]): string[] =>
  words.flatMap((word) => [word, ...rules.map(([from, to]) => word.replace(from, to))]);

interface Term {
  forms: readonly string[];
  /** Whether it may begin within a word of name, category and keywords. */
  isLong: boolean;
  isFiller: boolean;
  start: RegExp;
  whole: RegExp;
}

/** @param joined the word together with the one before or after it, as in 'sand bag' for 'sandbag' */
function termOf(word: string, joined: readonly string[]): Term {
  const forms = [...new Set(varied(varied([word, ...joined], NUMBERS), SPELLINGS))];
  // A word is also found with spaces in it.
  const spaced = forms.map((form) =>
    form
      .split('')
      .join(' ?')
      .replaceAll('$', String.raw`\$`),
  );
  const start = String.raw`(?:^|\s)(?:${spaced.join('|')})`;
  return {
    forms,
    isLong: !/^\w{1,3}$/.test(word),
    isFiller: FILLERS.has(word),
    start: new RegExp(start),
    whole: new RegExp(String.raw`${start}(?:e?s)?(?:\s|$)`),
  };
}

function rankOf({ forms, isLong, start, whole }: Term, record: Searchable): number {
  const isIn = (text: string, at: number) =>
    (isLong && at < CONTENTS && forms.some((form) => text.includes(form))) || start.test(text);
  const part = record.findIndex(isIn);
  if (part === -1) return NOT_FOUND;
  return 2 * part + (whole.test(record[part] ?? '') ? 0 : 1);
}

/**
 * Returns a function that returns how well a record matches a search: 0 if all words are whole words of its name, more if
 * they are parts of words or in its other texts, {@link NOT_FOUND} unless it has all of them, in any order.
 *
 * Hyphens, dots and spaces make no difference: `2470` and `24 70` are found in “24-70mm”, `cstand` in “C-Stand”, and
 * `sand bag` in “Sandbag”.
 * Neither do singular and plural, British and American spelling, and words such as `need` next to others. A word
 * of at least four letters is also found within those of name, category and keywords, any other only at their start.
 */
export function searchRanker(search: string): (record: Searchable) => number {
  const words = [...new Set(searchWords(search))];
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  const all = words.map((word, at) => termOf(word, pairs.slice(Math.max(0, at - 1), at + 1)));
  const needed = all.filter(({ isFiller }) => !isFiller);
  const terms = needed.length > 0 ? needed : all;
  const fillers = all.filter((term) => !terms.includes(term));
  return (record) => {
    let sum = 0;
    for (const term of terms) {
      sum += rankOf(term, record);
      if (sum === NOT_FOUND) return sum;
    }
    return fillers.reduce((rank, { whole }) => rank + Number(!whole.test(record[0] ?? '')), sum);
  };
}

/** Best first. Entries of the same rank keep their order. */
export function ranked<T>(entries: readonly T[], rank: (entry: T) => number): T[] {
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((one) => one.rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
