import * as v from 'valibot';
import { BOOKING_FIELDS, type BookingField, type BookingFields } from '../../booking/bookingTable';
import { paymentEntrySchema } from './payment';
import {
  contactSchema,
  documentSchema,
  chargedDaysSchema,
  quoteSchema,
  termsEntries,
} from './terms';
import { text, amountSchema, flag, listOf, optionalDaySchema, timeSchema } from './values';

type ContactKey = keyof typeof contactSchema.entries;
type TextRecord = Exclude<BookingField['record'], 'customer'>;

const CONTACT_KEYS = Object.keys(contactSchema.entries);

export const CONTACT_FIELDS = BOOKING_FIELDS.filter(({ record }) => record === 'customer').toSorted(
  (a, b) => CONTACT_KEYS.indexOf(a.key) - CONTACT_KEYS.indexOf(b.key),
) as (BookingField & { key: ContactKey })[];

export const TEXT_FIELDS = BOOKING_FIELDS.filter(
  ({ record }) => record !== 'customer',
) as (BookingField & { record: TextRecord })[];

export const OFFICE_TEXT_FIELDS = TEXT_FIELDS.filter(({ csv }) => csv);

export const TEXT_RECORDS = TEXT_FIELDS.map(({ record }) => record);

const textEntries = Object.fromEntries(TEXT_RECORDS.map((record) => [record, text()])) as Record<
  TextRecord,
  ReturnType<typeof text>
>;

export function officeTexts(texts: Partial<BookingFields>) {
  const contact = CONTACT_FIELDS.map(({ key }) => [key, texts[key]]);
  const others = TEXT_FIELDS.map(({ key, record }) => [record, texts[key]]);
  return { customer: Object.fromEntries(contact), ...Object.fromEntries(others) };
}

const PIECE_STATES = ['', 'returned', 'missing', 'damaged'] as const;
export type PieceState = (typeof PIECE_STATES)[number];

const pieceSchema = v.object({
  id: v.string(),
  itemId: v.string(),
  /** Which of the quantity of the item it belongs to, counted from 1. */
  unit: v.optional(v.number(), 1),
  name: v.string(),
  /** '' if none was chosen. */
  unitId: text(),
  isPacked: flag(),
  /** '' until it comes back. */
  state: v.optional(v.picklist(PIECE_STATES), ''),
  stateOn: optionalDaySchema,
  note: text(),
  /** It becomes a line of the request. */
  charge: v.optional(amountSchema, 0),
  isWrittenOff: flag(),
});
export type ChecklistPiece = v.InferOutput<typeof pieceSchema>;

const handoverSchema = v.object({
  at: timeSchema,
  condition: text(),
  photoIds: listOf(v.string()),
  /** ID of the photo that is the signature, '' without one. */
  signatureId: text(),
  /** The name that was typed instead of a signature. */
  signedBy: text(),
  terms: text(),
  /** The equipment, dates and deposit that were signed for, '' without a signature. See `signedText`. */
  signedFor: text(),
});
export type Handover = v.InferOutput<typeof handoverSchema>;

export const EMPTY_HANDOVER: Handover = v.parse(handoverSchema, { at: '2000-01-01T00:00:00Z' });

export const REQUEST_STATUSES = [
  'new',
  'quoted',
  'confirmed',
  'collected',
  'partlyReturned',
  'returned',
  'declined',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Edits of the office do not change it. */
const askedSchema = v.object({
  /** When the customer asked, or when a message without that time was read. */
  at: timeSchema,
  from: optionalDaySchema,
  to: optionalDaySchema,
  items: listOf(v.object({ name: v.string(), quantity: v.number() })),
  message: text(),
  estimate: v.optional(v.string()),
});
export type Asked = v.InferOutput<typeof askedSchema>;

const changeSchema = v.object({
  field: v.string(),
  from: v.optional(v.unknown(), null),
  to: v.optional(v.unknown(), null),
  /** Which changes of the field in earlier entries of the log were known when it was made. */
  known: text(),
});
export type LoggedChange = v.InferOutput<typeof changeSchema>;

/** The last entry can be replaced by one with the same ID, because successive edits share one. */
const logEntrySchema = v.object({
  /** '' until the request is stored. */
  id: text(),
  at: timeSchema,
  event: v.string(),
  detail: text(),
  changes: listOf(changeSchema),
});
export type RequestLogEntry = v.InferOutput<typeof logEntrySchema>;

/** Never published. */
export const requestSchema = v.object({
  /** Random, never made of reference, name or phone. '' until the request is stored. */
  id: text(),
  ref: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  status: v.optional(v.picklist(REQUEST_STATUSES), 'new'),
  source: v.optional(v.picklist(['link', 'message', 'manual']), 'manual'),
  /** It makes no holds and is left out of the counts. */
  isSample: flag(),
  requestedAt: timeSchema,
  updatedAt: timeSchema,
  customer: v.optional(contactSchema, { name: '', phone: '', email: '' }),
  billingAddress: text(),
  ...textEntries,
  ...termsEntries,
  /** The days that the price rules gave when it was confirmed, for the dates that it had. Null before. */
  confirmedDays: v.optional(v.nullable(chargedDaysSchema), null),
  paymentLink: text(),
  internalNotes: text(),
  /** In the order of time. Empty for requests that were entered by hand. */
  asked: listOf(askedSchema),
  checklist: listOf(pieceSchema),
  /** Photos of damage, by their IDs: the ID of the piece that each shows. Apart from the pieces, which another device can replace. */
  damagePhotos: v.optional(v.record(v.string(), v.string()), {}),
  handover: v.optional(v.nullable(handoverSchema), null),
  returnedOn: optionalDaySchema,
  quotes: listOf(quoteSchema),
  /** In the order of time. Entries are added and never changed. */
  payments: listOf(paymentEntrySchema),
  /** In the order of time. They are added and never changed. */
  documents: listOf(documentSchema),
  log: listOf(logEntrySchema),
  isAnonymous: flag(),
});
export type RentalRequest = v.InferOutput<typeof requestSchema>;
