import { countDays, weekdayOf, type RentalDates } from '../availability/day';
import type { OpenDays } from '../site/openDays';
import { formatCount } from '../text/formatNumber';

/** Rules that are missing do not apply. */
export interface PriceRules {
  /** Days that seven days cost, begun or whole: 3 to 7. */
  weekDays?: number | undefined;
  weekendAsOne?: boolean | undefined;
  skipClosedDays?: boolean | undefined;
}

type ChargeReason = 'weekly rate' | 'weekend as one day' | 'closed days free';

export interface Charge {
  /** Calendar days of the rental, first and last included. */
  days: number;
  /** At least 1, at most `days`. */
  charged: number;
  reasons: ChargeReason[];
}

const SATURDAY = 5;
const SUNDAY = 6;

/** From the first day on, each seven days cost at most `weekDays`. No rental is charged less than one within it. */
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
