import type { ReactNode } from 'react';
import type { Content } from '@/domain/content/content';
import type { MovableItem } from '../../layout/order/MoveButtons';
import type { CellContext, TableExtent } from '../column';
import type { RowAction } from '../ActionButtons';
import type { DataTableOptions, DataTableState } from './useDataTable';

/** Props of a table. Functions and arrays must be stable, otherwise all rows render again. */
export interface DataTableProps<T extends { id: string }> extends DataTableOptions<T> {
  /** Accessible name, such as 'All Products'. */
  label: string;
  /** Singular and plural noun in lower case. */
  labels: { one: string; many: string };
  /** Returns the name of a record, for the accessible names of its controls. */
  nameOf: (record: T) => string;
  /** Name of the order of the records. The default is 'Website order'. */
  orderLabel?: string;
  /** Shown instead of an empty list. */
  empty: string;
  /** Returns the line above the table. The default is like 'Showing 1–10 of 14 products'. */
  summary?: ((extent: TableExtent, records: readonly T[]) => string) | undefined;
  /**
   * Moves records to an index among the others, from 0; missing for lists without an order of their own. Rows can be moved
   * only while all are shown in that order.
   */
  onMove?: ((ids: readonly string[], to: number) => void) | undefined;
  /** Whether records cannot be moved now. */
  isLocked?: boolean;
  /** Opens the editor; missing while editing is disabled. */
  onEdit?: ((id: string) => void) | undefined;
  /** Returns the actions of a row. On a phone, only the one that opens the editor is a button. */
  actionsOf?: (record: T) => readonly RowAction[];
  /** Returns at most two facts, which a row shows below its name on a phone. */
  factsOf: (record: T, content: Content) => readonly string[];
  /** Rendered between the toolbar and the rows. */
  children?: ReactNode;
  /** Buttons for the selected rows. Without them, rows cannot be selected. */
  renderBulkActions?: ((ids: readonly string[], clear: () => void) => ReactNode) | undefined;
  /**
   * Buttons next to the search field.
   * @param count number of records found
   * @param found returns these records, sorted
   * @param selected the selected ones
   */
  renderTools?: (count: number, found: () => readonly T[], selected: readonly T[]) => ReactNode;
}

/** How the rows of a page are moved. */
export interface RowOrder extends Pick<MovableItem, 'count' | 'isDisabled' | 'onMove'> {
  /** Index of the first row of the page. */
  start: number;
}

/** Props of the rows of a page, as table or cards. */
export interface RowsProps<T extends { id: string }> extends Pick<
  DataTableProps<T>,
  'label' | 'columns' | 'nameOf' | 'actionsOf' | 'factsOf'
> {
  table: DataTableState<T>['table'];
  context: CellContext;
  /** Missing while rows cannot be moved. It must be stable, otherwise all rows render again. */
  order: RowOrder | undefined;
  /** Missing when rows cannot be selected. */
  onSelect: ((id: string, isSelected: boolean) => void) | undefined;
}

/** Props of one row. */
export interface RowProps<T extends { id: string }> extends Omit<RowsProps<T>, 'label' | 'table'> {
  record: T;
  isSelected: boolean;
  /** Index on the page. */
  index: number;
}

/** Returns the props of the controls that move a row. */
export function rowItem<T extends { id: string }>(
  { record: { id }, index }: Pick<RowProps<T>, 'record' | 'index'>,
  name: string,
  { start, ...order }: RowOrder,
): MovableItem {
  return { id, name, index: start + index, ...order };
}
