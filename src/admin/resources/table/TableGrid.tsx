import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { memo, type MouseEvent } from 'react';
import { HEIGHTS } from '@/theme/tokens';
import type { RowsProps, ShownRow } from './shownRows';

const Scroller = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  borderRadius: 12,
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

interface RowProps<T> extends ShownRow<T> {
  columns: RowsProps<T>['columns'];
  onToggle?: (id: string, event: unknown) => void;
}

function PlainRow<T>({ id, row, name, isSelected, columns, onToggle }: RowProps<T>) {
  return (
    <TableRow data-selected={isSelected ? '' : undefined}>
      {onToggle && (
        <TableCell data-check="">
          <Checkbox
            checked={isSelected}
            slotProps={{ input: { 'aria-label': `Select ${name}` } }}
            onChange={(event) => onToggle(id, event)}
          />
        </TableCell>
      )}
      {columns.map(({ id: column, cell, align, card }) => (
        <TableCell
          key={column}
          align={align === 'end' ? 'right' : undefined}
          data-actions={card === 'actions' ? '' : undefined}
        >
          {cell(row)}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** Memoised, so that unchanged rows do not render again. */
const Row = memo(PlainRow) as typeof PlainRow;

/** Rows of a page as a table (600 px and wider). */
export function TableGrid<T>({ label, rows, columns, sort, selecting }: RowsProps<T>) {
  return (
    <Scroller>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {selecting && (
              <TableCell data-check="">
                <Checkbox
                  checked={selecting.isPageSelected}
                  indeterminate={selecting.isPartSelected}
                  slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
                  onChange={selecting.onTogglePage}
                />
              </TableCell>
            )}
            {columns.map((column) => {
              const order = sort.column === column.id && (sort.isDescending ? 'desc' : 'asc');
              const handleSort = (event: MouseEvent) => sort.onToggle(column.id, event);
              return (
                <TableCell
                  key={column.id}
                  align={column.align === 'end' ? 'right' : undefined}
                  sortDirection={order}
                  data-actions={column.card === 'actions' ? '' : undefined}
                >
                  {column.sortBy ? (
                    <TableSortLabel
                      active={order !== false}
                      direction={order || 'asc'}
                      onClick={handleSort}
                    >
                      {column.label}
                    </TableSortLabel>
                  ) : (
                    column.label
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.id} {...row} columns={columns} onToggle={selecting?.onToggle} />
          ))}
        </TableBody>
      </Table>
    </Scroller>
  );
}
