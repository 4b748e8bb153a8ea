import type { JsonObject } from '../../text/jsonObject';
import { BOOKING_FIELDS, type BookingField } from '../../booking/bookingTable';
import type { Customer, RentalRequest, Unit } from '../schema';

/** The field of a record whose personal data was removed. It is never taken back. */
export const ERASED = 'erased';

/** Whether the fields of requests, customers and units are personal as a whole, except of those that the table of booking requests has. */
const IS_PERSONAL = {
  // Requests
  id: false,
  ref: false,
  status: false,
  source: false,
  isSample: false,
  requestedAt: false,
  billingAddress: true,
  items: false,
  lines: false,
  from: false,
  to: false,
  billableDays: false,
  areDaysEntered: false,
  discount: false,
  vatBasisPoints: false,
  deposit: false,
  customerNotes: true,
  confirmedDays: false,
  paymentLink: true,
  internalNotes: true,
  asked: false,
  checklist: false,
  damagePhotos: true,
  handover: false,
  returnedOn: false,
  quotes: false,
  payments: false,
  documents: false,
  log: false,
  isAnonymous: false,
  // Customers
  name: true,
  phones: true,
  emails: true,
  company: true,
  idSeen: true,
  guarantor: true,
  note: true,
  trust: true,
  joinedIds: true,
  updatedAt: false,
  // Units
  productId: false,
  code: false,
  serial: false,
  bought: false,
  price: false,
  state: false,
  formerCodes: false,
  repairs: false,
} satisfies Record<
  Exclude<keyof RentalRequest, BookingField['record']> | keyof Customer | keyof Unit,
  boolean
>;

const NOBODY = { name: '', phone: '', email: '' };

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
  // The values of changes can be personal, such as the name of a line.
  log: (entry) => ({
    ...entry,
    ...(entry['event'] === 'merged' && { detail: '' }),
    ...('changes' in entry && { changes: [] }),
  }),
};

/** Undefined if nothing is left. Issued documents stay. @param field also that of an entry, such as `payments/<id>` */
export function erasedValue(field: string, value: unknown): unknown {
  const [root = ''] = field.split('/', 1);
  const isAsked = BOOKING_FIELDS.some(({ record, isPersonal }) => isPersonal && record === root);
  const isOther = Object.hasOwn(IS_PERSONAL, root) && IS_PERSONAL[root as keyof typeof IS_PERSONAL];
  if (isAsked || isOther) return undefined;
  const part = Object.hasOwn(PARTS, root) ? PARTS[root] : undefined;
  return part && typeof value === 'object' && value !== null ? part(value as JsonObject) : value;
}
