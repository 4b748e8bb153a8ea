import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Day } from '@/domain/availability/day';
import { phoneWords } from '@/domain/links/phone';
import {
  isDueOn,
  isOverdue,
  isQuoteShared,
  isQuoteUnsent,
  nextStepOf,
  NOT_SENT,
} from '@/domain/rental/nextStep';
import type { Charging } from '@/domain/rental/charging';
import { overdueDays, overdueText } from '@/domain/rental/handover';
import {
  CONTACT_FIELDS,
  REQUEST_STATUSES,
  TEXT_RECORDS,
  type RentalRequest,
} from '@/domain/rental/schema';
import { STATUS_LABELS, labelOfStatus } from '@/domain/rental/requestSteps';
import { formatMoney } from '@/domain/rental/money';
import { adminDay, adminDays } from '../../layout/adminDate';
import type { Column, TableFilter } from '../../resources/column';
import { RequestLink } from '../layout/RequestSubpage';
import { OPEN_AMOUNTS, requestAmounts } from '../store/selectors';

export interface RequestRow {
  id: string;
  request: RentalRequest;
  today: Day;
  charging: Charging;
  /** Place in the order of next steps. */
  index: number;
  /** Returns the company of the customer, '' if none is known. */
  company: () => string;
}

/** In one line, so that the reference is seen after a long name. */
const Name = styled('span')({
  display: 'inline-block',
  maxWidth: '100%',
  overflow: 'hidden',
  verticalAlign: 'bottom',
  textDecoration: 'inherit',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Small = styled('span')({ fontSize: '0.875rem', fontWeight: 400, whiteSpace: 'nowrap' });

/** A date has one line. */
const DATES = { display: 'inline-block', minWidth: '7.2em' } as const;

const STATUS_TONES = {
  new: 'primary',
  quoted: 'info',
  confirmed: 'success',
  collected: 'warning',
  partlyReturned: 'warning',
  returned: 'default',
  declined: 'default',
} as const;

function datesText({ from, to }: RentalRequest): string {
  if (from === '' && to === '') return '–';
  if (from === '') return `? to ${adminDay(to)}`;
  return to === '' ? `${adminDay(from)} to ?` : adminDays({ from, to });
}

function itemsCell({ items, about }: RentalRequest): string {
  const [first] = items;
  if (!first) return about || '–';
  const count = first.quantity > 1 ? `${first.quantity} × ` : '';
  return items.length > 1
    ? `${count}${first.name} and ${items.length - 1} more`
    : `${count}${first.name}`;
}

const KINDS = {
  answer: 'Reply to customer',
  pickUp: 'Pick-up',
  return: 'Return',
  finish: 'Production',
  none: '–',
} as const;

function NextCell({ request, today }: RequestRow) {
  const { kind, day } = nextStepOf(request);
  if (request.status === 'quoted')
    return <span>{isQuoteShared(request) ? 'Waiting for customer' : 'Send quote'}</span>;
  if (isDueOn(request, today)) return <strong>{KINDS[kind]} today</strong>;
  const late = overdueDays(request, today);
  if (isOverdue(request, today))
    return (
      <Typography variant="inherit" component="strong" color="error">
        {late > 0 ? overdueText(late) : `${KINDS[kind]} overdue since ${adminDay(day)}`}
      </Typography>
    );
  const isDated = day !== '' && (kind === 'pickUp' || kind === 'return');
  return <span>{isDated ? `${KINDS[kind]} ${adminDay(day)}` : KINDS[kind]}</span>;
}

export const REQUEST_COLUMNS: Column<RequestRow>[] = [
  {
    id: 'reference',
    label: 'Reference',
    card: 'title',
    cell: ({ id, request }) => (
      <>
        <strong>
          <RequestLink reference={id} />
        </strong>{' '}
        {request.isSample && <Chip label="Sample" />}
      </>
    ),
    cardCell: ({ id, request }) => (
      <>
        <RequestLink reference={id}>
          <Name>{request.customer.name}</Name> <Small>{id}</Small>
        </RequestLink>{' '}
        {request.isSample && '(sample)'}
      </>
    ),
    sortBy: ({ id }) => id,
  },
  {
    id: 'customer',
    label: 'Customer',
    card: 'line',
    cell: ({ request }) => request.customer.name || '–',
    sortBy: ({ request }) => request.customer.name,
  },
  {
    id: 'status',
    label: 'Status',
    card: 'line',
    cell: ({ request }) => (
      <>
        <Chip label={labelOfStatus(request)} color={STATUS_TONES[request.status]} />
        {isQuoteUnsent(request) && ` ${NOT_SENT}`}
      </>
    ),
    sortBy: ({ request }) => REQUEST_STATUSES.indexOf(request.status),
  },
  {
    id: 'next',
    label: 'Next',
    card: 'line',
    cell: (row) => <NextCell {...row} />,
    sortBy: ({ index }) => index,
  },
  {
    id: 'dates',
    label: 'Dates',
    card: 'line',
    cell: ({ request }) => <span style={DATES}>{datesText(request)}</span>,
    sortBy: ({ request }) => request.from,
  },
  {
    id: 'items',
    label: 'Items',
    card: 'line',
    cell: ({ request }) => itemsCell(request),
  },
];

export const requestFacts = ({ request, charging }: RequestRow): string[] => [
  datesText(request),
  formatMoney(requestAmounts(request, charging).totals.total),
  ...(isQuoteUnsent(request) ? [NOT_SENT] : []),
];

export function requestSearchText({ request, company }: RequestRow): readonly string[] {
  const { ref, customer, items, lines, internalNotes } = request;
  const names = [...items, ...lines].map(({ name }) => name);
  const numbers = [...request.quotes, ...request.documents].map(({ number }) => number);
  return [
    ...CONTACT_FIELDS.flatMap(({ key, type }) =>
      type === 'tel' ? phoneWords(customer[key]) : customer[key],
    ),
    company(),
    ref,
    ...names,
    ...numbers,
    labelOfStatus(request),
    ...TEXT_RECORDS.map((record) => request[record]),
    internalNotes,
  ];
}

const isOpenAmount = (value: string): value is keyof typeof OPEN_AMOUNTS =>
  Object.hasOwn(OPEN_AMOUNTS, value);

export const STATUS_FILTER: TableFilter<RequestRow> = {
  label: 'Status',
  allLabel: 'All statuses',
  loadingLabel: 'Loading...',
  options: () => [
    ...REQUEST_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] })),
    ...Object.entries(OPEN_AMOUNTS).map(([value, { label }]) => ({ value, label })),
  ],
  matches: ({ request, charging }, value) =>
    isOpenAmount(value)
      ? !request.isSample && OPEN_AMOUNTS[value].of(request, charging) > 0
      : request.status === value,
};
