import { tzOffset } from '@date-fns/tz/tzOffset';
import mobileNumbers from 'libphonenumber-js/mobile/examples';
import { isSupportedCountry } from 'libphonenumber-js/min';
import * as v from 'valibot';
import {
  dateOrder,
  moneyFormat,
  numberFormat,
  type MoneyFormat,
  type NumberFormat,
} from './formats';
import { companySchema, WEEK_DAYS, type CompanyConfig } from './schema';
import { lightShade } from './shades';

const MINUTE_MS = 60_000;
const WEEK_MINUTES = 7 * 24 * 60;
const FIRST = Date.UTC(2000, 0) / MINUTE_MS;
const LAST = Date.UTC(2101, 0) / MINUTE_MS;

/** Minutes that a clock is ahead of UTC, each from `later` minutes after the one before it; the first since 1970. */
type Offsets = [later: number, minutes: number][];

const offsetAt = (timeZone: string, minute: number) =>
  tzOffset(timeZone, new Date(minute * MINUTE_MS));

function changeBetween(timeZone: string, before: number, after: number): number {
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(timeZone, middle) === offsetAt(timeZone, before)) low = middle;
    else high = middle;
  }
  return high;
}

/** Returns the offsets of a time zone from 2000 to 2100, so that browsers need no formatter of `Intl`. */
function listOffsets(timeZone: string): Offsets {
  const offsets: Offsets = [[FIRST, offsetAt(timeZone, FIRST)]];
  let latest = FIRST;
  // Some zones change twice within a month, around Ramadan.
  for (let minute = FIRST; minute < LAST; minute += WEEK_MINUTES) {
    const offset = offsetAt(timeZone, minute + WEEK_MINUTES);
    if (offset === offsets.at(-1)?.[1]) continue;
    const change = changeBetween(timeZone, minute, minute + WEEK_MINUTES);
    offsets.push([change - latest, offset]);
    latest = change;
  }
  return offsets;
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

type PageFields = Pick<
  CompanyConfig,
  'name' | 'timeZone' | 'currency' | 'countryCode' | 'tax' | 'prefix' | 'colours'
>;

export interface CompanySettings extends PageFields {
  /** Language of the pages: English, with the region of the company. */
  language: string;
  /** First day of the week as calendars count it, 0 for Sunday. */
  firstWeekday: Weekday;
  number: NumberFormat;
  money: MoneyFormat;
  /** Order and separators of a date with the name of the month: 'day month year'. */
  dateOrder: string;
  lightColours: CompanyConfig['colours'];
  offsets: Offsets;
  /** Number of digits of a mobile number without codes. Undefined for a region without any. */
  phoneDigits: number | undefined;
}

function problemOf(issue: v.InferIssue<typeof companySchema>): string {
  const field = v.getDotPath(issue) ?? 'The configuration';
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `${field} is unknown. Remove it.`;
  return `${field} must be ${issue.message}. It is ${JSON.stringify(issue.input) ?? 'missing'}.`;
}

/** @throws Error that names each invalid field, what is allowed and an example */
export function readCompany(config: unknown): CompanySettings {
  // Named with undefined, a missing field has the message of its schema.
  const missing = Object.keys(companySchema.entries).map((field) => [field, undefined] as const);
  const given = { ...Object.fromEntries(missing), ...(config as object | undefined) };
  const result = v.safeParse(companySchema, given);
  if (!result.success)
    throw new Error(`company.config.ts is invalid:\n${result.issues.map(problemOf).join('\n')}`);
  const { name, locale, weekStart, timeZone, currency, countryCode, tax, prefix, colours } =
    result.output;
  const { region = '' } = new Intl.Locale(locale);
  const language = `en-${region}`;
  const digits = new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();
  return {
    name,
    timeZone,
    currency,
    countryCode,
    tax,
    prefix,
    colours,
    language,
    firstWeekday: WEEK_DAYS.indexOf(weekStart) as Weekday,
    number: numberFormat(digits),
    money: moneyFormat(digits, currency),
    dateOrder: dateOrder(language),
    lightColours: { accent: lightShade(colours.accent), support: lightShade(colours.support) },
    offsets: listOffsets(timeZone),
    phoneDigits: isSupportedCountry(region) ? mobileNumbers[region].length : undefined,
  };
}
