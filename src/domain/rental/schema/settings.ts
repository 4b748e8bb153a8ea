import * as v from 'valibot';
import { MAX_DAYS_BETWEEN } from '../../prices/rentalTerms';
import { amountSchema, settingTime, text, wholeNumber } from './values';

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
  lastBackupAt: settingTime(),
  /** When a request was confirmed for the first time, from which the backup reminder counts. */
  firstConfirmedAt: settingTime(),
});
export type RequestsSettings = v.InferOutput<typeof requestsSettingsSchema>;

export const EMPTY_SETTINGS: RequestsSettings = v.parse(requestsSettingsSchema, {});
