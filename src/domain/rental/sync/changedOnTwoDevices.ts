import { isJsonObject } from '../../text/jsonObject';
import { sameJson } from '../../text/sameJson';
import { newId } from '../../text/ids';
import { textHash } from '../../text/hash';
import type { LoggedChange, RentalRequest, RequestLogEntry } from '../schema';

/** Fields that the office does not enter: they follow from others, or are never changed. */
const DERIVED = new Set(
  [
    'id ref source requestedAt updatedAt isSample isAnonymous confirmedDays',
    'log asked quotes documents payments checklist damagePhotos',
  ].flatMap((names) => names.split(' ')),
);

/** Returns what the office has entered by its fields. The parts of a customer are fields of their own. */
const enteredValues = ({ customer, ...request }: RentalRequest) =>
  new Map<string, unknown>([
    ...Object.entries(request).filter(([field]) => !DERIVED.has(field)),
    ...Object.entries(customer).map(([part, value]) => [`customer/${part}`, value] as const),
  ]);

const withoutIds = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one: unknown) => {
        if (!isJsonObject(one)) return one;
        const { id: _id, ...rest } = one;
        return rest;
      })
    : value;

interface Logged extends LoggedChange {
  id: string;
}

const changesOf = (log: readonly RequestLogEntry[], field: string): Logged[] =>
  log.flatMap(({ id, changes }) =>
    changes.flatMap((one) => (one.field === field ? [{ id, ...one }] : [])),
  );

/** Returns a text for changes of a field, which differs if one of them is missing or the last one has changed since. */
function knownText(changes: readonly Logged[]): string {
  const last = changes.at(-1);
  return last ? `${changes.length} ${last.id} ${textHash(JSON.stringify(last.to))}` : '';
}

function enteredChanges(before: RentalRequest, after: RentalRequest): LoggedChange[] {
  const earlier = enteredValues(before);
  return [...enteredValues(after)]
    .map(([field, to]) => ({ field, from: withoutIds(earlier.get(field)), to: withoutIds(to) }))
    .filter(({ from, to }) => !sameJson(from, to))
    .map((change) => ({ ...change, known: knownText(changesOf(before.log, change.field)) }));
}

/** Undefined if fields differ: the entry would count as later than what was changed in its first ones since. */
function joinedChanges(log: readonly RequestLogEntry[], changes: readonly LoggedChange[]) {
  const earlier = log.at(-1)?.changes ?? [];
  const former = new Map(earlier.map((change) => [change.field, change]));
  if (changes.length !== earlier.length || !changes.every(({ field }) => former.has(field)))
    return undefined;
  return changes.map((one) => ({
    ...one,
    from: former.get(one.field)?.from,
    known: knownText(changesOf(log.slice(0, -1), one.field)),
  }));
}

/** Successive keystrokes share an entry. @param tab begins the IDs of its entries: no other tab replaces one of them */
export function withLoggedChanges(
  before: RentalRequest,
  after: RentalRequest,
  tab: string,
  random = Math.random,
): RentalRequest {
  const changes = enteredChanges(before, after);
  const known = new Set(before.log.map(({ id }) => id));
  const added = after.log.findIndex(({ id }) => !known.has(id));
  const prefix = `log-${tab}-`;
  const withIdOfTab = (entry: RequestLogEntry) =>
    known.has(entry.id) ? entry : { ...entry, id: newId(prefix, random) };
  const log = after.log.map(withIdOfTab);
  if (changes.length === 0) return { ...after, log };
  const at = after.updatedAt;
  if (added >= 0) {
    const entry = log[added] as RequestLogEntry;
    return { ...after, log: log.with(added, { ...entry, changes }) };
  }
  const last = log.at(-1);
  const isOwn = last?.event === 'changed' && last.id.startsWith(prefix);
  const joined = isOwn ? joinedChanges(log, changes) : undefined;
  if (last && joined)
    return { ...after, log: [...log.slice(0, -1), { ...last, at, changes: joined }] };
  const entry = { id: newId(prefix, random), at, event: 'changed', detail: '', changes };
  return { ...after, log: [...log, entry] };
}

export interface ChangedTwice {
  field: string;
  /** The value that another device has entered, and the one that stays. */
  other: unknown;
  value: unknown;
}

function readLog(log: readonly RequestLogEntry[]): ChangedTwice[] {
  const fields = new Set(log.flatMap(({ changes }) => changes.map(({ field }) => field)));
  return [...fields].flatMap((field) => {
    const changes = changesOf(log, field);
    const last = changes.pop();
    if (!last || last.known === knownText(changes)) return [];
    const other = changes.findLast(({ to }) => !sameJson(to, last.to) && !sameJson(to, last.from));
    if (!other) return [];
    return [{ field, other: other.to, value: last.to }];
  });
}

/** Each log is read once, because it is asked for with each keystroke. */
const read = new WeakMap<readonly RequestLogEntry[], readonly ChangedTwice[]>();

/** Read off the log in the order of writing: an entry that did not know all those before it was made apart. */
export function changedOnTwoDevices({ log }: Pick<RentalRequest, 'log'>): readonly ChangedTwice[] {
  const known = read.get(log) ?? readLog(log);
  read.set(log, known);
  return known;
}

/** @param at ISO 8601 */
export function keptEntry({ log }: Pick<RentalRequest, 'log'>, at: string): RequestLogEntry {
  const changes = changedOnTwoDevices({ log }).map(({ field, value }) => ({
    field,
    from: value,
    to: value,
    known: knownText(changesOf(log, field)),
  }));
  return { id: '', at, event: 'kept', detail: '', changes };
}
