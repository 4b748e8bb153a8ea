/** Public pages tell the time of the company's place (decisions.md, Dates). */
export const SITE_LOCALE = 'en-NG';
export const SITE_TIME_ZONE = 'Africa/Lagos';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

function padded(number: number, length = 2): string {
  return String(number).padStart(length, '0');
}

/** The local day of a date for a date field, `YYYY-MM-DD`. */
export function toDateInput(date: Date): string {
  return `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;
}

/** The time of an ISO 8601 text in ms, NaN for any other; a day that does not exist is none. */
function isoTime(text: string): number {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(text);
  const day = match?.[1] ?? '';
  const noon = Date.parse(`${day}T12:00:00Z`);
  if (Number.isNaN(noon) || !new Date(noon).toISOString().startsWith(day)) return Number.NaN;
  // A time without a zone is told as UTC, so that the prerenderer and every browser agree.
  return Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
}

/** Year and month (1 to 12) of a month-year text such as `March 2025` or `2025-03`; null for any other. */
function monthYear(text: string): { year: number; month: number } | null {
  const iso = /^(\d{4})-(\d{2})$/.exec(text);
  const named = /^(\p{L}{3,})\.?,?\s+(\d{4})$/u.exec(text);
  const name = (named?.[1] ?? '').toLowerCase();
  const month = iso
    ? Number(iso[2])
    : 1 + MONTHS.findIndex((full) => name && full.startsWith(name));
  return month >= 1 && month <= 12 ? { year: Number(iso?.[1] ?? named?.[2]), month } : null;
}

/**
 * A date as shown: an ISO text in words ('14 March 2025'), a month and year as 'March 2025', any other text as it is,
 * 'Date not specified' when absent; never throws for a known locale and zone (public-site.md §2, decisions.md).
 */
export function formatDate(
  text: string | undefined,
  locale: string | undefined = SITE_LOCALE,
  timeZone: string | undefined = SITE_TIME_ZONE,
): string {
  const written = (text ?? '').trim();
  if (!written) return 'Date not specified';
  const month = monthYear(written);
  if (month) {
    const first = Date.UTC(month.year, month.month - 1, 1);
    const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(locale, options).format(first);
  }
  const time = isoTime(written);
  if (Number.isNaN(time)) return written;
  // A day without a time is that day everywhere.
  const zone = written.includes('T') ? timeZone : 'UTC';
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone } as const;
  return new Intl.DateTimeFormat(locale, options).format(time);
}

/**
 * What a date field shows for a stored text: its day, the first of a month and year, '' for any other text, which is
 * kept until changed (decisions.md, Dates).
 */
export function dateFieldValue(text: string | undefined): string {
  const written = (text ?? '').trim();
  const month = monthYear(written);
  if (month) return `${padded(month.year, 4)}-${padded(month.month)}-01`;
  return Number.isNaN(isoTime(written)) ? '' : written.slice(0, 10);
}
