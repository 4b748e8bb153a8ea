import { parseTime } from '../text/time';
import { addDays, countDays, type Day, type RentalDates } from './day';
import { formatNearDates } from './dayTexts';
import type { Availability, Hold } from './schema';

export type { Availability, Hold } from './schema';

/** The part of a hold that the rules need. */
export type HeldDays = Pick<Hold, 'from' | 'to' | 'quantity'>;

/** Available dates are searched up to this number of days ahead. */
export const SEARCH_DAYS = 365;

/**
 * Returns holds for checks: each begins earlier by the days that a product needs between two rentals. Their ends have
 * been published with these days.
 */
export function withDaysBetween<T extends RentalDates>(holds: readonly T[], days = 0): T[] {
  return holds.map((hold) => ({ ...hold, from: addDays(hold.from, -days) }));
}

/** How much is held on one day. */
interface DayLoad {
  day: Day;
  held: number;
}

/**
 * Returns how much is held on each day of the dates, in order. Holds that end before they begin count nothing.
 * The cost is the number of days plus the number of holds.
 */
export function dayLoads(holds: readonly HeldDays[], dates: RentalDates): DayLoad[] {
  const length = Math.max(0, countDays(dates));
  const changes = Array.from({ length: length + 1 }, () => 0);
  const indexOf = (day: Day) => countDays({ from: dates.from, to: day }) - 1;
  for (const { from, to, quantity } of holds) {
    if (to < from || to < dates.from || from > dates.to) continue;
    const first = Math.max(0, indexOf(from));
    const afterLast = Math.min(length, indexOf(to) + 1);
    changes[first] = (changes[first] ?? 0) + quantity;
    changes[afterLast] = (changes[afterLast] ?? 0) - quantity;
  }
  let held = 0;
  return Array.from({ length }, (_, index) => {
    held += changes[index] ?? 0;
    return { day: addDays(dates.from, index), held };
  });
}

/** Returns the highest quantity that is held on any one of the days. */
export function highestHeld(holds: readonly HeldDays[], dates: RentalDates): number {
  return dayLoads(holds, dates).reduce((most, { held }) => Math.max(most, held), 0);
}

/** Returns the quantity that is available on every day of the dates: stock minus the highest load, never below 0. */
export function availableQuantity(
  stock: number,
  holds: readonly HeldDays[],
  dates: RentalDates,
): number {
  return Math.max(0, stock - highestHeld(holds, dates));
}

/**
 * Returns the first day, not before the first day of the dates, from which a quantity is available for as many days as
 * the dates have. Searches one year.
 * @param quantity at least 1
 * @returns undefined if there is no such day within a year
 */
export function freeFrom(
  stock: number,
  holds: readonly HeldDays[],
  dates: RentalDates,
  quantity = 1,
): Day | undefined {
  const needed = countDays(dates);
  const until = addDays(dates.from, SEARCH_DAYS + needed - 1);
  let run = 0;
  for (const { day, held } of dayLoads(holds, { from: dates.from, to: until })) {
    run = stock - held >= quantity ? run + 1 : 0;
    if (run === needed) return addDays(day, 1 - needed);
  }
  return undefined;
}

/** Groups holds by product. */
export function holdsByProduct<T extends Hold>(holds: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const hold of holds) {
    const group = groups.get(hold.productId);
    if (group) group.push(hold);
    else groups.set(hold.productId, [hold]);
  }
  return groups;
}

/**
 * Returns the holds of a product; undefined if its availability is unknown, because one of its
 * holds could not be read.
 */
export function holdsOfProduct(
  { holds, unknownProducts }: Availability,
  productId: string,
): readonly Hold[] | undefined {
  if (unknownProducts.includes(productId)) return undefined;
  return holds.filter((hold) => hold.productId === productId);
}

/** Returns a hold as text: `Cine Zoom 24-70mm, 24 to 26 Nov, 1 unit`. @param today decides whether the year is shown */
export function holdText({ from, to, quantity }: HeldDays, product: string, today: Day): string {
  const units = `${quantity} ${quantity === 1 ? 'unit' : 'units'}`;
  return `${product}, ${formatNearDates({ from, to }, today)}, ${units}`;
}

const DAY_MS = 24 * 3600 * 1000;
/** Availability older than this is not shown. */
const MAX_AGE_MS = 14 * DAY_MS;
/** A publication time that is further ahead of the clock than this counts as missing. */
const MAX_AHEAD_MS = DAY_MS;

/**
 * Whether availability that was published at a time may be shown as such.
 * @param now ms since 1970
 */
export function isCurrent(updatedAt: string, now: number): boolean {
  const time = parseTime(updatedAt);
  return !Number.isNaN(time) && time - now <= MAX_AHEAD_MS && now - time <= MAX_AGE_MS;
}

/** Returns the holds without those that ended more than 30 days before `today`. */
export function withoutPastHolds<T extends RentalDates>(holds: readonly T[], today: Day): T[] {
  const oldest = addDays(today, -30);
  return holds.filter(({ to }) => to >= oldest);
}
