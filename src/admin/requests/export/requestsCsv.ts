import { dayAt } from '@/domain/availability/day';
import { company } from '@/domain/company/company';
import { billableDaysOf } from '@/domain/rental/billableDays';
import { plainMoney } from '@/domain/rental/money';
import { totalsOf } from '@/domain/rental/quotes';
import type { RentalRequest } from '@/domain/rental/schema';
import { STATUS_LABELS } from '@/domain/rental/requestSteps';
import type { Totals } from '@/domain/rental/totals';
import { writeCsv } from '../../resources/csv/csvText';

type Column = readonly [name: string, write: (request: RentalRequest) => string];

/** Returns the column of an amount without separators, so that spreadsheets read a number. */
function amount(name: string, key: keyof Totals): Column {
  return [name, (request) => plainMoney(totalsOf(request)[key])];
}

const COLUMNS: readonly Column[] = [
  ['reference', ({ ref }) => ref],
  ['status', ({ status }) => STATUS_LABELS[status]],
  ['requested', ({ requestedAt }) => dayAt(Date.parse(requestedAt))],
  ['customer', ({ customer }) => customer.name],
  ['phone', ({ customer }) => customer.phone],
  ['email', ({ customer }) => customer.email],
  ['from', ({ from }) => from],
  ['to', ({ to }) => to],
  ['returned', ({ returnedOn }) => returnedOn],
  ['billable days', (request) => String(billableDaysOf(request))],
  ['items', ({ items }) => items.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n')],
  amount('subtotal', 'subtotal'),
  amount('discount', 'discount'),
  amount(company.tax.name, 'tax'),
  amount('total', 'total'),
  amount('deposit', 'deposit'),
  ['quote', ({ quotes }) => quotes.at(-1)?.number ?? ''],
];

/** Returns the row of a request. A request that cannot be calculated has only its reference and its status. */
function rowOf(request: RentalRequest): string[] {
  try {
    return COLUMNS.map(([, write]) => write(request));
  } catch {
    return COLUMNS.map(([, write], index) => (index < 2 ? write(request) : ''));
  }
}

/** Writes requests as CSV for spreadsheets, with formulas escaped. Samples are left out. */
export function writeRequestsCsv(requests: readonly RentalRequest[]): Promise<string> {
  const rows = requests
    .filter(({ isSample }) => !isSample)
    .toSorted((a, b) => (a.requestedAt < b.requestedAt ? -1 : 1))
    .map(rowOf);
  return writeCsv([COLUMNS.map(([name]) => name), ...rows]);
}
