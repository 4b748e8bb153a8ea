import { dayAt, isDay, type Day, type RentalDates } from '@/domain/availability/day';
import { company } from '@/domain/company/company';
import { parseTime } from '@/domain/text/time';

// All dates of the back office have these two formats. Documents for customers and stored texts have
// the format of the website, see `dayTexts`.

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Named by its city, because abbreviations such as ‘WAT’ are known to few. */
const ZONE_NAME = `${company.timeZone.replace(/^.*\//, '').replaceAll('_', ' ')} time`;

/** Created on first use and cached: creating an `Intl` format is slow, and every row needs one. */
let dayFormat: Intl.DateTimeFormat | undefined;
let shortFormat: Intl.DateTimeFormat | undefined;
let timeFormat: Intl.DateTimeFormat | undefined;

/** Returns a calendar day in the administrator’s locale: '22 Nov 2026'. */
export function adminDay(day: Day): string {
  dayFormat ??= new Intl.DateTimeFormat(undefined, { ...DATE, timeZone: 'UTC' });
  return dayFormat.format(Date.parse(day));
}

/** Returns days in the administrator’s locale: '24 Nov 2026 to 26 Nov 2026', or one day. */
export function adminDays({ from, to }: RentalDates): string {
  return from === to ? adminDay(from) : `${adminDay(from)} to ${adminDay(to)}`;
}

/** Returns days without their year, as short as possible, in the administrator’s locale: '5 – 7 Dec'. */
export function shortDays({ from, to }: RentalDates): string {
  shortFormat ??= new Intl.DateTimeFormat(undefined, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return shortFormat.formatRange(Date.parse(from), Date.parse(to));
}

/** In the time zone of the company. 'N/A' for a text that is no time of the years 2000 to 2100. */
export function adminDate(text = ''): string {
  const time = parseTime(text);
  if (Number.isNaN(time)) return 'N/A';
  return adminDay(isDay(text) ? text : dayAt(time));
}

/** Returns a time of today in the time zone of the company, in the administrator’s locale: '10:14'. @param at ms since 1970 */
export const adminClock = (at: number): string =>
  new Intl.DateTimeFormat(undefined, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: company.timeZone,
  }).format(at);

/** '22 Nov 2026, 10:14 Berlin time', or `unknown` for a text that is no time of the years 2000 to 2100. */
export function adminTime(text: string, unknown = 'N/A'): string {
  const time = parseTime(text);
  if (Number.isNaN(time)) return unknown;
  timeFormat ??= new Intl.DateTimeFormat(undefined, {
    ...DATE,
    hour: 'numeric',
    minute: '2-digit',
    timeZone: company.timeZone,
  });
  return `${timeFormat.format(time)} ${ZONE_NAME}`;
}
