import { company } from '../company/company';
import { zoneOffset } from '../company/zone';

/** Returns a number with leading zeros. */
export function padded(number: number, length = 2): string {
  return String(number).padStart(length, '0');
}

/** Returns the local day of a date as `YYYY-MM-DD`, for a date field. */
export function toDateInput(date: Date): string {
  return `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;
}

/** Times outside these limits are impossible for a record of the company, and break the arithmetic of dates. */
const FIRST = Date.UTC(2000, 0);
const LAST = Date.UTC(2101, 0) - 1;

/** Adds UTC to a time without a zone, which every browser would read in a zone of its own. */
export const inUtc = (text: string) => (/T[\d:.]+$/.test(text) ? `${text}Z` : text);

/**
 * Parses a time that comes from outside: a link, a file, stored data.
 * @returns ms since 1970; NaN if the text is no time, or not in the years 2000 to 2100
 */
export function parseTime(text: string): number {
  const time = Date.parse(inUtc(text));
  return time >= FIRST && time <= LAST ? time : Number.NaN;
}

/** Whether a value is a time in the years 2000 to 2100. */
export function isTimestamp(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(parseTime(value));
}

/**
 * Returns a time in the years 2000 to 2100: the nearest one if the text is a time outside them.
 * Undefined if the text is no time.
 */
export function limitTime(text: string): string | undefined {
  const time = Date.parse(inUtc(text));
  if (Number.isNaN(time)) return undefined;
  return isTimestamp(text) ? inUtc(text) : new Date(time < FIRST ? FIRST : LAST).toISOString();
}

/** Texts of the site are English. */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Converts an ISO 8601 text to ms since 1970. NaN for any other text and for days that do not
 * exist.
 */
function isoTime(text: string): number {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(text);
  const day = match?.[1] ?? '';
  const noon = Date.parse(`${day}T12:00:00Z`);
  if (Number.isNaN(noon) || !new Date(noon).toISOString().startsWith(day)) return Number.NaN;
  return Date.parse(inUtc(text));
}

/**
 * Parses year and month (1 to 12) of a text such as `March 2025` or `2025-03`. Null for any other
 * text.
 */
function monthYear(text: string): { year: number; month: number } | null {
  const iso = /^(\d{4})-(\d{2})$/.exec(text);
  const named = /^(\p{L}{3,})\.?,?\s+(\d{4})$/u.exec(text);
  const name = (named?.[1] ?? '').toLowerCase();
  const month = iso
    ? Number(iso[2])
    : 1 + MONTHS.findIndex((full) => name && full.toLowerCase().startsWith(name));
  return month >= 1 && month <= 12 ? { year: Number(iso?.[1] ?? named?.[2]), month } : null;
}

/**
 * Formats a stored date: an ISO text as '14 March 2025', a month and year as 'March 2025', and any
 * other text unchanged. A missing date becomes 'Date not specified'.
 */
export function formatDate(text: string | undefined): string {
  const written = (text ?? '').trim();
  if (!written) return 'Date not specified';
  const month = monthYear(written);
  if (month) return `${MONTHS[month.month - 1]} ${month.year}`;
  const time = isoTime(written);
  if (Number.isNaN(time)) return written;
  // A day without a time is the same in every time zone.
  const shown = new Date(written.includes('T') ? time + zoneOffset(time) : time);
  return company.dateOrder
    .replace('day', String(shown.getUTCDate()))
    .replace('month', MONTHS[shown.getUTCMonth()] ?? '')
    .replace('year', String(shown.getUTCFullYear()));
}

/**
 * Converts a stored date for a date field: its day, or the first day of a month and year. Any other
 * text becomes '', and the stored text is kept until the field changes.
 */
export function dateFieldValue(text: string | undefined): string {
  const written = (text ?? '').trim();
  const month = monthYear(written);
  if (month) return `${padded(month.year, 4)}-${padded(month.month)}-01`;
  return Number.isNaN(isoTime(written)) ? '' : written.slice(0, 10);
}
