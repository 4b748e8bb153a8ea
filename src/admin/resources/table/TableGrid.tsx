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
import { memo, useCallback, useRef } from 'react';
import { DragHandle, MoveButtons } from '../../layout/order/MoveButtons';
import { dropAt, useDragOrder, type DragHandlers } from '../../layout/order/useDragOrder';
import { ActionButtons } from '../ActionButtons';
import { rowItem, type RowProps, type RowsProps } from './tableProps';

/** Dragging needs a wide screen. The buttons are enough for others. */
const HANDLE = { display: { xs: 'none', lg: 'block' } };

/** Small controls, so that the columns have more space. */
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

/** Memoised, so that unchanged rows do not render again. */
const Row = memo(PlainRow) as typeof PlainRow;

/** Rows of a page as a table (900 px and wider). */
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
