import { addDays, countDays, formatDay, isDay, type Day, type RentalDates } from './days';

/** Rental dates begin and end at most this many days ahead. */
export const MAX_DAYS_AHEAD = 365;

/** Returns what is wrong with rental dates, as a message for the field, or undefined. @param today in Lagos */
export function rentalDatesError(
  { from, to }: { from: string; to: string },
  today: Day,
): { field: 'from' | 'to'; message: string } | undefined {
  const last = addDays(today, MAX_DAYS_AHEAD);
  if (!isDay(from)) return { field: 'from', message: 'Enter the first day' };
  if (from < today) return { field: 'from', message: 'The first day can’t be in the past' };
  if (from > last)
    return { field: 'from', message: `The first day can be ${formatDay(last)} at the latest` };
  if (!isDay(to)) return { field: 'to', message: 'Enter the last day' };
  if (to < from) return { field: 'to', message: 'The last day can’t be before the first day' };
  if (to > last)
    return { field: 'to', message: `The last day can be ${formatDay(last)} at the latest` };
  return undefined;
}

/**
 * Reads rental dates from untrusted values, such as storage or a link.
 * @returns undefined unless both are days that exist, in order, not in the past and at most 365 days ahead
 */
export function parseRentalDates(value: unknown, today: Day): RentalDates | undefined {
  const { from, to } = Object(value) as { from?: unknown; to?: unknown };
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  return rentalDatesError({ from, to }, today) ? undefined : { from, to };
}

const daysText = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Returns the dates as in the generated message: `24 Nov 2026 to 26 Nov 2026 (3 days)`. */
export function formatRentalDates(dates: RentalDates): string {
  return `${formatDay(dates.from)} to ${formatDay(dates.to)} (${daysText(countDays(dates))})`;
}

/** Returns the dates as a duration for the booking form: `3 Days`, `1 Day`. */
export function durationText(dates: RentalDates): string {
  const count = countDays(dates);
  return `${count} ${count === 1 ? 'Day' : 'Days'}`;
}
