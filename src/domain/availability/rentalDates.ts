import { DAYS } from '../site/hours';
import type { OpenDays } from '../site/openDays';
import { capitalise } from '../text/cleanText';
import { formatCount } from '../text/formatNumber';
import {
  addDays,
  countDays,
  isDay,
  MAX_DAYS_AHEAD,
  type Day,
  type RentalDates,
  weekdayOf,
} from './day';
import { formatDay, formatNearDay } from './dayTexts';

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

const weekdayName = (day: Day): string => capitalise(DAYS[weekdayOf(day)] ?? '');

/** Undefined if it is open on the day itself. @param open with at least one open day */
export function nextOpenDay(day: Day, open: OpenDays): Day | undefined {
  const wait = [0, 1, 2, 3, 4, 5, 6].find((days) => open[weekdayOf(addDays(day, days))]);
  return wait ? addDays(day, wait) : undefined;
}

/** A hint for each closed end of the dates: 'Pick-up: closed on Sunday, next open day Monday, 30 Nov'. */
export function closedDayHints({ from, to }: RentalDates, open: OpenDays, today: Day): string[] {
  const ends: [label: string, day: Day][] =
    from === to
      ? [['Pick-up and return', from]]
      : [
          ['Pick-up', from],
          ['Return', to],
        ];
  return ends.flatMap(([label, day]) => {
    const next = nextOpenDay(day, open);
    if (!next) return [];
    const name = `${weekdayName(next)}, ${formatNearDay(next, today)}`;
    return [`${label}: closed on ${weekdayName(day)}, next open day ${name}`];
  });
}
