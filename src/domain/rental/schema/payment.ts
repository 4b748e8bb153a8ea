import * as v from 'valibot';
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

export const paymentEntries = {
  kind: v.picklist(PAYMENT_KINDS),
  /** Never negative: the kind tells who received it. */
  amount: amountSchema,
  day: optionalDaySchema,
  method: v.optional(v.picklist(PAYMENT_METHODS), 'transfer'),
  reference: text(),
};
const entryEntries = { id: v.string(), at: timeSchema };

/** Entries are never changed: corrections, and whether a payment was seen, are entries. The last one counts. */
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
