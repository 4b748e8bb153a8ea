import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { memo } from 'react';
import type { RowProps, RowsProps } from './tableProps';

function PlainRow<T extends { id: string }>(props: RowProps<T>) {
  const { record, isSelected, columns, nameOf, renderActions, context, onSelect } = props;
  return (
    <TableRow selected={isSelected}>
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
      <TableCell data-actions="">
        <Stack direction="row" sx={{ flexWrap: 'nowrap', justifyContent: 'end' }}>
          {renderActions(record)}
        </Stack>
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
    </TableContainer>
  );
}
