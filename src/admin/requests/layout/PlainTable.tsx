import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState, type ReactNode } from 'react';

interface PlainTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
  empty?: string;
}

/** Number of rows that are shown first: hundreds of them would make a change of the period slow. */
const SHOWN = 25;

export function PlainTable({ label, columns, rows, empty }: PlainTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  return (
    // Focusable, so that keys can scroll it on phones.
    <TableContainer role="group" aria-label={label} tabIndex={0}>
      <Table aria-label={label} size="small">
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={column} align={index === 0 ? 'left' : 'right'}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(([key, first, ...cells]) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {first}
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={columns[index + 1]} align="right">
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
          {rows.length === 0 && (
            <TableRow>
              <TableCell colSpan={columns.length} translate="yes">
                {empty}
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
      {shown.length < rows.length && (
        <Button onClick={() => setIsWhole(true)}>{`Show all ${rows.length} rows`}</Button>
      )}
    </TableContainer>
  );
}
