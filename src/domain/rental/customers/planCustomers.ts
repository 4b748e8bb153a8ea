import { isDay } from '../../availability/day';
import type { Customer } from '../schema';
import { cleanText } from '../../text/cleanText';
import { sameJson } from '../../text/sameJson';
import { customerKeys, joinCustomers, TRUST_LABELS, type Customers } from './customers';

const OF =
  '(?:(?:billing|business|car|cell|company main|contact|customer|home|main|mobile|office|other|primary|private|secondary|work) )?';

/** Heads in small letters, without punctuation: exports, Google, Outlook and Thunderbird. Groups name a part. */
const HEADS: Readonly<Record<string, RegExp>> = {
  name: /^(?:customer|(?:full |display |customer |contact )?name|(first|given|middle|additional|last|family) ?name|(surname))$/,
  company: /^(?:company|organi[sz]ation)(?: \d+)?(?: name)?$/,
  phone: new RegExp(
    `^${OF}(?:phone|telephone|tel|mobile|cell|whatsapp)(?: number| no)?(?: home| work| mobile| main| other)?(?: \\d+)?(?: value)?$`,
  ),
  email: new RegExp(
    `^${OF}(?:e ?)?mail(?: \\d+)?(?: address)?(?: home| work| other)?(?: \\d+)?(?: value)?$`,
  ),
  'billing address':
    /^(address \d+ |(?:billing|business|home|mailing|office|other|work) )?(formatted|address(?: ?\d)?|(?:address )?po box|street(?: address)?(?: \d)?|extended address|city|town|state|region|province|county|zip ?(?:code)?|post(?:al)? ?code|country(?:\/region)?)$/,
  'id seen': /^id seen$/,
  'id seen on': /^id seen on$/,
  guarantor: /^guarantor$/,
  note: /^notes?$/,
  trust: /^trust$/,
};

export const CUSTOMER_COLUMNS = Object.keys(HEADS);

interface Column {
  /** The head in the file. */
  given: string;
  /** Undefined for a column that is not imported. */
  column?: string;
  /** What the column has of a name or an address, such as 'first', or 'city' of the group 'home'. */
  part?: string;
  group?: string;
}

function columnOf(given: string): Column {
  const head = cleanText(given)
    .toLowerCase()
    .replace(/[\s().:_-]+/g, ' ')
    .trim();
  for (const [column, pattern] of Object.entries(HEADS)) {
    const match = pattern.exec(head);
    if (match && column === 'name') return { given, column, part: match[1] ?? match[2] ?? '' };
    if (match) return { given, column, group: match[1] ?? '', part: match[2] ?? '' };
  }
  return { given };
}

export interface CustomersPlan {
  columns: Column[];
  added: Customer[];
  changed: { record: Customer; columns: string[] }[];
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

type Part = Pick<Column, 'part' | 'group'> & { text: string };

const NAME_PARTS = ['first', 'given', 'middle', 'additional', 'last', 'family', 'surname'];

function nameOf(parts: readonly Part[]): string {
  const texts = NAME_PARTS.flatMap((name) => parts.filter(({ part }) => part === name));
  return parts.find(({ part }) => part === '')?.text ?? texts.map(({ text }) => text).join(' ');
}

function addressOf(parts: readonly Part[]): string {
  const address = parts.filter(({ group }) => group === parts[0]?.group);
  const hasStreet = address.some(({ part = '' }) => part.startsWith('street'));
  const whole = address.find(
    ({ part }) => part === 'formatted' || (hasStreet && part === 'address'),
  );
  return whole?.text ?? address.map(({ text }) => text).join('\n');
}

function customerOfRow(
  columns: readonly Column[],
  cells: readonly string[],
  { id, at }: { id: string; at: string },
): Customer | string {
  const partsOf = (name: string): Part[] =>
    columns.flatMap(({ column, ...part }, index) => {
      const text = cleanText(cells[index] ?? '').trim();
      return column === name && text ? [{ ...part, text }] : [];
    });
  const textsOf = (name: string) => partsOf(name).map(({ text }) => text);
  const textOf = (name: string) => textsOf(name)[0] ?? '';
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
    name: nameOf(partsOf('name')),
    phones,
    emails,
    company: textOf('company'),
    billingAddress: addressOf(partsOf('billing address')),
    idSeen: kind || on ? { kind, on } : null,
    guarantor: textOf('guarantor'),
    note: textOf('note'),
    trust: (trust?.[0] ?? '') as Customer['trust'],
    joinedIds: [],
    updatedAt: at,
  };
}

function isHead(columns: readonly Column[]): boolean {
  const has = (name: string) => columns.some(({ column }) => column === name);
  return has('name') && (has('phone') || has('email'));
}

/** Known customers are completed: what is known stays. @param at ISO 8601 */
export function planCustomers(
  lines: readonly Row[],
  { byKey }: Customers,
  { at, newId }: { at: string; newId: () => string },
): CustomersPlan {
  // Some programs write the name of the table first.
  const heads = lines.slice(0, 2).map(({ cells }) => cells.map(columnOf));
  const first = Math.max(0, heads.findIndex(isHead));
  const [columns, rows] = [heads[first] ?? [], lines.slice(first + 1)];
  const problems: CustomersPlan['problems'] = [];
  if (!isHead(columns)) {
    const message = 'The first row must name the columns “name” and “phone” or “email”.';
    return { columns, added: [], changed: [], unchanged: 0, problems: [{ row: 1, message }] };
  }
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
    return fields?.length ? [{ record: after, columns: fields.map(([, column]) => column) }] : [];
  });
  return {
    columns,
    added: all.flatMap(({ before, after }) => (before ? [] : [after])),
    changed,
    unchanged: all.filter(({ before }) => before).length - changed.length,
    problems,
  };
}
