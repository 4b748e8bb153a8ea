import * as v from 'valibot';
import {
  dateOrder,
  moneyFormat,
  numberFormat,
  type MoneyFormat,
  type NumberFormat,
} from './formats';
import { LISTED_UNTIL, listOffsets, type Offsets } from './offsets';
import { companySchema, WEEK_DAYS, type CompanyConfig } from './schema';
import { lightShade } from './shades';

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The company, and what follows from its configuration. */
export interface CompanySettings extends CompanyConfig {
  /** Language of the pages: English, with the region of the company. */
  language: string;
  /** First day of the week as calendars count it, 0 for Sunday. */
  firstWeekday: Weekday;
  number: NumberFormat;
  money: MoneyFormat;
  /** Order and separators of a date in words: 'day month year'. */
  dateOrder: string;
  /** The colours in the light scheme. */
  lightColours: CompanyConfig['colours'];
  /** From when (minutes since 1970) the company's clock is how many minutes ahead of UTC. */
  offsets: Offsets;
  /** End of the times (ms since 1970) for which the offsets are listed. */
  offsetsUntil: number;
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
  const company = result.output;
  const locale = new Intl.Locale(company.locale, { numberingSystem: 'latn' });
  const { accent, support } = company.colours;
  const language = `en-${locale.region}`;
  return {
    ...company,
    language,
    firstWeekday: WEEK_DAYS.indexOf(company.weekStart) as Weekday,
    number: numberFormat(locale.toString()),
    money: moneyFormat(locale.toString(), company.currency),
    dateOrder: dateOrder(language),
    lightColours: { accent: lightShade(accent), support: lightShade(support) },
    offsets: listOffsets(company.timeZone),
    offsetsUntil: LISTED_UNTIL,
  };
}
