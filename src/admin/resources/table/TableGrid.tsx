import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { type ReactNode, memo, useCallback, useRef } from 'react';
import type { Content } from '@/domain/content/content';
import { type MovableItem, DragHandle, MoveButtons } from '../../layout/order/MoveButtons';
import { dropAt, useDragOrder, type DragHandlers } from '../../layout/order/useDragOrder';
import { type RowAction, ActionButtons } from '../ActionButtons';
import type { CellContext, TableExtent } from '../column';
import type { DataTableOptions, DataTableState } from './useDataTable';

/** Props of a table. Functions and arrays must be stable, otherwise all rows render again. */
export interface DataTableProps<T extends { id: string }> extends DataTableOptions<T> {
  label: string;
  labels: { one: string; many: string };
  nameOf: (record: T) => string;
  /** Name of the order of the records. The default is 'Website order'. */
  orderLabel?: string;
  empty: string;
  /** Returns the line above the table. The default is like 'Showing 1–10 of 14 products'. */
  summary?: ((extent: TableExtent, records: readonly T[]) => string) | undefined;
  /** The index is among the others, from 0. Missing for lists without an order. Works only while all rows are in it. */
  onMove?: ((ids: readonly string[], to: number) => void) | undefined;
  /** Whether records cannot be moved now. */
  isLocked?: boolean;
  /** Opens the editor; missing while editing is disabled. */
  onEdit?: ((id: string) => void) | undefined;
  /** Returns the actions of a row. On a phone, only the one that opens the editor is a button. */
  actionsOf?: (record: T) => readonly RowAction[];
  /** Returns at most two facts, which a row shows below its name on a phone. */
  factsOf: (record: T, content: Content) => readonly string[];
  children?: ReactNode;
  /** Buttons for the selected rows. Without them, rows cannot be selected. */
  renderBulkActions?: ((ids: readonly string[], clear: () => void) => ReactNode) | undefined;
  /** Buttons next to the search field. `found` returns the `count` found records, sorted. */
  renderTools?: (found: () => readonly T[], selected: readonly T[]) => ReactNode;
}

export interface RowOrder extends Pick<MovableItem, 'count' | 'isDisabled' | 'onMove'> {
  /** Index of the first row of the page. */
  start: number;
}

export interface RowsProps<T extends { id: string }> extends Pick<
  DataTableProps<T>,
  'label' | 'columns' | 'nameOf' | 'actionsOf' | 'factsOf'
> {
  table: DataTableState<T>['table'];
  context: CellContext;
  /** Missing while rows cannot be moved. It must be stable, otherwise all rows render again. */
  order: RowOrder | undefined;
  onSelect: ((id: string, isSelected: boolean) => void) | undefined;
}

export interface RowProps<T extends { id: string }> extends Omit<RowsProps<T>, 'label' | 'table'> {
  record: T;
  isSelected: boolean;
  /** Index on the page. */
  index: number;
}

export function rowItem<T extends { id: string }>(
  { record: { id }, index }: Pick<RowProps<T>, 'record' | 'index'>,
  name: string,
  { start, ...order }: RowOrder,
): MovableItem {
  return { id, name, index: start + index, ...order };
}

/** Dragging needs a wide screen. The buttons are enough for others. */
const HANDLE = { display: { xs: 'none', lg: 'block' } };

const ORDER = {
  flexWrap: 'nowrap',
  '&& .MuiIconButton-root': { minWidth: 30, minHeight: 30, padding: '3px' },
};

interface TableRowProps<T extends { id: string }> extends RowProps<T> {
  isDragged: boolean;
  drop: ReturnType<typeof dropAt>;
  handle: (id: string, index: number) => DragHandlers;
}

function PlainRow<T extends { id: string }>(props: TableRowProps<T>) {
  const { record, isSelected, columns, nameOf, actionsOf, context, onSelect, order } = props;
  const item = order && rowItem(props, nameOf(record), order);
  return (
    <TableRow
      selected={isSelected}
      data-dragged={props.isDragged ? '' : undefined}
      data-drop={props.drop}
    >
      {onSelect && (
        <TableCell padding="checkbox">
          <Checkbox
            checked={isSelected}
            slotProps={{ input: { 'aria-label': `Select ${nameOf(record)}` } }}
            onChange={(_event, isChecked) => onSelect(record.id, isChecked)}
          />
        </TableCell>
      )}
      {columns.map(({ id, cell }) => (
        <TableCell key={id}>{cell(record, context)}</TableCell>
      ))}
      {actionsOf && (
        <TableCell data-actions="">
          <Stack direction="row" sx={{ flexWrap: 'nowrap', justifyContent: 'end' }}>
            {item && (
              <Stack direction="row" sx={ORDER}>
                <Box sx={HANDLE}>
                  <DragHandle {...item} handlers={props.handle(record.id, props.index)} />
                </Box>
                <Stack>
                  <MoveButtons {...item} />
                </Stack>
              </Stack>
            )}
            <ActionButtons name={nameOf(record)} actions={actionsOf(record)} />
          </Stack>
        </TableCell>
      )}
    </TableRow>
  );
}

const Row = memo(PlainRow) as typeof PlainRow;

export function TableGrid<T extends { id: string }>(props: RowsProps<T>) {
  const { label, table, ...rest } = props;
  const { columns, onSelect, order } = props;
  const { rows } = table.getRowModel();
  const body = useRef<HTMLTableSectionElement>(null);
  const drop = useCallback(
    (id: string, to: number) => order?.onMove(id, order.start + to, 'handle'),
    [order],
  );
  const { drag, handle } = useDragOrder(body, drop);
  const ids = rows.map(({ id }) => id);
  return (
    <TableContainer>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {onSelect && (
              <TableCell padding="checkbox">
                <Checkbox
                  checked={table.getIsAllPageRowsSelected()}
                  indeterminate={
                    table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()
                  }
                  slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
                  onChange={table.getToggleAllPageRowsSelectedHandler()}
                />
              </TableCell>
            )}
            {columns.map(({ id, label: text }) => {
              const column = table.getColumn(id);
              const sorted = column?.getIsSorted() ?? false;
              return (
                <TableCell key={id} sortDirection={sorted}>
                  {column?.getCanSort() ? (
                    <TableSortLabel
                      active={sorted !== false}
                      direction={sorted || 'asc'}
                      onClick={column.getToggleSortingHandler()}
                    >
                      {text}
                    </TableSortLabel>
                  ) : (
                    text
                  )}
                </TableCell>
              );
            })}
            {props.actionsOf && (
              <TableCell align="right" data-actions="">
                Actions
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody ref={body}>
          {rows.map((row, index) => (
            <Row
              key={row.id}
              index={index}
              record={row.original}
              isSelected={row.getIsSelected()}
              isDragged={drag?.id === row.id}
              drop={dropAt(ids, row.id, drag)}
              handle={handle}
              {...rest}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
