import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { useDeferredValue, useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { countDays } from '@/domain/availability/day';
import { documentPath, requestPath } from '@/domain/links/adminPaths';
import { standingInvoices } from '@/domain/rental/documents/payments';
import type { RentalRequest } from '@/domain/rental/schema';
import { findConflicts, type StockConflict } from '@/domain/rental/stock/conflicts';
import { formatCount } from '@/domain/text/formatNumber';
import { adminDay, adminDays } from '../../layout/adminDate';
import { useCurrentDay } from '../../layout/useNow';
import { useRequestsSelector } from '../store/hooks';
import { selectStockGetter } from '../store/stockSelectors';

/** Returns the conflicts of a request. Edits of other fields do not search them again, and the input is shown before. */
export function useConflicts(request: RentalRequest): StockConflict[] {
  const { status, items, from, to, checklist, returnedOn } = useDeferredValue(request);
  const today = useCurrentDay();
  const stockOf = useDeferredValue(useRequestsSelector((state) => selectStockGetter(state, today)));
  return useMemo(
    () => findConflicts({ status, items, from, to, checklist, returnedOn }, stockOf()),
    [status, items, from, to, checklist, returnedOn, stockOf],
  );
}

function Causes({ conflict: { holds, stock, requested } }: { conflict: StockConflict }) {
  if (holds.length === 0)
    return (
      <p>
        {requested} requested, {stock} in stock.
      </p>
    );
  return (
    <p>
      {requested} requested, {stock} in stock. Booked for{' '}
      {holds.map((hold, index) => (
        <span key={hold.id}>
          {index > 0 && ', '}
          {hold.ref !== '' && <Link to={requestPath(hold.ref)}>{hold.ref}</Link>}
          {hold.ref === '' && (hold.reason === 'maintenance' ? 'maintenance' : 'another rental')} (
          {hold.quantity}, {adminDays(hold)})
        </span>
      ))}
      .
    </p>
  );
}

function Instead({ conflict }: { conflict: StockConflict }) {
  const { alternatives, freeFrom, requested, dates } = conflict;
  const names = alternatives.map(({ name, available }) => `${name} (${available} available)`);
  const parts = [
    ...(names.length > 0 ? [`Available instead: ${names.join(', ')}.`] : []),
    freeFrom
      ? `Available for ${formatCount(countDays(dates), 'day')} from ${adminDay(freeFrom)}.`
      : `${requested} ${requested === 1 ? 'unit is not available' : 'units are not available at the same time'} within a year.`,
  ];
  return <p>{parts.join(' ')}</p>;
}

/** Names invoices that two devices have created, each without knowing the other. */
function Invoices({ reference, numbers }: { reference: string; numbers: readonly string[] }) {
  return (
    <li>
      <p>
        <strong>{`${numbers.length} open invoices`}</strong>:{' '}
        {numbers.map((number, index) => (
          <span key={number}>
            {index > 0 && ', '}
            <Link to={documentPath(reference, number)}>{number}</Link>
          </span>
        ))}
        . The rental is charged {numbers.length === 2 ? 'twice' : `${numbers.length} times`}. Create
        a credit note for all but one.
      </p>
    </li>
  );
}

interface ConflictsProps {
  conflicts: readonly StockConflict[];
  /** A stored request, whose invoices are compared too. */
  request?: RentalRequest;
}

/**
 * Region that names what is not available, who has it, and what is free instead; and what was invoiced twice. Renders
 * nothing without conflicts.
 */
export function Conflicts({ conflicts, request }: ConflictsProps) {
  const id = useId();
  const invoices = standingInvoices(request?.documents ?? []);
  const isDouble = request !== undefined && invoices.length > 1;
  if (conflicts.length === 0 && !isDouble) return null;
  return (
    <Alert severity="error" role="region" aria-labelledby={id}>
      <AlertTitle id={id} component="h2">
        Conflicts
      </AlertTitle>
      <Stack component="ul" spacing={2} style={{ padding: 0 }}>
        {isDouble && (
          <Invoices reference={request.ref} numbers={invoices.map(({ number }) => number)} />
        )}
        {conflicts.map((conflict) => (
          <li key={conflict.productId}>
            <p>
              <strong>{conflict.name}</strong>:{' '}
              {conflict.days.map((run, index) => (
                <span key={run.from}>
                  {index > 0 && ', '}
                  <strong>{run.short} short</strong> on {adminDays(run)}
                </span>
              ))}
            </p>
            <Causes conflict={conflict} />
            <Instead conflict={conflict} />
          </li>
        ))}
      </Stack>
    </Alert>
  );
}
