import type { ReactNode } from 'react';

/** A column of a table, and a line of the cards that stand for it on a phone. */
export interface TableColumn<T> {
  id: string;
  label: string;
  cell: (row: T) => ReactNode;
  /** What rows are sorted by; a column without it cannot be sorted. */
  sortBy?: (row: T) => string | number;
  /** Where it stands on a card; a line says its label too. */
  card: 'picture' | 'title' | 'line' | 'actions';
  /** Whether it may be hidden; false for what a row cannot be known or used without. */
  canHide: boolean;
  align?: 'end';
}

/** A choice that narrows the rows. */
export interface TableFilter<T> {
  /** Accessible name, such as 'Category'. */
  label: string;
  /** The choice of all, such as 'All Categories'. */
  allLabel: string;
  options: readonly { value: string; label: string }[];
  matches: (row: T, value: string) => boolean;
}

/** What a table shows at a time. */
export interface TableExtent {
  /** Number of the first and the last row on this page, from 1; 0 when there is none. */
  first: number;
  last: number;
  /** Rows that fit search and filter. */
  found: number;
  search: string;
}

/** What a table is made of. Functions and lists are to be stable, or rows are drawn anew. */
export interface TableProps<T> {
  /** Accessible name, such as 'All Products'. */
  label: string;
  /** One of the rows in lower case, such as 'product'. */
  noun: string;
  rows: readonly T[];
  columns: readonly TableColumn<T>[];
  idOf: (row: T) => string;
  /** What a row is called, for the names of its controls. */
  nameOf: (row: T) => string;
  /** What a search looks at. */
  searchText: (row: T) => string;
  /** Placeholder of the search, such as 'Search products...'. */
  searchPlaceholder: string;
  filter?: TableFilter<T>;
  emptyText: string;
  /** The line over the table; by default 'Showing 1–10 of 14 products'. */
  summary?: (extent: TableExtent) => string;
  /** Buttons for the rows that are selected; without them nothing can be selected. */
  bulkActions?: (selected: readonly T[], clear: () => void) => ReactNode;
  /** Buttons beside the search, which may need the rows that were found. */
  tools?: (found: readonly T[]) => ReactNode;
}
