import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { memo } from 'react';
import { HEIGHTS, RADII } from '@/theme/tokens';
import type { RowsProps } from './tableProps';
import { RowActions } from './RowActions';

const Scroller = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& th, & td': { borderColor: theme.vars?.palette.divider, padding: '8px' },
  '& th': { lineHeight: 1.3, color: theme.vars?.palette.text.secondary },
  '& th .MuiTableSortLabel-root': { minHeight: HEIGHTS.touch },
  // Only the sorted column reserves space for the arrow.
  '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
  // The actions stay visible at any width.
  '& [data-actions]': {
    position: 'sticky',
    right: 0,
    backgroundColor: theme.vars?.palette.background.paper,
  },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& tr[data-selected] td': {
    backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.accentFill} 10%, ${theme.vars?.palette.background.paper})`,
  },
  '& td[data-check], & th[data-check]': { width: HEIGHTS.touch, padding: '0 0 0 4px' },
}));

interface RowProps<T extends { id: string }> extends Pick<
  RowsProps<T>,
  'columns' | 'nameOf' | 'renderActions' | 'context' | 'onSelect'
> {
  record: T;
  isSelected: boolean;
}

function PlainRow<T extends { id: string }>(props: RowProps<T>) {
  const { record, isSelected, columns, nameOf, renderActions, context, onSelect } = props;
  return (
    <TableRow data-selected={isSelected ? '' : undefined}>
      {onSelect && (
        <TableCell data-check="">
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
      <TableCell align="right" data-actions="">
        <RowActions>{renderActions(record)}</RowActions>
      </TableCell>
    </TableRow>
  );
}

/** Memoised, so that unchanged rows do not render again. */
const Row = memo(PlainRow) as typeof PlainRow;

/** Rows of a page as a table (600 px and wider). */
export function TableGrid<T extends { id: string }>(props: RowsProps<T>) {
  const { label, table, ...rest } = props;
  const { columns, onSelect } = props;
  return (
    <Scroller>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {onSelect && (
              <TableCell data-check="">
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
              const order = column?.getIsSorted() ?? false;
              return (
                <TableCell key={id} sortDirection={order}>
                  {column?.getCanSort() ? (
                    <TableSortLabel
                      active={order !== false}
                      direction={order || 'asc'}
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
            <TableCell align="right" data-actions="">
              Actions
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {table.getRowModel().rows.map((row) => (
            <Row key={row.id} record={row.original} isSelected={row.getIsSelected()} {...rest} />
          ))}
        </TableBody>
      </Table>
    </Scroller>
  );
}
