import { dayAt } from '@/domain/availability/day';
import { company } from '@/domain/company/company';
import { chargedDays, type Charging } from '@/domain/rental/charging';
import { plainMoney } from '@/domain/rental/money';
import {
  CONTACT_FIELDS,
  OFFICE_TEXT_FIELDS,
  type DocumentKind,
  type RentalRequest,
} from '@/domain/rental/schema';
import { labelOfStatus } from '@/domain/rental/requestSteps';
import { writeCsv } from '../../resources/csv/csvText';
import { requestAmounts, type KnownAmounts } from '../store/selectors';

type Column = readonly [
  name: string,
  write: (request: RentalRequest, charging: Charging) => string,
];

/** Returns the column of an amount without separators, so that spreadsheets read a number. */
function amount(name: string, of: (amounts: KnownAmounts) => number): Column {
  return [name, (request, charging) => plainMoney(of(requestAmounts(request, charging)))];
}

const namesOf = (positions: readonly { quantity: number; name: string }[]) =>
  positions.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n');
const numbersOf = (request: RentalRequest, kind: DocumentKind) =>
  request.documents
    .filter((one) => one.kind === kind)
    .map(({ number }) => number)
    .join(', ');

const COLUMNS: readonly Column[] = [
  ['reference', ({ ref }) => ref],
  ['status', (request) => labelOfStatus(request)],
  ['requested', ({ requestedAt }) => dayAt(Date.parse(requestedAt))],
  ...CONTACT_FIELDS.map(({ key, csv }): Column => [csv, ({ customer }) => customer[key]]),
  ...OFFICE_TEXT_FIELDS.map(({ record, csv }): Column => [csv, (one) => one[record]]),
  ['from', ({ from }) => from],
  ['to', ({ to }) => to],
  ['returned', ({ returnedOn }) => returnedOn],
  ['billable days', (request, charging) => String(chargedDays(request, charging).days)],
  ['items', ({ items }) => namesOf(items)],
  ['lines', ({ lines }) => namesOf(lines)],
  amount('subtotal', ({ totals }) => totals.subtotal),
  amount('discount', ({ totals }) => totals.discount),
  amount(
    'charges',
    ({ totals: { subtotal, discount, tax, total } }) => total - tax - subtotal + discount,
  ),
  amount(company.tax.name, ({ totals }) => totals.tax),
  amount('total', ({ totals }) => totals.total),
  amount('deposit', ({ totals }) => totals.deposit),
  amount('paid', ({ balance }) => balance.paid),
  amount('balance', ({ balance }) => balance.balance),
  amount('deposit held', ({ balance }) => balance.held),
  ['quote', ({ quotes }) => quotes.at(-1)?.number ?? ''],
  ['invoices', (request) => numbersOf(request, 'invoice')],
  ['credit notes', (request) => numbersOf(request, 'creditNote')],
  ['receipts', (request) => numbersOf(request, 'receipt')],
];

/** A request that cannot be calculated has only its reference and its status. */
function rowOf(request: RentalRequest, charging: Charging): string[] {
  try {
    return COLUMNS.map(([, write]) => write(request, charging));
  } catch {
    return COLUMNS.map(([, write], index) => (index < 2 ? write(request, charging) : ''));
  }
}

/** Formulas are escaped, and samples left out. */
export function writeRequestsCsv(
  requests: readonly RentalRequest[],
  charging: Charging,
): Promise<string> {
  const rows = requests
    .filter(({ isSample }) => !isSample)
    .toSorted((a, b) => (a.requestedAt < b.requestedAt ? -1 : 1))
    .map((request) => rowOf(request, charging));
  return writeCsv([COLUMNS.map(([name]) => name), ...rows]);
}
