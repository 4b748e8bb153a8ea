import type { TableColumn } from './tableColumn';

/** Visible row. */
export interface ShownRow<T> {
  id: string;
  row: T;
  name: string;
  isSelected: boolean;
}

/** Rows of a page, rendered as table or cards. */
export interface RowsProps<T> {
  label: string;
  rows: readonly ShownRow<T>[];
  /** Visible columns. */
  columns: readonly TableColumn<T>[];
  sort: {
    column: string | undefined;
    isDescending: boolean;
    onToggle: (column: string, event: unknown) => void;
  };
  /** Missing when rows cannot be selected. */
  selecting?: {
    isPageSelected: boolean;
    isPartSelected: boolean;
    onTogglePage: (event: unknown) => void;
    onToggle: (id: string, event: unknown) => void;
  };
}
