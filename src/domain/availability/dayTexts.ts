import { countDays, type Day, type RentalDates } from './day';
import { formatCount } from '../text/formatNumber';

// This file is apart from `day`, because public pages load it later.

export const SHORT_MONTHS: readonly string[] = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** `24 Nov 2026`, or `24 Nov` without the year. The same in every browser and in the prerenderer. */
export function formatDay(day: Day, { withYear = true } = {}): string {
  const [year, month, date] = day.split('-').map(Number);
  const text = `${date} ${SHORT_MONTHS[(month ?? 1) - 1]}`;
  return withYear ? `${text} ${year}` : text;
}

/** With the year only if it is not that of `today`: `27 Nov`, `3 Jan 2027`. */
export function formatNearDay(day: Day, today: Day): string {
  return formatDay(day, { withYear: day.slice(0, 4) !== today.slice(0, 4) });
}

/** Year only if it is not that of `today`: `24 Nov`, `24 to 26 Nov`, `30 Nov to 2 Dec`, `30 Dec 2026 to 2 Jan 2027`. */
export function formatNearDates({ from, to }: RentalDates, today: Day): string {
  if (from === to) return formatNearDay(from, today);
  const withYear = from.slice(0, 4) !== to.slice(0, 4);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isSameMonth ? String(Number(from.slice(8))) : formatDay(from, { withYear });
  return `${first} to ${withYear ? formatDay(to) : formatNearDay(to, today)}`;
}

/** `3 Days`, `1 Day`. */
export function durationText(dates: RentalDates): string {
  return formatCount(countDays(dates), 'Day');
}
