import type { ReactNode } from 'react';
import { readContent, type Content } from '@/domain/content/content';

/** For records that refer to none of the content. */
export const { content: NO_CONTENT } = readContent({});

export interface CellContext {
  content: Content;
  /** Opens the editor; missing while editing is disabled. */
  onEdit?: ((id: string) => void) | undefined;
}

/** Column of a table, and part of a card on a phone. */
export interface Column<T> {
  id: string;
  label: string;
  cell: (record: T, context: CellContext) => ReactNode;
  /** The cell on a card, if it differs. */
  cardCell?: (record: T, context: CellContext) => ReactNode;
  /** Returns the sort value. Without it, the column cannot be sorted. */
  sortBy?: (record: T, content: Content) => string | number;
  /** Position on a card: the image, the title, or a line with its label in the menu 'More'. */
  card: 'image' | 'title' | 'line';
}

export interface TableFilter<T> {
  label: string;
  /** Label of the option for all, such as 'All Categories'. */
  allLabel: string;
  /** Shown instead while the records are loaded. */
  loadingLabel: string;
  options: (content: Content, records: readonly T[]) => readonly { value: string; label: string }[];
  matches: (record: T, value: string, content: Content) => boolean;
}

export const PAGE_SIZE = 10;

export interface TableExtent {
  /** Numbers of the first and last record on this page, from 1, or 0 without records. */
  first: number;
  last: number;
  found: number;
  search: string;
}
