import { isDay } from '../../availability/day';
import type { Customer } from '../schema';
import { sameJson } from '../../text/sameJson';
import { customerKeys, joinCustomers, TRUST_LABELS, type Customers } from './customers';

/** Names of columns and their other names, as spreadsheets and phone books have them. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  name: ['customer', 'full name'],
  company: ['organisation', 'organization', 'organisation name', 'organization name'],
  phone: ['phone number', 'mobile', 'telephone'],
  email: ['e-mail', 'mail', 'email address'],
  'billing address': ['address'],
  'id seen': [],
  'id seen on': [],
  guarantor: [],
  note: ['notes'],
  trust: [],
};

/** Names of the columns of an exported file. */
export const CUSTOMER_COLUMNS = Object.keys(COLUMNS);

/** Returns the column that a name in a file means. Phone books number theirs: 'Phone 1 - Value'. */
function columnOf(text: string): string | undefined {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/ \d+(?: - value)?$/, '');
  return CUSTOMER_COLUMNS.find((column) => column === name || COLUMNS[column]?.includes(name));
}

/** What the import of a file would change. */
export interface CustomersPlan {
  /** The names in the file, and the columns that they stand for. */
  columns: { given: string; column: string | undefined }[];
  added: Customer[];
  changed: { customer: Customer; fields: string[] }[];
  unchanged: number;
  /** Rows that are left out. */
  problems: { row: number; message: string }[];
}

interface Row {
  number: number;
  cells: readonly string[];
}

const listOf = (texts: readonly string[]) =>
  texts.flatMap((text) => text.split(/[;\n]|:::/).map((part) => part.trim())).filter(Boolean);

const FIELDS = [
  ['name', 'name'],
  ['phones', 'phone'],
  ['emails', 'email'],
  ['company', 'company'],
  ['billingAddress', 'billing address'],
  ['idSeen', 'id seen'],
  ['guarantor', 'guarantor'],
  ['note', 'note'],
  ['trust', 'trust'],
] as const satisfies [keyof Customer, string][];

/** Returns the customer of a row, or why it has none. */
function customerOfRow(
  columns: CustomersPlan['columns'],
  cells: readonly string[],
  { id, at }: { id: string; at: string },
): Customer | string {
  const textsOf = (name: string) =>
    cells.filter((_cell, index) => columns[index]?.column === name).map((cell) => cell.trim());
  const textOf = (name: string) => textsOf(name).find(Boolean) ?? '';
  const [phones, emails] = [listOf(textsOf('phone')), listOf(textsOf('email'))];
  if (customerKeys({ phones, emails }).length === 0)
    return 'no phone number or e-mail address was found.';
  const label = textOf('trust').toLowerCase();
  const trust = Object.entries(TRUST_LABELS).find(([, one]) => one.toLowerCase() === label);
  if (label && !trust) return `trust: “${textOf('trust')}” is unknown.`;
  const [kind, on] = [textOf('id seen'), textOf('id seen on')];
  if (on && !isDay(on))
    return `id seen on: “${textOf('id seen on')}” is not a date like 2026-11-24.`;
  return {
    id,
    name: textOf('name'),
    phones,
    emails,
    company: textOf('company'),
    billingAddress: textOf('billing address'),
    idSeen: kind || on ? { kind, on } : null,
    guarantor: textOf('guarantor'),
    note: textOf('note'),
    trust: (trust?.[0] ?? '') as Customer['trust'],
    joinedIds: [],
    updatedAt: at,
  };
}

/**
 * Returns what the rows of a CSV file would change. Customers whose phone number or e-mail address is known are completed:
 * what is known stays.
 * @param at ISO 8601
 */
export function planCustomers(
  [head, ...rows]: readonly Row[],
  { byKey }: Customers,
  { at, newId }: { at: string; newId: () => string },
): CustomersPlan {
  const columns = (head?.cells ?? []).map((given) => ({ given, column: columnOf(given) }));
  const problems: CustomersPlan['problems'] = [];
  const has = (name: string) => columns.some(({ column }) => column === name);
  if (!has('name') || !(has('phone') || has('email'))) {
    const message = 'The first row must name the columns “name” and “phone” or “email”.';
    return { columns, added: [], changed: [], unchanged: 0, problems: [{ row: 1, message }] };
  }
  /** The customers of the file as they are now, and before it. */
  const found = new Map<string, { before: Customer | undefined; after: Customer }>();
  const idByKey = new Map<string, string>();
  for (const { number, cells } of rows) {
    const read = customerOfRow(columns, cells, { id: newId(), at });
    if (typeof read === 'string') {
      problems.push({ row: number, message: read });
      continue;
    }
    const keys = customerKeys(read);
    const ids = new Set(
      keys.flatMap((key) => idByKey.get(key) ?? byKey.get(key)?.customer.id ?? []),
    );
    if (ids.size > 1) {
      problems.push({ row: number, message: 'it belongs to two customers. Join them first.' });
      continue;
    }
    const [id = read.id] = ids;
    const before = keys.map((key) => byKey.get(key)?.customer).find((one) => one?.id === id);
    const current = found.get(id) ?? { before, after: before ?? read };
    const { joinedIds } = current.after;
    const after = { ...joinCustomers(current.after, read, at), joinedIds };
    found.set(id, { before: current.before, after });
    for (const key of keys) idByKey.set(key, id);
  }
  const all = [...found.values()];
  const changed = all.flatMap(({ before, after }) => {
    const fields = before && FIELDS.filter(([field]) => !sameJson(before[field], after[field]));
    return fields?.length ? [{ customer: after, fields: fields.map(([, column]) => column) }] : [];
  });
  return {
    columns,
    added: all.flatMap(({ before, after }) => (before ? [] : [after])),
    changed,
    unchanged: all.filter(({ before }) => before).length - changed.length,
    problems,
  };
}
