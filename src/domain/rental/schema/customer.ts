import * as v from 'valibot';
import { BOOKING_FIELDS, type BookingField, type BookingFields } from '../../booking/bookingTable';
import { contactSchema } from './terms';
import { listOf, optionalDaySchema, text, timeSchema } from './values';

export const TRUST_LEVELS = ['', 'trusted', 'withCare', 'doNotRent'] as const;

/** A customer as the office keeps them: in this browser only, never published. */
export const customerSchema = v.object({
  /** Random, never made of a name, phone or e-mail address. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  name: text(),
  phones: listOf(v.string()),
  emails: listOf(v.string()),
  company: text(),
  billingAddress: text(),
  /** Which identity document was seen, and when. No scan of it is kept. */
  idSeen: v.optional(v.nullable(v.object({ kind: text(), on: optionalDaySchema })), null),
  guarantor: text(),
  note: text(),
  trust: v.optional(v.picklist(TRUST_LEVELS), ''),
  /** IDs of customers that were joined with this one. */
  joinedIds: listOf(v.string()),
  updatedAt: timeSchema,
});
export type Customer = v.InferOutput<typeof customerSchema>;

/** A customer of whom nothing is known. */
export const EMPTY_CUSTOMER: Customer = v.parse(customerSchema, {
  id: '-',
  updatedAt: '2000-01-01T00:00:00Z',
});

type ContactKey = keyof typeof contactSchema.entries;
type TextRecord = Exclude<BookingField['record'], 'customer'>;

const CONTACT_KEYS = Object.keys(contactSchema.entries);

/** The contact of a customer, in the order in which the office shows it. */
export const CONTACT_FIELDS = BOOKING_FIELDS.filter(({ record }) => record === 'customer').toSorted(
  (a, b) => CONTACT_KEYS.indexOf(a.key) - CONTACT_KEYS.indexOf(b.key),
) as (BookingField & { key: ContactKey })[];

/** The other texts that a customer has written. */
export const TEXT_FIELDS = BOOKING_FIELDS.filter(
  ({ record }) => record !== 'customer',
) as (BookingField & { record: TextRecord })[];

export const TEXT_RECORDS = TEXT_FIELDS.map(({ record }) => record);

/** The fields of a request that have these texts. */
export const textEntries = Object.fromEntries(
  TEXT_RECORDS.map((record) => [record, text()]),
) as Record<TextRecord, ReturnType<typeof text>>;

/** Returns what a customer has written as the fields of a request. */
export function officeTexts(texts: Partial<BookingFields>) {
  const contact = CONTACT_FIELDS.map(({ key }) => [key, texts[key]]);
  const others = TEXT_FIELDS.map(({ key, record }) => [record, texts[key]]);
  return { customer: Object.fromEntries(contact), ...Object.fromEntries(others) };
}

const UNIT_STATES = ['inUse', 'inRepair', 'gone'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

const repairSchema = v.object({
  /** Also the ID of its hold. It is random, because holds are published. */
  id: v.string(),
  at: timeSchema,
  from: optionalDaySchema,
  /** The last day on which it is expected to be in repair. */
  expected: optionalDaySchema,
  /** The day on which it was in use again, '' until then. */
  endedOn: optionalDaySchema,
});

/** One piece of equipment that the company owns: in this browser only, never published. */
export const unitSchema = v.object({
  /** Random. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  productId: v.string(),
  code: v.string(),
  /** The keys of the codes that it had, which stay taken. */
  formerCodes: v.optional(v.record(v.string(), v.boolean()), {}),
  serial: text(),
  note: text(),
  bought: optionalDaySchema,
  /** What it cost, in the main unit of the currency. */
  price: v.optional(
    v.pipe(
      v.nullable(v.number()),
      v.transform((price) => price ?? undefined),
    ),
  ),
  state: v.optional(v.picklist(UNIT_STATES), 'inUse'),
  /** In the order of time. */
  repairs: listOf(repairSchema),
  updatedAt: timeSchema,
});
export type Unit = v.InferOutput<typeof unitSchema>;
