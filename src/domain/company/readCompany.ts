import * as v from 'valibot';
import {
  dateOrder,
  moneyFormat,
  numberFormat,
  type MoneyFormat,
  type NumberFormat,
} from './formats';
import { listOffsets, type Offsets } from './offsets';
import { companySchema, WEEK_DAYS, type CompanyConfig } from './schema';
import { lightShade } from './shades';

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Fields of the configuration that pages need. */
type PageFields = Pick<
  CompanyConfig,
  'timeZone' | 'currency' | 'countryCode' | 'tax' | 'prefix' | 'colours'
>;

/** What the site needs to know of the company, and what follows from its configuration. */
export interface CompanySettings extends PageFields {
  /** Language of the pages: English, with the region of the company. */
  language: string;
  /** First day of the week as calendars count it, 0 for Sunday. */
  firstWeekday: Weekday;
  number: NumberFormat;
  money: MoneyFormat;
  /** Order and separators of a date with the name of the month: 'day month year'. */
  dateOrder: string;
  /** The colours in the light scheme. */
  lightColours: CompanyConfig['colours'];
  offsets: Offsets;
}

/** Returns what is wrong with a field of the configuration. */
function problemOf(issue: v.InferIssue<typeof companySchema>): string {
  const field = v.getDotPath(issue) ?? 'The configuration';
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `${field} is unknown. Remove it.`;
  return `${field} must be ${issue.message}. It is ${JSON.stringify(issue.input) ?? 'missing'}.`;
}

/**
 * Checks the configuration of a company and computes its formats and colours.
 * @throws Error that names each invalid field, what is allowed and an example
 */
export function readCompany(config: unknown): CompanySettings {
  const result = v.safeParse(companySchema, config);
  if (!result.success)
    throw new Error(`company.config.ts is invalid:\n${result.issues.map(problemOf).join('\n')}`);
  const { locale, weekStart, timeZone, currency, countryCode, tax, prefix, colours } =
    result.output;
  const language = `en-${new Intl.Locale(locale).region}`;
  const digits = new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();
  return {
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
  };
}
