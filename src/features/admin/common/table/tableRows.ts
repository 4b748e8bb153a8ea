import { foldText } from '@/domain/slug';
import type { TableColumn, TableFilter } from './tableColumn';

/** Longer than any number worth sorting by. */
const DIGITS = 12;

type SortKey = string | number;

/** What a value is compared by: texts without case and marks, the numbers in them by size. */
function sortKey(value: string | number): SortKey {
  if (typeof value === 'number') return value;
  return foldText(value).replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

/** What a row is compared by in a column. */
export type KeyOf<T> = (row: T, column: TableColumn<T>) => SortKey;

/** Makes what rows are compared by, once for every row and column: a row that did not change is not read again. */
export function createSortKeys<T extends object>(columns: readonly TableColumn<T>[]): KeyOf<T> {
  const keys = new WeakMap<T, SortKey[]>();
  return (row, column) => {
    const known = keys.get(row) ?? [];
    if (known.length === 0) keys.set(row, known);
    return (known[columns.indexOf(column)] ??= sortKey(column.sortBy?.(row) ?? ''));
  };
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The rows in the order of a column; equal ones, and all without a column, stay in theirs. */
export function sortedRows<T extends object>(
  rows: readonly T[],
  column: TableColumn<T> | undefined,
  isDescending: boolean,
  keyOf: KeyOf<T>,
): readonly T[] {
  if (!column?.sortBy) return rows;
  const sign = isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, key: keyOf(row, column) }))
    .sort((a, b) => sign * compare(a.key, b.key))
    .map(({ row }) => row);
}

/** Makes what a search looks at, once for every row: a row that did not change is not read again. */
export function createSearchTexts<T extends object>(searchText: (row: T) => string) {
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
export function foundRows<T>(
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
