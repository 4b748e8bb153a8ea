import type { TableColumn } from './tableColumn';

/** A row on the screen. */
export interface ShownRow<T> {
  id: string;
  row: T;
  name: string;
  isSelected: boolean;
}

/** The page of rows that table and cards are both drawn from. */
export interface RowsProps<T> {
  label: string;
  rows: readonly ShownRow<T>[];
  /** The visible ones. */
  columns: readonly TableColumn<T>[];
  sort: {
    column: string | undefined;
    isDescending: boolean;
    onToggle: (column: string, event: unknown) => void;
  };
  /** Missing where nothing can be selected. */
  selecting?: {
    isPageSelected: boolean;
    isPartSelected: boolean;
    onTogglePage: (event: unknown) => void;
    onToggle: (id: string, event: unknown) => void;
  };
}
