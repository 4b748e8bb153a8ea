import { dayAt } from '@/domain/availability/day';
import { billableDaysOf } from '@/domain/rental/billableDays';
import { totalsOf } from '@/domain/rental/quotes';
import type { Kobo } from '@/domain/rental/money';
import type { RentalRequest } from '@/domain/rental/schema';
import { STATUS_LABELS } from '@/domain/rental/requestSteps';
import { writeCsv } from '../../resources/csv/csvText';

const HEAD = [
  'reference',
  'status',
  'requested',
  'customer',
  'phone',
  'email',
  'from',
  'to',
  'returned',
  'billable days',
  'items',
  'subtotal',
  'discount',
  'VAT',
  'total',
  'deposit',
  'quote',
];

/** Amount in naira without separators, so that spreadsheets read a number. */
const naira = (amount: Kobo) =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

function rowOf(request: RentalRequest): string[] {
  const { customer, items, quotes } = request;
  const { subtotal, discount, vat, total, deposit } = totalsOf(request);
  return [
    request.ref,
    STATUS_LABELS[request.status],
    dayAt(Date.parse(request.requestedAt)),
    customer.name,
    customer.phone,
    customer.email,
    request.from,
    request.to,
    request.returnedOn,
    String(billableDaysOf(request)),
    items.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n'),
    ...[subtotal, discount, vat, total, deposit].map(naira),
    quotes.at(-1)?.number ?? '',
  ];
}

/** Returns the row of a request. A request that cannot be calculated has only its reference and its status. */
function safeRowOf(request: RentalRequest): string[] {
  try {
    return rowOf(request);
  } catch {
    return [request.ref, STATUS_LABELS[request.status], ...HEAD.slice(2).map(() => '')];
  }
}

/** Writes requests as CSV for spreadsheets, with formulas escaped. Samples are left out. */
export function writeRequestsCsv(requests: readonly RentalRequest[]): Promise<string> {
  const rows = requests
    .filter(({ isSample }) => !isSample)
    .toSorted((a, b) => (a.requestedAt < b.requestedAt ? -1 : 1))
    .map(safeRowOf);
  return writeCsv([HEAD, ...rows]);
}
