import type { JsonObject } from '../../text/jsonObject';

/** The field of a record whose personal data was removed. It is never taken back. */
export const ERASED = 'erased';

/** The fields of requests and customers that are personal as a whole. */
const PERSONAL = new Set(
  [
    'customer billingAddress paymentLink subject preferredDate duration message customerNotes',
    'internalNotes name phones emails company idSeen guarantor note trust joinedIds',
  ].flatMap((names) => names.split(' ')),
);

const NOBODY = { name: '', phone: '', email: '' };

interface Logged extends JsonObject {
  event?: unknown;
  changes?: readonly { field?: unknown }[];
}

/** What is left of the values that are personal in part, by their fields or, for entries, by their lists. */
const PARTS: Readonly<Record<string, (value: JsonObject) => JsonObject>> = {
  handover: (handover) => ({
    ...handover,
    condition: '',
    photoIds: [],
    signatureId: '',
    signedBy: '',
  }),
  checklist: (piece) => ({ ...piece, note: '' }),
  payments: (entry) => ('reference' in entry ? { ...entry, reference: '' } : entry),
  asked: (asked) => ({ ...asked, message: '' }),
  quotes: (quote) => ({ ...quote, customer: NOBODY, customerNotes: '', paymentLink: '' }),
  log: ({ changes, ...entry }: Logged) => ({
    ...entry,
    ...(entry.event === 'merged' && { detail: '' }),
    ...(changes && {
      changes: changes.filter(({ field }) => !PERSONAL.has(String(field)) && field !== 'handover'),
    }),
  }),
};

/**
 * Returns what is left of a field when the personal data of its record is removed; undefined if that is nothing. Issued
 * documents stay as they are: they have to be kept for years.
 * @param field also that of an entry, such as `payments/<id>`
 */
export function erasedValue(field: string, value: unknown): unknown {
  const [root = ''] = field.split('/', 1);
  if (PERSONAL.has(root)) return undefined;
  const part = Object.hasOwn(PARTS, root) ? PARTS[root] : undefined;
  return part && typeof value === 'object' && value !== null ? part(value as JsonObject) : value;
}
