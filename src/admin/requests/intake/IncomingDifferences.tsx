import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { findIncomingDifferences } from '@/domain/rental/incoming/differences';
import type { RentalRequest } from '@/domain/rental/schema';
import { adminDay } from '../../layout/adminDate';
import { HeadedSection } from '../../layout/Screen';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { incomingSettled } from '../store/requestsSlice';
import { selectIncoming } from '../store/selectors';
import { applyIncoming } from './receive';

const TABLE_STYLE = {
  '& td, & th': { verticalAlign: 'top', whiteSpace: 'pre-line' },
  '& th': { overflowWrap: 'normal' },
};

const TEXTS = {
  stored: {
    note: 'This request is already in your list. The version you just received is different.',
    before: 'In your list',
  },
  unsaved: {
    note: 'You received this request again. The version you just received differs from this form.',
    before: 'In this form',
  },
} as const;

interface IncomingDifferencesProps {
  request: RentalRequest;
  /** Whether the request is in the list, or in the form for a new one. */
  kind: keyof typeof TEXTS;
}

/** Nothing is changed until one of the versions is chosen. */
export function IncomingDifferences({ request, kind }: IncomingDifferencesProps) {
  const dispatch = useRequestsDispatch();
  const incoming = useRequestsSelector((state) => selectIncoming(state, request.ref));
  const differences = incoming ? findIncomingDifferences(request, incoming, adminDay) : [];
  if (!incoming || differences.length === 0) return null;
  const { note, before } = TEXTS[kind];
  return (
    <HeadedSection title="Differences">
      <Card>
        <CardContent>
          <Typography gutterBottom>{note}</Typography>
          <Table aria-label="Differences" sx={TABLE_STYLE}>
            <TableHead>
              <TableRow>
                <TableCell width="24%">Field</TableCell>
                <TableCell width="38%">{before}</TableCell>
                <TableCell width="38%">Received now</TableCell>
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
        </CardContent>
        <CardActions>
          <Button variant="contained" onClick={() => dispatch(applyIncoming(incoming))}>
            Use the received version
          </Button>
          <Button variant="outlined" onClick={() => dispatch(incomingSettled([request.ref]))}>
            Keep your version
          </Button>
        </CardActions>
      </Card>
    </HeadedSection>
  );
}
