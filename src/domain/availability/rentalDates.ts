import { formatCount } from '../text/formatNumber';
import { addDays, countDays, isDay, MAX_DAYS_AHEAD, type Day, type RentalDates } from './day';
import { formatDay } from './dayTexts';

/** Returns what is wrong with rental dates, as a message for the field, or undefined. @param today for the company */
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

/** Returns the dates as in the generated message: `24 Nov 2026 to 26 Nov 2026 (3 days)`. */
export function formatRentalDates(dates: RentalDates): string {
  return `${formatDay(dates.from)} to ${formatDay(dates.to)} (${formatCount(countDays(dates), 'day')})`;
}
