import { withoutPersonalFields } from '../personalData';
import type { Asked, Quote, RentalRequest, RequestLogEntry } from '../schema';

const quoteKey = ({ number, sentAt }: Quote) => `${number} ${sentAt}`;
const entryKey = ({ at, event, detail }: RequestLogEntry) => `${at} ${event} ${detail}`;
const timeOf = ({ at }: { at: string }) => at;

/** Returns the entries of both lists in the order of their times. Of two with the same key, the one of `first` stays. */
function union<T>(
  first: readonly T[],
  second: readonly T[],
  keyOf: (entry: T) => string,
  time: (entry: T) => string,
): T[] {
  const known = new Set(first.map(keyOf));
  const all = [...first, ...second.filter((entry) => !known.has(keyOf(entry)))];
  return all.toSorted((a, b) => Date.parse(time(a)) - Date.parse(time(b)));
}

/** Returns everything that a customer asked for, without what was received twice. */
export function allAsked(first: readonly Asked[], second: readonly Asked[]): Asked[] {
  return union(
    first,
    second,
    (asked) => JSON.stringify(asked),
    ({ at }) => at,
  );
}

/**
 * Returns the version of a request that replaces the stored one, with the customer's versions, the quotes and the
 * log of both. Personal data that the version no longer has does not come back with them.
 */
export function withHistoryOf(stored: RentalRequest, version: RentalRequest): RentalRequest {
  const { asked, quotes, payments, documents, log } = version.isAnonymous
    ? withoutPersonalFields(stored)
    : stored;
  return {
    ...version,
    id: stored.id,
    asked: allAsked(version.asked, asked),
    quotes: union(version.quotes, quotes, quoteKey, ({ sentAt }) => sentAt),
    payments: union(version.payments, payments, ({ id }) => id, timeOf),
    documents: union(documents, version.documents, ({ number, at }) => `${number} ${at}`, timeOf),
    log: union(version.log, log, entryKey, timeOf),
  };
}
