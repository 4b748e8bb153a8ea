import { foldText } from '@/domain/text/slug';
import type { TableColumn, TableFilter } from './tableColumn';

/** Longer than any number that needs sorting. */
const DIGITS = 12;

type SortKey = string | number;

/** Returns the sort key of a value: texts without case and diacritics, numbers in them by value. */
function sortKey(value: string | number): SortKey {
  if (typeof value === 'number') return value;
  return foldText(value).replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

/** Cached sort keys per sort function and row, so that unchanged rows are not read again. */
const keys = new WeakMap<object, WeakMap<object, SortKey>>();

/** Returns a function that reads the sort key of a row and caches it by row identity. */
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

/** Sorts rows by a column. The sort is stable. Without a column, the order stays unchanged. */
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

/** Creates a search index that computes the text of each row once and caches it by row identity. */
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

/** Returns the rows that contain every word of the search and match the filter, in their order. */
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

/** Number of rows per step. */
const PIECE_ROWS = 16;

/**
 * Computes search texts and sort keys ahead of time, step by step. Each step returns whether more
 * rows follow.
 */
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
