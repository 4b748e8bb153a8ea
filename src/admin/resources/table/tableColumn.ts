import type { ReactNode } from 'react';

/** Column of the table, and line of a card on a phone. */
export interface TableColumn<T> {
  id: string;
  label: string;
  cell: (row: T) => ReactNode;
  /** Sort value of a row. Without it, the column cannot be sorted. */
  sortBy?: (row: T) => string | number;
  /** Position on a card. A line also shows its label. */
  card: 'picture' | 'title' | 'line' | 'actions';
  /**
   * Whether the column can be hidden. False for columns that identify a row or contain its actions.
   */
  canHide: boolean;
  align?: 'end';
}

/** Filter of the rows. */
export interface TableFilter<T> {
  /** Accessible name, such as 'Category'. */
  label: string;
  /** Label of the option for all, such as 'All Categories'. */
  allLabel: string;
  options: readonly { value: string; label: string }[];
  matches: (row: T, value: string) => boolean;
}

/** Visible part of the rows. */
export interface TableExtent {
  /** Numbers of the first and last row on this page, from 1, or 0 without rows. */
  first: number;
  last: number;
  /** Number of rows that match search and filter. */
  found: number;
  search: string;
}

/** Props of a table. Functions and arrays must be stable, otherwise all rows render again. */
export interface TableProps<T> {
  /** Accessible name, such as 'All Products'. */
  label: string;
  /** Singular noun in lower case, such as 'product'. */
  noun: string;
  rows: readonly T[];
  columns: readonly TableColumn<T>[];
  idOf: (row: T) => string;
  /** Returns the name of a row, for the accessible names of its controls. */
  nameOf: (row: T) => string;
  /** Returns the searchable text of a row. */
  searchText: (row: T) => string;
  /** Placeholder of the search field, such as 'Search products...'. */
  searchPlaceholder: string;
  filter?: TableFilter<T>;
  emptyText: string;
  /** Returns the line above the table. The default is like 'Showing 1–10 of 14 products'. */
  summary?: (extent: TableExtent) => string;
  /** Buttons for the selected rows. Without them, rows cannot be selected. */
  bulkActions?: (selected: readonly T[], clear: () => void) => ReactNode;
  /** Buttons next to the search field, which may need the rows found. */
  tools?: (found: readonly T[]) => ReactNode;
}
