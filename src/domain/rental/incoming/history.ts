import { sameJson } from '../../text/sameJson';
import { withoutCustomer, withoutPersonalFields } from '../personalData';
import type { Asked, IssuedDocument, Quote, RentalRequest, RequestLogEntry } from '../schema';

const quoteKey = ({ number, sentAt }: Quote) => `${number} ${sentAt}`;
const entryKey = ({ at, event, detail }: RequestLogEntry) => `${at} ${event} ${detail}`;
const timeOf = (entry: Quote | { at: string }) =>
  Date.parse('sentAt' in entry ? entry.sentAt : entry.at);

/** Returns the entries of both lists in the order of their times. Of two with the same key, the one of `first` stays. */
function union<T extends Quote | { at: string }>(
  first: readonly T[],
  second: readonly T[],
  keyOf: (entry: T) => string,
): T[] {
  const known = new Set(first.map(keyOf));
  const all = [...first, ...second.filter((entry) => !known.has(keyOf(entry)))];
  return all.toSorted((a, b) => timeOf(a) - timeOf(b));
}

/** Returns the documents of both lists, as those of `first` were issued. Personal data that one of them no longer has does not come back. */
function allDocuments(
  first: readonly IssuedDocument[],
  second: readonly IssuedDocument[],
): IssuedDocument[] {
  const keyOf = ({ number, at }: IssuedDocument) => `${number} ${at}`;
  const erased = new Set(second.filter((one) => sameJson(withoutCustomer(one), one)).map(keyOf));
  const kept = first.map((one) => (erased.has(keyOf(one)) ? withoutCustomer(one) : one));
  return union(kept, second, keyOf);
}

/** Returns the hand-over of a version. A stored signature stays, with its time and terms, where the version has none. */
function withSignature(
  version: RentalRequest['handover'],
  stored: RentalRequest['handover'],
): RentalRequest['handover'] {
  if (!stored || (!stored.signatureId && !stored.signedBy)) return version;
  if (!version) return stored;
  if (version.signatureId || (version.signedBy && !stored.signatureId)) return version;
  const { at, signatureId, signedBy, terms } = stored;
  return { ...version, at, signatureId, signedBy: version.signedBy || signedBy, terms };
}

/** Returns everything that a customer asked for, without what was received twice. */
export function allAsked(first: readonly Asked[], second: readonly Asked[]): Asked[] {
  return union(first, second, (asked) => JSON.stringify(asked));
}

/**
 * Returns the version of a request that replaces the stored one, with the customer's versions, the quotes and the
 * log of both. Personal data that was removed from either of them does not come back.
 */
export function withHistoryOf(stored: RentalRequest, version: RentalRequest): RentalRequest {
  const isErased = stored.isAnonymous || version.isAnonymous;
  const [former, next] = isErased
    ? [withoutPersonalFields(stored), withoutPersonalFields(version)]
    : [stored, version];
  return {
    ...next,
    id: stored.id,
    handover: withSignature(next.handover, former.handover),
    asked: allAsked(next.asked, former.asked),
    quotes: union(next.quotes, former.quotes, quoteKey),
    payments: union(next.payments, former.payments, ({ id }) => id),
    documents: allDocuments(former.documents, next.documents),
    log: union(next.log, former.log, entryKey),
  };
}
