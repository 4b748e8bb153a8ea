import * as v from 'valibot';
import { isDay } from '../availability/day';
import { isTime, limitTime } from '../text/time';
import { DEFAULT_TAX_BASIS_POINTS } from './totals';
import { MAX_AMOUNT } from './money';

/** Maximum number of positions of a request. */
export const MAX_REQUEST_ITEMS = 200;
/** Maximum quantity of one position. */
export const MAX_ITEM_QUANTITY = 999;

const wholeNumber = (max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const amountSchema = wholeNumber(MAX_AMOUNT);
const basisPointsSchema = wholeNumber(10_000);
const daySchema = v.pipe(
  v.string(),
  v.check((text) => isDay(text)),
);
/** A day that is written correctly but impossible, such as one of the year 9999. It counts as not chosen. */
const impossibleDaySchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/),
  v.transform(() => ''),
);
/** A day, or '' where none was chosen. */
const optionalDaySchema = v.optional(v.union([v.literal(''), daySchema, impossibleDaySchema]), '');
/** A time, limited to the years 2000 to 2100, so that no stored record breaks lists and exports. */
const timeSchema = v.pipe(v.string(), v.transform(limitTime), v.string());
/** A time of the settings, or '' for none. An impossible one is read as '', so that the other settings can be read. */
const settingTime = () =>
  v.optional(
    v.fallback(
      v.pipe(
        v.string(),
        v.check((value) => isTime(value)),
      ),
      '',
    ),
    '',
  );
const text = () => v.optional(v.string(), '');

/** Steps of a request, in their usual order. */
export const REQUEST_STATUSES = [
  'new',
  'quoted',
  'confirmed',
  'collected',
  'returned',
  'declined',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Position of a request. `productId` is '' for an item that is not in the store. */
const requestItemSchema = v.object({
  productId: text(),
  name: v.string(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ITEM_QUANTITY)),
  /** Rate per day in the smallest unit of the currency; null until one was entered. */
  dailyRate: v.optional(v.nullable(amountSchema), null),
  /**
   * Id of the hold of this position in the published availability. It is random and contains
   * nothing of the request.
   */
  holdId: text(),
});
export type RequestItem = v.InferOutput<typeof requestItemSchema>;

const discountSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('percent'), basisPoints: basisPointsSchema }),
  v.object({ kind: v.literal('amount'), amount: amountSchema }),
]);

const customerSchema = v.object({ name: text(), phone: text(), email: text() });

const termsEntries = {
  items: v.optional(v.pipe(v.array(requestItemSchema), v.maxLength(MAX_REQUEST_ITEMS)), []),
  from: optionalDaySchema,
  to: optionalDaySchema,
  /** Null: the number of days of the rental dates. */
  billableDays: v.optional(v.nullable(wholeNumber(3660)), null),
  discount: v.optional(discountSchema, { kind: 'none' }),
  vatBasisPoints: v.optional(basisPointsSchema, DEFAULT_TAX_BASIS_POINTS),
  deposit: v.optional(amountSchema, 0),
  /** Notes of the office for the customer, part of the quote. */
  customerNotes: text(),
};

/** The company as its quotes name it. */
const companySchema = v.object({
  name: text(),
  /** Path or URL of the logo. */
  logo: text(),
  address: text(),
  phone: text(),
  email: text(),
});
export type QuoteCompany = v.InferOutput<typeof companySchema>;

/** A quote exactly as it was created. Later changes of the request or of any settings do not change it. */
const quoteSchema = v.object({
  /** `Q-2026-0001` */
  number: v.string(),
  sentAt: timeSchema,
  validUntil: optionalDaySchema,
  customer: customerSchema,
  ...termsEntries,
  /** The office's terms and bank details when it was created. */
  terms: text(),
  bankDetails: text(),
  /** Missing in quotes of earlier versions, and if the site settings were not loaded. */
  company: v.exactOptional(companySchema),
});
export type Quote = v.InferOutput<typeof quoteSchema>;

/** What a customer asked for, as it was received. Edits of the office do not change it. */
const askedSchema = v.object({
  /** When the customer asked, or when a message without that time was read. */
  at: timeSchema,
  from: optionalDaySchema,
  to: optionalDaySchema,
  items: v.optional(v.array(v.object({ name: v.string(), quantity: v.number() })), []),
  message: text(),
});
export type Asked = v.InferOutput<typeof askedSchema>;

/** Entry of a request's log: a step, or another event such as 'created', 'merged' or 'quoteSent'. */
const logEntrySchema = v.object({ at: timeSchema, event: v.string(), detail: text() });
export type RequestLogEntry = v.InferOutput<typeof logEntrySchema>;

/** A rental request as the office keeps it. It is stored in this browser only and never published. */
export const requestSchema = v.object({
  ref: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  status: v.optional(v.picklist(REQUEST_STATUSES), 'new'),
  source: v.optional(v.picklist(['link', 'message', 'manual']), 'manual'),
  /** Sample to try out. It makes no holds and is left out of the counts. */
  isSample: v.optional(v.boolean(), false),
  /** When the customer made the request. */
  requestedAt: timeSchema,
  updatedAt: timeSchema,
  customer: v.optional(customerSchema, { name: '', phone: '', email: '' }),
  /** Subject, preferred date, duration and notes as the customer wrote them. */
  subject: text(),
  preferredDate: text(),
  duration: text(),
  message: text(),
  ...termsEntries,
  internalNotes: text(),
  /** In the order of time. Empty for requests that were entered by hand. */
  asked: v.optional(v.array(askedSchema), []),
  /** The day on which everything came back. */
  returnedOn: optionalDaySchema,
  quotes: v.optional(v.array(quoteSchema), []),
  log: v.optional(v.array(logEntrySchema), []),
  /** Whether the personal data was removed. */
  isAnonymous: v.optional(v.boolean(), false),
});
export type RentalRequest = v.InferOutput<typeof requestSchema>;

/** Days that a quote is valid unless the office changes them. */
export const DEFAULT_VALID_DAYS = 7;

/** The office's settings for quotes, kept on this device. */
export const requestsSettingsSchema = v.object({
  terms: text(),
  bankDetails: text(),
  /** Days from sending a quote until it expires. */
  validDays: v.optional(wholeNumber(365), DEFAULT_VALID_DAYS),
  /** Daily rate of each product that was entered last, by product ID. */
  rates: v.optional(v.record(v.string(), amountSchema), {}),
  /** Highest count of the quote numbers that were used, by year, because a number is never used twice. */
  lastQuoteCounts: v.optional(v.record(v.string(), wholeNumber(Number.MAX_SAFE_INTEGER)), {}),
  lastBackupAt: settingTime(),
  /** When a request was confirmed for the first time, from which the backup reminder counts. */
  firstConfirmedAt: settingTime(),
});
export type RequestsSettings = v.InferOutput<typeof requestsSettingsSchema>;
