import { addDays, listDays, weekdayOf, type RentalDates } from '../availability/day';
import type { OpenDays } from '../site/openDays';
import type { PriceRules } from './chargeableDays';

/** Returns the chargeable days as the rule is written down: counted day by day. */
export function countedDays(dates: RentalDates, rules: PriceRules, open?: OpenDays): number {
  const days = listDays(dates);
  const closed = (day: string) => rules.skipClosedDays && open?.[weekdayOf(day)] === false;
  const weights = days.map((day) => {
    const saturday = addDays(day, -1);
    const isFree =
      rules.weekendAsOne && weekdayOf(day) === 6 && days.includes(saturday) && !closed(saturday);
    return closed(day) || isFree ? 0 : 1;
  });
  let sum = 0;
  while (weights.length > 0) {
    const weight = weights.splice(0, 7).filter((one) => one === 1).length;
    sum += Math.min(weight, rules.weekDays ?? 7);
  }
  return Math.max(1, sum);
}
