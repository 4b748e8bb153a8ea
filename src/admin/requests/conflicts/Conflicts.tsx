import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { useDeferredValue, useId, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { countDays } from '@/domain/availability/day';
import { documentPath, unitPath } from '@/domain/links/adminPaths';
import { standingInvoices } from '@/domain/rental/payments';
import type { RentalRequest } from '@/domain/rental/schema';
import {
  findConflicts,
  findNotes,
  type StockConflict,
  type StockContext,
  type StockNote,
  type Wanting,
} from '@/domain/rental/stock/conflicts';
import type { UnitConflicts } from '@/domain/rental/units/chosenUnits';
import { UNIT_STATE_LABELS } from '@/domain/rental/units/unitStates';
import { formatCount } from '@/domain/text/formatNumber';
import { adminDay, adminDays } from '../../layout/adminDate';
import { StatusAlert } from '../../layout/StatusAlert';
import { useCurrentDay } from '../../layout/useNow';
import { RequestLink } from '../layout/RequestSubpage';
import { useRequestsSelector } from '../store/hooks';
import { selectStockGetter } from '../store/stockSelectors';
import { selectUnitConflicts } from '../store/unitSelectors';

/** Returns what is found about the stock for a request. Edits of other fields do not search again, and the input is shown before. */
function useStock<T>(request: RentalRequest, find: (request: Wanting, stock: StockContext) => T) {
  const { id, status, items, from, to, checklist, returnedOn } = useDeferredValue(request);
  const today = useCurrentDay();
  const stockOf = useDeferredValue(useRequestsSelector((state) => selectStockGetter(state, today)));
  return useMemo(
    () => find({ id, status, items, from, to, checklist, returnedOn }, stockOf()),
    [id, status, items, from, to, checklist, returnedOn, stockOf, find],
  );
}

export const useConflicts = (request: RentalRequest): StockConflict[] =>
  useStock(request, findConflicts);

const NOTES: Record<StockNote['kind'], string> = {
  overdue: 'is overdue: not back yet',
  back: 'is due back that day',
  out: 'goes out that day',
};

function Note({ reference, kind }: { reference: string; kind: StockNote['kind'] }) {
  return (
    <>
      {reference ? <RequestLink reference={reference} /> : 'another rental'} {NOTES[kind]}
    </>
  );
}

const overdueRefs = (holds: StockConflict['holds']) => [
  ...new Set(holds.flatMap(({ isOverdue, ref }) => (isOverdue ? [ref] : []))),
];

function Causes({ conflict: { holds, stock, requested } }: { conflict: StockConflict }) {
  const booked = holds.filter(({ isOverdue }) => !isOverdue);
  return (
    <p>
      {requested} requested, {stock} in stock.
      {overdueRefs(holds).map((ref) => (
        <span key={ref}>
          {' '}
          <Note reference={ref} kind="overdue" />.
        </span>
      ))}
      {booked.length > 0 && ' Booked for '}
      {booked.map((hold, index) => (
        <span key={hold.id}>
          {index > 0 && ', '}
          {hold.ref !== '' && <RequestLink reference={hold.ref} />}
          {hold.ref === '' &&
            (hold.reason === 'maintenance' ? 'maintenance' : 'another rental')}{' '}
          <span translate="no">{`(${hold.quantity}, ${adminDays(hold)})`}</span>
        </span>
      ))}
      {booked.length > 0 && '.'}
    </p>
  );
}

function Instead({ conflict }: { conflict: StockConflict }) {
  const { alternatives, freeFrom, requested, dates, holds } = conflict;
  const overdue = overdueRefs(holds).join(' and ');
  const names = alternatives.map(({ name, available }) => `${name} (${available} available)`);
  const parts = [
    ...(names.length > 0 ? [`Available instead: ${names.join(', ')}.`] : []),
    freeFrom
      ? `Available for ${formatCount(countDays(dates), 'day')} from ${adminDay(freeFrom)}${overdue && `, if ${overdue} is back until then`}.`
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
            <Link to={documentPath(reference, number)} translate="no">
              {number}
            </Link>
          </span>
        ))}
        . The rental is charged {numbers.length === 2 ? 'twice' : `${numbers.length} times`}. Create
        a credit note for all but one.
      </p>
    </li>
  );
}

/** Names a unit that two devices have handed out, each without knowing the other, or whose state forbids it. */
export function UnitConflict({ unit, refs }: UnitConflicts['chosen'][number]) {
  return (
    <li>
      <Link to={unitPath(unit.id)}>{unit.code}</Link>
      {unit.state !== 'inUse' && ` is ${UNIT_STATE_LABELS[unit.state].toLowerCase()}, but`} is
      chosen in{' '}
      {refs.map((ref, index) => (
        <span key={ref}>
          {index > 0 && ' and '}
          <RequestLink reference={ref} />
        </span>
      ))}
      . {unit.state !== 'inUse' && 'Take it back or choose another unit, or change its state.'}
      {unit.state === 'inUse' &&
        `Choose another unit ${refs.length > 1 ? 'in one of them' : 'for one of its pieces'}.`}
    </li>
  );
}

export function ConflictsAlert({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <Alert severity="error" role="region" aria-labelledby={id}>
      <AlertTitle id={id} component="h2">
        Conflicts
      </AlertTitle>
      <Stack component="ul" spacing={2} style={{ padding: 0 }}>
        {children}
      </Stack>
    </Alert>
  );
}

interface ConflictsProps {
  conflicts: readonly StockConflict[];
  /** A stored request, whose invoices are compared too. */
  request?: RentalRequest;
}

/** What is not available, who has it and what is free instead, and what was invoiced or handed out twice. */
export function Conflicts({ conflicts, request }: ConflictsProps) {
  const invoices = standingInvoices(request?.documents ?? []);
  const isDouble = request !== undefined && invoices.length > 1;
  const { chosen } = useRequestsSelector(selectUnitConflicts);
  const units = chosen.filter(({ refs }) => request && refs.includes(request.ref));
  if (conflicts.length + units.length === 0 && !isDouble) return null;
  return (
    <ConflictsAlert>
      {isDouble && (
        <Invoices reference={request.ref} numbers={invoices.map(({ number }) => number)} />
      )}
      {units.map((conflict) => (
        <UnitConflict key={conflict.unit.id} {...conflict} />
      ))}
      {conflicts.map((conflict) => (
        <li key={conflict.productId}>
          <p>
            <strong translate="no">{conflict.name}</strong>:{' '}
            {conflict.days.map((run, index) => (
              <span key={run.from}>
                {index > 0 && ', '}
                <strong>{run.short} short</strong> on <span translate="no">{adminDays(run)}</span>
              </span>
            ))}
          </p>
          <Causes conflict={conflict} />
          <Instead conflict={conflict} />
        </li>
      ))}
    </ConflictsAlert>
  );
}

/** What a request depends on although it has no conflict. Renders nothing if everything is certain. */
export function StockNotes({ request }: { request: RentalRequest }) {
  const notes = useStock(request, findNotes);
  if (notes.length === 0) return null;
  return (
    <StatusAlert severity="warning">
      {notes.map(({ name, ref, kind }, index) => (
        // Several rentals of other devices have no reference.
        <div key={`${index}-${ref}`}>
          <span translate="no">{name}</span>: <Note reference={ref} kind={kind} />
        </div>
      ))}
    </StatusAlert>
  );
}
