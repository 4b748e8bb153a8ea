import * as v from 'valibot';
import { listOf, optionalDaySchema, text, timeSchema } from './values';

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
