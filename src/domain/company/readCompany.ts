import { tzOffset } from '@date-fns/tz/tzOffset';
import * as v from 'valibot';
import { companySchema, WEEK_DAYS, type CompanyConfig } from './schema';

/** How numbers and amounts are written, with the digits 0 to 9. */
interface NumberFormat {
  /** Separator of groups of digits. */
  group: string;
  decimal: string;
  /** Digits of the groups before the last one: 2 in India. */
  groupSize: number;
  /** Integers of fewer digits have no separator. */
  groupedFrom: number;
}

interface MoneyFormat {
  /** The currency as its own sign, such as '₦'. */
  sign: string;
  /** Decimals of the currency: 0, 2 or 3. */
  decimals: number;
  /** Before and after the number. */
  prefix: string;
  suffix: string;
  /** What may be written beside an amount, as the source of a pattern: sign, code, name. */
  marks: string;
}

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
  /** From when (minutes since 1970) the company's clock is how many minutes ahead of UTC. */
  offsets: [from: number, minutes: number][];
  /** End of the times (ms since 1970) for which the offsets are listed. */
  offsetsUntil: number;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Times for which the offsets are listed, so that pages need no formatter of `Intl`. */
const LISTED_FROM = Date.UTC(2020, 0);
const LISTED_UNTIL = Date.UTC(2040, 0);

type Parts = readonly { type: string; value: string }[];

const valueOf = (parts: Parts, type: string) =>
  parts.find((part) => part.type === type)?.value ?? '';

function numberFormat(locale: string): NumberFormat {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1e7);
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const hasGroups = (value: number) =>
    new Intl.NumberFormat(locale).formatToParts(value).some(({ type }) => type === 'group');
  return {
    group: valueOf(parts, 'group'),
    decimal: valueOf(parts, 'decimal'),
    groupSize: groups.length > 2 ? (groups.at(-2) ?? 3) : 3,
    groupedFrom: hasGroups(1000) ? 4 : 5,
  };
}

function moneyFormat(locale: string, currency: string): MoneyFormat {
  const create = (currencyDisplay: 'narrowSymbol' | 'symbol' | 'name') =>
    new Intl.NumberFormat(currencyDisplay === 'name' ? 'en' : locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      ...(currencyDisplay === 'name' && { minimumFractionDigits: 0 }),
    });
  const narrow = create('narrowSymbol');
  const parts = narrow.formatToParts(1);
  const textOf = (some: Parts) => some.map(({ value }) => value).join('');
  const isNumber = ({ type }: { type: string }) =>
    ['integer', 'decimal', 'fraction'].includes(type);
  const sign = valueOf(parts, 'currency');
  // The last word of the name, in singular and plural: 'naira', 'nairas'.
  const names = [1, 2].map((count) =>
    (
      valueOf(create('name').formatToParts(count), 'currency').split(' ').at(-1) ?? ''
    ).toLowerCase(),
  );
  const marks = [
    sign,
    valueOf(create('symbol').formatToParts(1), 'currency'),
    currency,
    ...names,
    // The letter that is typed for the sign, such as N for ₦.
    names[0]?.charAt(0) ?? '',
  ];
  return {
    sign,
    decimals: narrow.resolvedOptions().maximumFractionDigits ?? 2,
    prefix: textOf(parts.slice(0, parts.findIndex(isNumber))),
    suffix: textOf(parts.slice(parts.findLastIndex(isNumber) + 1)),
    marks: [...new Set(marks.map((mark) => mark.toLowerCase()).filter(Boolean))]
      .toSorted((a, b) => b.length - a.length)
      .map((mark) => mark.replace(/[$.|()[\]{}*+?^\\]/g, String.raw`\$&`))
      .join('|'),
  };
}

function dateOrder(language: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, options)
    .formatToParts(0)
    .map(({ type, value }) => (type === 'literal' ? value : type))
    .join('');
}

/** Returns the minutes since 1970 at which the offset changes between two times, found by halving. */
function changeBetween(timeZone: string, before: number, after: number): number {
  const offset = (minute: number) => tzOffset(timeZone, new Date(minute * MINUTE_MS));
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offset(middle) === offset(before)) low = middle;
    else high = middle;
  }
  return high;
}

function listOffsets(timeZone: string): CompanySettings['offsets'] {
  const offset = (minute: number) => tzOffset(timeZone, new Date(minute * MINUTE_MS));
  const first = LISTED_FROM / MINUTE_MS;
  const offsets: CompanySettings['offsets'] = [[first, offset(first)]];
  // Some zones change twice within a month, around Ramadan.
  const step = 7 * DAY_MINUTES;
  for (let minute = first; minute < LISTED_UNTIL / MINUTE_MS; minute += step) {
    const next = offset(minute + step);
    if (next !== offsets.at(-1)?.[1])
      offsets.push([changeBetween(timeZone, minute, minute + step), next]);
  }
  return offsets;
}

/**
 * Checks the configuration of a company and computes its formats.
 * @throws Error that names each invalid field, what is allowed and an example
 */
export function readCompany(config: unknown): CompanySettings {
  const result = v.safeParse(companySchema, config);
  if (!result.success) {
    const problems = result.issues.map((issue) => {
      const field = v.getDotPath(issue) ?? 'The configuration';
      if (issue.type === 'strict_object' && issue.expected === 'never')
        return `${field} is unknown. Remove it.`;
      return `${field} must be ${issue.message}. It is ${JSON.stringify(issue.input) ?? 'missing'}.`;
    });
    throw new Error(`company.config.ts is invalid:\n${problems.join('\n')}`);
  }
  const company = result.output;
  const locale = new Intl.Locale(company.locale, { numberingSystem: 'latn' });
  const language = `en-${locale.region}`;
  return {
    ...company,
    language,
    firstWeekday: WEEK_DAYS.indexOf(company.weekStart) as Weekday,
    number: numberFormat(locale.toString()),
    money: moneyFormat(locale.toString(), company.currency),
    dateOrder: dateOrder(language),
    offsets: listOffsets(company.timeZone),
    offsetsUntil: LISTED_UNTIL,
  };
}
