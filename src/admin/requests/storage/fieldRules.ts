import { textHash } from '@/domain/text/textHash';
import { isJsonObject, type JsonObject } from '@/domain/text/jsonObject';
import { sameJson } from '@/domain/text/sameJson';

/**
 * How a field of a record is joined when it was changed in two places.
 * - `single`: one value
 * - `entries`: a list that grows; every entry stays
 * - `map`: an object whose fields are single values
 * - `highest`: numbers and times that only increase
 * - `identity`: one value; of two, one is kept
 * - `own`: it concerns this browser only
 */
type FieldRule = 'single' | 'entries' | 'map' | 'highest' | 'identity' | 'own';

/** The fields of records that are not single values. */
const RULES: Readonly<Record<string, FieldRule>> = {
  id: 'identity',
  // Two devices can receive the same request.
  source: 'identity',
  requestedAt: 'identity',
  log: 'entries',
  asked: 'entries',
  quotes: 'entries',
  documents: 'entries',
  payments: 'entries',
  checklist: 'entries',
  rates: 'map',
  daysBetween: 'map',
  endedHolds: 'map',
  lastCounts: 'highest',
  updatedAt: 'highest',
  deviceLetter: 'own',
  lastBackupAt: 'own',
  firstConfirmedAt: 'own',
};

export const ruleOf = (field: string): FieldRule =>
  Object.hasOwn(RULES, field) ? (RULES[field] ?? 'single') : 'single';

/** Returns the key of an entry of a list: its ID or, without one, a hash of its content. */
function entryKey(entry: unknown): string {
  const { id } = Object(entry) as { id?: unknown };
  return typeof id === 'string' && id !== '' ? id : textHash(JSON.stringify(entry));
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

/** Returns the entries of a list by their keys. */
export const keyedEntries = (value: unknown): Map<string, unknown> =>
  new Map(listOf(value).map((entry) => [entryKey(entry), entry]));

/** Returns the fields of an object by their names. */
export const fieldsOf = (value: unknown): Map<string, unknown> =>
  new Map(isJsonObject(value) ? Object.entries(value) : []);

const withoutIds = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one: unknown) => (isJsonObject(one) ? { ...one, id: '', holdIds: [] } : one))
    : value;

/** Whether two values are equal, apart from the IDs and holds that each device gives the items of a request. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  sameJson(withoutIds(one), withoutIds(other));

const timeOf = (entry: unknown): string => {
  const { at, sentAt } = Object(entry) as JsonObject;
  const time = at ?? sentAt;
  return typeof time === 'string' ? time : '';
};

/** Returns entries in the order of their times, then in that of their places. */
export function inOrderOfTime<E extends { entry: unknown; place: number; key: string }>(
  entries: readonly E[],
): E[] {
  return entries.toSorted(
    (a, b) =>
      timeOf(a.entry).localeCompare(timeOf(b.entry), 'en') ||
      a.place - b.place ||
      (a.key < b.key ? -1 : 1),
  );
}

/** Returns the higher one of two values of a field that only increases; of objects, field by field. */
export function highestOf(one: unknown, other: unknown): unknown {
  if (one === undefined || other === undefined) return one ?? other;
  if (!isJsonObject(one) || !isJsonObject(other))
    return (one as string | number) < (other as string | number) ? other : one;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, highestOf(one[name], other[name])]));
}

/** Applies the differences between two versions of a collection to a third one. What was changed there is not removed. */
function applyDifferences(
  stored: Map<string, unknown>,
  mine: Map<string, unknown>,
  known: Map<string, unknown>,
): Map<string, unknown> {
  const next = new Map(stored);
  for (const [key, value] of known)
    if (!mine.has(key) && sameJson(value, stored.get(key))) next.delete(key);
  for (const [key, value] of mine) if (!sameJson(value, known.get(key))) next.set(key, value);
  return next;
}

function joinField(field: string, mine: unknown, known: unknown, stored: unknown): unknown {
  const rule = ruleOf(field);
  if (rule === 'highest') return highestOf(mine, stored);
  if (rule === 'map')
    return Object.fromEntries(applyDifferences(fieldsOf(stored), fieldsOf(mine), fieldsOf(known)));
  if (rule !== 'entries') return mine;
  const joined = applyDifferences(keyedEntries(stored), keyedEntries(mine), keyedEntries(known));
  const placed = [...joined].map(([key, entry], place) => ({ key, entry, place }));
  return inOrderOfTime(placed).map(({ entry }) => entry);
}

/**
 * Joins a record that was changed here with the one that was stored elsewhere since. Fields that were not changed here
 * are those of the stored one.
 */
export function joinRecords<T extends object>(mine: T, known: T | undefined, stored: T): T {
  const [own, before, next] = [mine, known ?? {}, { ...stored }] as [
    JsonObject,
    JsonObject,
    JsonObject,
  ];
  for (const field of new Set([...Object.keys(own), ...Object.keys(before)])) {
    if (sameJson(own[field], before[field])) continue;
    if (field in own) next[field] = joinField(field, own[field], before[field], next[field]);
    else delete next[field];
  }
  return next as T;
}
