import * as v from 'valibot';
import { quoteCompanySchema, contactSchema, termsEntries } from './terms';
import { amountSchema, flag, optionalDaySchema, text, timeSchema } from './values';

export const PAYMENT_METHODS = ['transfer', 'cash', 'card', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_KINDS = [
  'payment',
  'deposit',
  'refund',
  'depositReturned',
  'depositKept',
] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

const paymentEntries = {
  kind: v.picklist(PAYMENT_KINDS),
  /** Never negative: the kind tells who received it. */
  amount: amountSchema,
  day: optionalDaySchema,
  method: v.optional(v.picklist(PAYMENT_METHODS), 'transfer'),
  reference: text(),
};
const entryEntries = { id: v.string(), at: timeSchema };

/**
 * Entry of a request's payments. Entries are added and never changed: whether a payment was seen in the account, and
 * corrections of one, are entries of their own. The last one counts.
 */
export const paymentEntrySchema = v.variant('entry', [
  v.object({ entry: v.literal('payment'), ...entryEntries, ...paymentEntries }),
  v.object({ entry: v.literal('seen'), ...entryEntries, paymentId: v.string(), isSeen: flag() }),
  /** Replaces all fields of a payment. An amount of 0 cancels it. */
  v.object({
    entry: v.literal('correction'),
    ...entryEntries,
    paymentId: v.string(),
    ...paymentEntries,
  }),
]);
export type PaymentEntry = v.InferOutput<typeof paymentEntrySchema>;

export const DOCUMENT_KINDS = ['invoice', 'creditNote', 'receipt'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * An invoice, a credit note or a receipt as it was issued, with everything that it shows. It is added to its request and
 * never changed.
 */
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
  /** The payment of a receipt. */
  payment: v.exactOptional(v.object({ id: v.string(), ...paymentEntries })),
  terms: text(),
  bankDetails: text(),
  taxNumber: text(),
  paymentLink: text(),
  /** Missing if the site settings were not loaded. */
  company: v.exactOptional(quoteCompanySchema),
});
export type IssuedDocument = v.InferOutput<typeof documentSchema>;
