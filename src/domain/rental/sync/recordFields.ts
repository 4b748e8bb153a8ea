import type { JsonObject } from '../../text/jsonObject';
import { sameJson } from '../../text/sameJson';
import { comparePieces } from '../handover/checklist';
import type { ChecklistPiece } from '../schema';
import { ERASED } from './personalFields';
import type { Cell, StampedRow } from './stamp';

/**
 * The fields of records that are not single values.
 * - `log`: a list in the order of writing, every entry of which is a field of its own
 * - `list`: the same in the order of time
 * - `pieces`: the same in the order of a checklist
 * - `map`: an object, every entry of which is a field of its own; `maps`: an object of such objects
 */
const KINDS = {
  log: 'log',
  asked: 'list',
  quotes: 'list',
  documents: 'list',
  payments: 'list',
  checklist: 'pieces',
  customer: 'map',
  damagePhotos: 'map',
  repairs: 'list',
  rates: 'map',
  codePrefixes: 'map',
  formerCodes: 'map',
  lastCounts: 'maps',
} as const;

const kindOf = (field: string) =>
  Object.hasOwn(KINDS, field) ? KINDS[field as keyof typeof KINDS] : 'single';

/** Fields that concern this device only, and are never in the copy. */
const OWN = new Set(['deviceLetter', 'lastBackupAt', 'firstConfirmedAt']);
export const isOwn = (field: string): boolean => OWN.has(field);

/** Whether the greater value of a field wins: a time or a number that only increases. */
export const isHighest = (field: string): boolean =>
  field === 'updatedAt' || field.startsWith('lastCounts/');

/** Splits `payments/<id>` into the field and the key of its entry, which is '' for a single value. */
function splitField(field: string): [root: string, entry: string] {
  const at = field.indexOf('/');
  return at < 0 ? [field, ''] : [field.slice(0, at), field.slice(at + 1)];
}

/** Returns the entries of a list by their keys, which never change: IDs, or numbers and times. */
function keyedEntries(list: readonly unknown[]): [key: string, entry: unknown][] {
  const counts = new Map<string, number>();
  return list.map((entry) => {
    const { id, number, at, sentAt = at } = Object(entry) as Record<string, string | undefined>;
    const key = id || `${number} ${sentAt}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return [count > 1 ? `${key} ${count}` : key, entry];
  });
}

type Field = [name: string, value: unknown];

const mapFields = (field: string, map: unknown): Field[] =>
  Object.entries(Object(map) as JsonObject).map(([key, value]) => [`${field}/${key}`, value]);

function namedFields(field: string, value: unknown): Field[] {
  // The key of a record is its ID.
  if (field === 'id') return [];
  if (field === 'isAnonymous') return value === true ? [[ERASED, true]] : [];
  const kind = kindOf(field);
  if (kind === 'single') return [[field, value]];
  if (kind === 'map') return mapFields(field, value);
  if (kind === 'maps')
    return mapFields(field, value).flatMap(([name, map]) => mapFields(name, map));
  return keyedEntries(value as unknown[]).map(([key, entry]) => [`${field}/${key}`, entry]);
}

const fieldsOf = (record: object | null): Map<string, unknown> =>
  new Map(Object.entries(record ?? {}).flatMap(([field, value]) => namedFields(field, value)));

/** Values are those of the second version; null: removed. */
export function changedFields(before: object | null, after: object): Field[] {
  const [known, next] = [fieldsOf(before), fieldsOf(after)];
  const removed = [...known.keys()].filter((field) => !next.has(field));
  return [
    ...[...next].filter(
      ([field, value]) => !known.has(field) || !sameJson(known.get(field), value),
    ),
    ...removed.map((field): Field => [field, null]),
  ];
}

const timeOf = (entry: unknown): string => {
  const { at, sentAt } = Object(entry) as JsonObject;
  const time = at ?? sentAt;
  return typeof time === 'string' ? time : '';
};
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

type Placed = readonly [key: string, cell: Cell];
const ORDERS = {
  log: ([key, [, stamp]]: Placed, [other, [, otherStamp]]: Placed) =>
    byText(stamp, otherStamp) || byText(key, other),
  list: (one: Placed, other: Placed) =>
    byText(timeOf(one[1][0]), timeOf(other[1][0])) || ORDERS.log(one, other),
  pieces: ([, [piece]]: Placed, [, [other]]: Placed) =>
    comparePieces(piece as ChecklistPiece, other as ChecklistPiece),
};

export function recordFrom(id: string, row: StampedRow): JsonObject {
  const record: JsonObject = { id, isAnonymous: ERASED in row };
  const lists = new Map<string, Placed[]>();
  for (const [field, cell] of Object.entries(row)) {
    const [root, entry] = splitField(field);
    const kind = kindOf(root);
    if (kind === 'single' && entry === '' && field !== '' && field !== ERASED)
      record[field] = cell[0];
    if (kind === 'single' || entry === '' || cell[0] === null) continue;
    if (kind === 'map' || kind === 'maps') {
      const [first, second] = kind === 'map' ? [entry, ''] : splitField(entry);
      const map = (record[root] ??= {}) as JsonObject;
      if (second === '') map[first] = cell[0];
      else ((map[first] ??= {}) as JsonObject)[second] = cell[0];
    } else {
      const list = lists.get(root) ?? [];
      lists.set(root, list);
      list.push([entry, cell]);
    }
  }
  for (const [field, list] of lists) {
    const order = ORDERS[kindOf(field) as keyof typeof ORDERS];
    record[field] = list.sort(order).map(([, [value]]) => value);
  }
  return record;
}
