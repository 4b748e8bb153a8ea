import { foldText } from '@/domain/text/slug';
import type { TableColumn, TableFilter } from './tableColumn';

/** Longer than any number worth sorting by. */
const DIGITS = 12;

type SortKey = string | number;

/** What a value is compared by: texts without case and marks, the numbers in them by size. */
function sortKey(value: string | number): SortKey {
  if (typeof value === 'number') return value;
  return foldText(value).replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

/** The keys of rows by what they are sorted by: a row that did not change is not read again. */
const keys = new WeakMap<object, WeakMap<object, SortKey>>();

/** Reads what rows are compared by, each once as long as it is the same row. */
function keyReader<T extends object>(sortBy: (row: T) => string | number): (row: T) => SortKey {
  const known = keys.get(sortBy) ?? new WeakMap<object, SortKey>();
  keys.set(sortBy, known);
  return (row) => {
    const found = known.get(row);
    if (found !== undefined) return found;
    const made = sortKey(sortBy(row));
    known.set(row, made);
    return made;
  };
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The rows in the order of a column; equal ones, and all without a column, stay in theirs. */
export function sortRows<T extends object>(
  rows: readonly T[],
  column: TableColumn<T> | undefined,
  isDescending: boolean,
): readonly T[] {
  const { sortBy } = column ?? {};
  if (!sortBy) return rows;
  const sign = isDescending ? -1 : 1;
  const keyOf = keyReader(sortBy);
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => sign * compare(a.key, b.key))
    .map(({ row }) => row);
}

/** Makes what a search looks at, once for every row: a row that did not change is not read again. */
export function createSearchIndex<T extends object>(searchText: (row: T) => string) {
  const texts = new WeakMap<T, string>();
  return (row: T): string => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const made = foldText(searchText(row));
    texts.set(row, made);
    return made;
  };
}

/** The rows that hold every word of a search and fit the filter's choice, in their order. */
export function filterRows<T>(
  rows: readonly T[],
  search: string,
  textOf: (row: T) => string,
  filter?: TableFilter<T>,
  choice = '',
): readonly T[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0 && (!filter || choice === '')) return rows;
  return rows.filter((row) => {
    if (filter && choice !== '' && !filter.matches(row, choice)) return false;
    if (words.length === 0) return true;
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
}

/** Rows read at a time. */
const PIECE_ROWS = 16;

/** Reads ahead, piece by piece, what rows are searched and sorted by; each piece says whether there are more. */
export function precomputeRows<T extends object>(
  rows: readonly T[],
  columns: readonly TableColumn<T>[],
  textOf: (row: T) => string,
): () => boolean {
  const readers = columns.flatMap(({ sortBy }) => (sortBy ? [keyReader(sortBy)] : []));
  let next = 0;
  return () => {
    for (const row of rows.slice(next, next + PIECE_ROWS)) {
      textOf(row);
      for (const keyOf of readers) keyOf(row);
    }
    next += PIECE_ROWS;
    return next < rows.length;
  };
}
