import * as v from 'valibot';
import { MAX_DAYS_BETWEEN } from '../../prices/rentalTerms';
import {
  listOf,
  optionalDaySchema,
  text,
  timeSchema,
  amountSchema,
  settingTime,
  wholeNumber,
} from './values';

/** From the one that is not set to the worst. */
export const TRUST_LEVELS = ['', 'trusted', 'withCare', 'doNotRent'] as const;

/** Never published. */
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
  joinedIds: listOf(v.string()),
  updatedAt: timeSchema,
});
export type Customer = v.InferOutput<typeof customerSchema>;

export const EMPTY_CUSTOMER: Customer = v.parse(customerSchema, {
  id: '-',
  updatedAt: '2000-01-01T00:00:00Z',
});

const UNIT_STATES = ['inUse', 'inRepair', 'gone'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

const repairSchema = v.object({
  /** Also the ID of its hold. It is random, because holds are published. */
  id: v.string(),
  from: optionalDaySchema,
  expected: optionalDaySchema,
  /** The day on which it was in use again, '' until then. */
  endedOn: optionalDaySchema,
});

/** Never published. */
export const unitSchema = v.object({
  /** Random. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  productId: v.string(),
  code: v.string(),
  /** They stay taken. */
  formerCodes: v.optional(v.record(v.string(), v.boolean()), {}),
  serial: text(),
  note: text(),
  bought: optionalDaySchema,
  /** In the main unit of the currency. */
  price: v.optional(
    v.pipe(
      v.nullable(v.number()),
      v.transform((price) => price ?? undefined),
    ),
  ),
  state: v.optional(v.picklist(UNIT_STATES), 'inUse'),
  /** In the order of time. */
  repairs: listOf(repairSchema),
});
export type Unit = v.InferOutput<typeof unitSchema>;

const DEFAULT_VALID_DAYS = 7;
const DEFAULT_RETENTION_YEARS = 6;

const countsSchema = v.optional(v.record(v.string(), wholeNumber(Number.MAX_SAFE_INTEGER)), {});

export const requestsSettingsSchema = v.object({
  terms: text(),
  bankDetails: text(),
  taxNumber: text(),
  paymentLink: text(),
  validDays: v.optional(wholeNumber(365), DEFAULT_VALID_DAYS),
  /** Days after a rental on which its equipment is not available, by product ID, instead of those of the rental terms. */
  daysBetween: v.optional(v.record(v.string(), wholeNumber(MAX_DAYS_BETWEEN)), {}),
  retentionYears: v.optional(wholeNumber(30), DEFAULT_RETENTION_YEARS),
  /** Letter of this device in the numbers of its documents, '' while it is the only one. */
  deviceLetter: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^[A-Z]{0,3}$/)), ''), ''),
  /** Daily rate of each product that was entered last, by product ID. */
  rates: v.optional(v.record(v.string(), amountSchema), {}),
  /** The beginning of the codes of units, by product ID. */
  codePrefixes: v.optional(v.record(v.string(), v.string()), {}),
  /** Highest count of the numbers that were used, by kind and year, because a number is never used twice. */
  lastCounts: v.optional(
    v.object({
      quote: countsSchema,
      invoice: countsSchema,
      creditNote: countsSchema,
      receipt: countsSchema,
    }),
    { quote: {}, invoice: {}, creditNote: {}, receipt: {} },
  ),
  /** Holds that no request has any more, by their IDs, with the last days of their requests. They may be published. */
  endedHolds: v.optional(v.record(v.string(), v.string()), {}),
  lastBackupAt: settingTime(),
  /** When a request was confirmed for the first time, from which the backup reminder counts. */
  firstConfirmedAt: settingTime(),
});
export type RequestsSettings = v.InferOutput<typeof requestsSettingsSchema>;

export const EMPTY_SETTINGS: RequestsSettings = v.parse(requestsSettingsSchema, {});
