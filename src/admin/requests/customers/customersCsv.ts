import {
  customerOfContact,
  customersOf,
  joinCustomers,
  TRUST_LABELS,
} from '@/domain/rental/customers';
import type { Customer } from '@/domain/rental/schema';
import { toDateInput } from '@/domain/text/dates';
import { formatCount } from '@/domain/text/formatNumber';
import { newId } from '@/domain/text/ids';
import { noticeShown } from '@/features/notices';
import { downloadText } from '@/ui/files/download';
import { readCsv, writeCsv } from '../../resources/csv/csvText';
import { changeCustomers, selectCustomers } from '../store/customers';
import type { RequestsThunk } from '../store/storeTypes';

const COLUMNS = [
  'name',
  'company',
  'phone',
  'email',
  'billing address',
  'guarantor',
  'note',
  'trust',
];

/** Other names of columns, as spreadsheets and phone books have them. */
const ALIASES: Readonly<Record<string, string>> = {
  customer: 'name',
  'full name': 'name',
  'phone number': 'phone',
  mobile: 'phone',
  telephone: 'phone',
  'e-mail': 'email',
  mail: 'email',
  address: 'billing address',
  notes: 'note',
  organisation: 'company',
  organization: 'company',
};

/** Downloads all customers as CSV. */
export function exportCustomers(): RequestsThunk<Promise<void>> {
  return async (_dispatch, getState) => {
    const rows = selectCustomers(getState()).map(({ customer }) => [
      customer.name,
      customer.company,
      customer.phones.join('; '),
      customer.emails.join('; '),
      customer.billingAddress,
      customer.guarantor,
      customer.note,
      TRUST_LABELS[customer.trust],
    ]);
    downloadText(`customers-${toDateInput(new Date())}.csv`, await writeCsv([COLUMNS, ...rows]));
  };
}

const listOf = (text = '') =>
  text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Returns a customer of a row, whose cells are found by the names of their columns. */
function customerOfRow(cells: ReadonlyMap<string, string>): Customer {
  const textOf = (column: string) => cells.get(column)?.trim() ?? '';
  const trust = Object.entries(TRUST_LABELS).find(
    ([, label]) => label.toLowerCase() === textOf('trust').toLowerCase(),
  );
  return {
    id: newId('customer-', Math.random),
    name: textOf('name'),
    phones: listOf(cells.get('phone')),
    emails: listOf(cells.get('email')),
    company: textOf('company'),
    billingAddress: textOf('billing address'),
    idSeen: null,
    guarantor: textOf('guarantor'),
    note: textOf('note'),
    trust: (trust?.[0] ?? '') as Customer['trust'],
    joinedIds: [],
    updatedAt: new Date().toISOString(),
  };
}

/**
 * Imports customers from a CSV text, with a toast to undo it. Those whose phone number or e-mail address is known are
 * completed: what is known stays.
 */
export function importCustomers(text: string): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const fail = (message: string) => dispatch(noticeShown({ message, type: 'error' }));
    const { rows, problem } = await readCsv(text);
    if (problem) return void fail(`Row ${problem.row}: ${problem.message}`);
    const [head, ...body] = rows;
    const columns = (head?.cells ?? []).map((cell) => {
      const name = cell.trim().toLowerCase();
      return ALIASES[name] ?? name;
    });
    if (!columns.includes('name') || !(columns.includes('phone') || columns.includes('email')))
      return void fail('The first row must name the columns “name” and “phone” or “email”.');
    const changes: Record<string, Customer> = {};
    let entries = selectCustomers(getState());
    for (const { cells } of body) {
      const imported = customerOfRow(
        new Map(columns.map((column, index) => [column, cells[index] ?? ''])),
      );
      const [phone = '', email = ''] = [imported.phones[0], imported.emails[0]];
      const known = customerOfContact(entries, { phone, email })?.customer;
      const { joinedIds } = known ?? imported;
      const customer = known
        ? { ...joinCustomers(known, imported, imported.updatedAt), joinedIds }
        : imported;
      changes[customer.id] = customer;
      entries = customersOf(
        [],
        [
          ...entries.map((entry) => changes[entry.customer.id] ?? entry.customer),
          ...(known ? [] : [customer]),
        ],
      );
    }
    const count = Object.keys(changes).length;
    if (count === 0) return void fail('The file contains no customers.');
    dispatch(changeCustomers(changes, `${formatCount(count, 'customer')} imported`));
    return undefined;
  };
}
