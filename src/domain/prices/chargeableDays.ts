import { countDays, weekdayOf, type RentalDates } from '../availability/day';
import type { OpenDays } from '../site/openDays';
import { formatCount } from '../text/formatNumber';

/** Rules by which fewer days are charged than a rental has. Rules that are missing do not apply. */
export interface PriceRules {
  /** Days that seven days cost, begun or whole: 3 to 7. */
  weekDays?: number | undefined;
  /** Saturday and Sunday count as one day. */
  weekendAsOne?: boolean | undefined;
  /** Days on which the company is closed are free. */
  skipClosedDays?: boolean | undefined;
}

/** Why fewer days are charged. */
type ChargeReason = 'weekly rate' | 'weekend as one day' | 'closed days free';

/** The days that a rental is charged for. */
export interface Charge {
  /** Calendar days of the rental, first and last included. */
  days: number;
  /** At least 1, at most `days`. */
  charged: number;
  /** Each once; empty if all days are charged. */
  reasons: ChargeReason[];
}

const SATURDAY = 5;
const SUNDAY = 6;

/**
 * Returns the days that are charged for rental dates. A closed day weighs 0, every other day 1, and a Sunday 0 if its
 * Saturday is rented and weighs 1. From the first day on, each seven days cost the smaller of their weight and `weekDays`.
 * A rental that contains another one is never charged fewer days than that one.
 * @param dates in order
 * @param open from Monday to Sunday; without it no day counts as closed
 */
export function chargeableDays(dates: RentalDates, rules: PriceRules, open?: OpenDays): Charge {
  const days = countDays(dates);
  const first = weekdayOf(dates.from);
  const isClosed = (weekday: number) => rules.skipClosedDays === true && open?.[weekday] === false;
  const reasons = new Set<ChargeReason>();
  const week = rules.weekDays ?? 7;
  let charged = 0;
  for (let start = 0; start < days; start += 7) {
    let weight = 0;
    let closed = 0;
    let seconds = 0;
    for (let at = start; at < Math.min(start + 7, days); at += 1) {
      const weekday = (first + at) % 7;
      const isSecond = weekday === SUNDAY && at > 0 && !isClosed(SATURDAY);
      if (isClosed(weekday)) closed += 1;
      else if (rules.weekendAsOne && isSecond) seconds += 1;
      else weight += 1;
    }
    // The rate of the week is the whole reason where it applies.
    if (weight > week) reasons.add('weekly rate');
    else {
      if (closed > 0) reasons.add('closed days free');
      if (seconds > 0) reasons.add('weekend as one day');
    }
    charged += Math.min(weight, week);
  }
  const atLeastOne = Math.max(1, charged);
  return { days, charged: atLeastOne, reasons: atLeastOne < days ? [...reasons] : [] };
}

/** Returns why fewer days are charged: `7 days charged as 4: weekly rate`. Undefined if all are. */
export function chargeText({ days, charged, reasons }: Charge): string | undefined {
  if (charged >= days) return undefined;
  return `${formatCount(days, 'day')} charged as ${charged}: ${reasons.join(', ')}`;
}
