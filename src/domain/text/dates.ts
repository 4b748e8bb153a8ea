import { company } from '../company/company';
import { zoneOffset } from '../company/zone';
import { padded } from './dateInput';
import { inUtc } from './time';

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

/** In ms since 1970. NaN for any other text and for days that do not exist. */
function isoTime(text: string): number {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(text);
  const day = match?.[1] ?? '';
  const noon = Date.parse(`${day}T12:00:00Z`);
  if (Number.isNaN(noon) || !new Date(noon).toISOString().startsWith(day)) return Number.NaN;
  return Date.parse(inUtc(text));
}

/** Of a text such as `March 2025` or `2025-03`, with the month from 1 to 12. */
function monthYear(text: string): { year: number; month: number } | null {
  const iso = /^(\d{4})-(\d{2})$/.exec(text);
  const named = /^(\p{L}{3,})\.?,?\s+(\d{4})$/u.exec(text);
  const name = (named?.[1] ?? '').toLowerCase();
  const month = iso
    ? Number(iso[2])
    : 1 + MONTHS.findIndex((full) => name && full.toLowerCase().startsWith(name));
  return month >= 1 && month <= 12 ? { year: Number(iso?.[1] ?? named?.[2]), month } : null;
}

/** '14 March 2025', 'March 2025', any other text unchanged, 'Date not specified' without one. */
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

/** The first day of a month and year, '' for any other text, which is kept until the field changes. */
export function dateFieldValue(text: string | undefined): string {
  const written = (text ?? '').trim();
  const month = monthYear(written);
  if (month) return `${padded(month.year, 4)}-${padded(month.month)}-01`;
  return Number.isNaN(isoTime(written)) ? '' : written.slice(0, 10);
}
