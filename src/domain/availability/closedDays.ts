import { DAYS } from '../site/hours';
import type { OpenDays } from '../site/openDays';
import { capitalise } from '../text/cleanText';
import { addDays, type Day, type RentalDates, weekdayOf } from './day';
import { formatNearDay } from './dayTexts';

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
