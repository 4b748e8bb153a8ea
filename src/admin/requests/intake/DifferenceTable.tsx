import { styled } from '@mui/material/styles';
import type { RequestDifference } from '@/domain/rental/incoming/differences';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th, & td': {
    padding: '8px 12px 8px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& thead th': { borderTop: 0, color: theme.vars?.palette.text.secondary, fontWeight: 600 },
  '& tbody th': { fontWeight: 600, width: '24%' },
  '& td': { width: '38%' },
}));

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
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((one) => (
          <tr key={one.field}>
            <th scope="row">{one.field}</th>
            <td>{one.before || '–'}</td>
            <td>{one.after || '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
