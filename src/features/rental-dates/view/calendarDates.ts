import type { Day } from '@/domain/availability/day';
import { toDateInput } from '@/domain/text/dateInput';
import { formatDate } from '@/domain/text/dates';

/** Returns a day as a date of the browser's time zone, which calendar components work with. */
export function dateOfDay(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' });

/** Returns a date of the browser's time zone for screen readers: 'Tuesday, 24 November 2026'. */
export function formatLongDate(date: Date): string {
  return `${weekday.format(date)}, ${formatDate(toDateInput(date))}`;
}
