import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { RequestDifference } from '@/domain/rental/incoming/differences';

interface DifferenceTableProps {
  differences: readonly RequestDifference[];
  label: string;
  /** Headings of the two versions. */
  before: string;
  after: string;
}

/** The fields in which two versions of a request differ. */
export function DifferenceTable({ differences, label, before, after }: DifferenceTableProps) {
  return (
    <Table
      aria-label={label}
      sx={{
        '& td, & th': { verticalAlign: 'top', whiteSpace: 'pre-line' },
        '& th': { overflowWrap: 'normal' },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell width="24%">Field</TableCell>
          <TableCell width="38%">{before}</TableCell>
          <TableCell width="38%">{after}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {differences.map((one) => (
          <TableRow key={one.field}>
            <TableCell component="th" scope="row" translate="yes">
              {one.field}
            </TableCell>
            <TableCell>{one.before || '–'}</TableCell>
            <TableCell>{one.after || '–'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
