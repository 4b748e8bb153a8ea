import * as v from 'valibot';
import { DEFAULT_VAT } from '../../prices/estimate';
import { paymentEntries } from './payment';
import {
  amountSchema,
  basisPointsSchema,
  optionalDaySchema,
  text,
  timeSchema,
  wholeNumber,
} from './values';

export const MAX_REQUEST_ITEMS = 200;
export const MAX_ITEM_QUANTITY = 999;

const quantitySchema = wholeNumber(MAX_ITEM_QUANTITY, 1);

/** It holds none of the own stock. */
const subRentSchema = v.object({
  supplier: text(),
  /** For the whole position. */
  cost: v.optional(amountSchema, 0),
});

const subRentEntry = v.optional(v.nullable(subRentSchema), null);

/** `productId` is '' for an item that is not in the store. */
const requestItemSchema = v.object({
  /** '' in quotes and documents. */
  id: text(),
  productId: text(),
  name: v.string(),
  quantity: quantitySchema,
  /** Rate per day in the smallest unit of the currency; null until one was entered. */
  dailyRate: v.optional(v.nullable(amountSchema), null),
  subRent: subRentEntry,
  /** Only in quotes and documents, as it was when they were created. */
  included: v.exactOptional(v.array(v.string())),
});
export type RequestItem = v.InferOutput<typeof requestItemSchema>;

/** What is charged besides equipment, such as a technician, transport, a late fee or a missing piece. */
const requestLineSchema = v.object({
  /** '' until the request is stored, and in quotes and documents. */
  id: text(),
  name: v.string(),
  quantity: quantitySchema,
  /** In the smallest unit of the currency; null until it was entered. */
  amount: v.optional(v.nullable(amountSchema), null),
  charge: v.optional(v.picklist(['day', 'once']), 'once'),
  subRent: subRentEntry,
  /** The ID of the piece that it charges, 'late' for a late fee, '' for other lines. No discount reduces what has a cause. */
  cause: text(),
});
export type RequestLine = v.InferOutput<typeof requestLineSchema>;

const discountSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('percent'), basisPoints: basisPointsSchema }),
  v.object({ kind: v.literal('amount'), amount: amountSchema }),
]);

export const contactSchema = v.object({ name: text(), phone: text(), email: text() });

const billableDaysSchema = wholeNumber(3660);

/** The days that the price rules gave for some dates, and why they are fewer than those of the rental, or ''. */
export const chargedDaysSchema = v.object({
  from: optionalDaySchema,
  to: optionalDaySchema,
  billableDays: billableDaysSchema,
  daysReason: text(),
});

export const termsEntries = {
  items: v.optional(v.pipe(v.array(requestItemSchema), v.maxLength(MAX_REQUEST_ITEMS)), []),
  lines: v.optional(v.pipe(v.array(requestLineSchema), v.maxLength(MAX_REQUEST_ITEMS)), []),
  from: optionalDaySchema,
  to: optionalDaySchema,
  /** Null: the days that the price rules give. */
  billableDays: v.optional(v.nullable(billableDaysSchema), null),
  /** Only in quotes and documents whose days were entered, and do not follow the price rules. */
  areDaysEntered: v.exactOptional(v.literal(true)),
  discount: v.optional(discountSchema, { kind: 'none' }),
  vatBasisPoints: v.optional(basisPointsSchema, DEFAULT_VAT),
  deposit: v.optional(amountSchema, 0),
  customerNotes: text(),
};

const quoteCompanySchema = v.object({
  name: text(),
  logo: text(),
  address: text(),
  phone: text(),
  email: text(),
});
export type QuoteCompany = v.InferOutput<typeof quoteCompanySchema>;

export const quoteSchema = v.object({
  /** `Q-2026-0001`, later versions `Q-2026-0001-2` or `Q-2026-0001-B2`. */
  number: v.string(),
  sentAt: timeSchema,
  validUntil: optionalDaySchema,
  customer: contactSchema,
  ...termsEntries,
  /** Why other days are charged than the rental has, or ''. */
  daysReason: text(),
  terms: text(),
  bankDetails: text(),
  paymentLink: text(),
  /** Missing if the site settings were not loaded. */
  company: v.exactOptional(quoteCompanySchema),
});
export type Quote = v.InferOutput<typeof quoteSchema>;

export const DOCUMENT_KINDS = ['invoice', 'creditNote', 'receipt'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** It is never changed. */
export const documentSchema = v.object({
  kind: v.picklist(DOCUMENT_KINDS),
  /** `INV-2026-0001`, `CN-2026-0001`, `RC-2026-0001`. */
  number: v.string(),
  at: timeSchema,
  issuedOn: optionalDaySchema,
  customer: contactSchema,
  billingAddress: text(),
  /** Items and lines that are charged or credited. A receipt has none. */
  ...termsEntries,
  daysReason: text(),
  /** The amounts. Those of a credit note are what is taken off, and not negative. */
  totals: v.object({
    subtotal: amountSchema,
    discount: amountSchema,
    tax: amountSchema,
    total: amountSchema,
    deposit: amountSchema,
  }),
  /** What was paid and seen when an invoice was issued. */
  paid: v.optional(amountSchema, 0),
  /** The invoice that a credit note corrects, and why. */
  corrects: text(),
  reason: text(),
  payment: v.exactOptional(v.object({ id: v.string(), ...paymentEntries })),
  terms: text(),
  bankDetails: text(),
  taxNumber: text(),
  paymentLink: text(),
  /** Missing if the site settings were not loaded. */
  company: v.exactOptional(quoteCompanySchema),
});
export type IssuedDocument = v.InferOutput<typeof documentSchema>;
