import { parseTime } from '../text/time';
import { addDays, countDays, listDays, type Day, type RentalDates } from './day';
import { formatNearDates } from './dayTexts';
import type { Availability, CheckedHold, Hold } from './schema';

export type { Availability, Hold } from './schema';

export type HeldDays = Pick<CheckedHold, 'from' | 'to' | 'quantity' | 'sharesDays'>;

export const SEARCH_DAYS = 365;

interface Turnaround {
  daysBetween?: number | 'unknown' | undefined;
  sameDay?: boolean | undefined;
}

/** Days between rentals prevent it. */
export const canShareDays = ({ daysBetween, sameDay }: Turnaround = {}): boolean =>
  sameDay === true && !daysBetween;

/** Rentals leave others their first and last days if they can. */
export const withSharedDays = <T extends Hold>(
  holds: readonly T[],
  canShare: boolean,
): (T & CheckedHold)[] =>
  holds.map((hold) => ({ ...hold, sharesDays: canShare && hold.reason === 'rental' }));

/** For visitors: a hold begins earlier by the days between rentals, with which its end has been published. */
export function withTurnaround(
  holds: readonly Hold[],
  terms: Turnaround & { daysBetween?: number | undefined } = {},
): CheckedHold[] {
  const { daysBetween = 0 } = terms;
  return withSharedDays(holds, canShareDays(terms)).map((hold) => ({
    ...hold,
    from: addDays(hold.from, -daysBetween),
  }));
}

/** Parts of a day: equipment comes back in the first, is out for a day in the second, and goes out in the third. */
export const DAY_PARTS = 3;

/** Counted from the first part of a day. A rental that shares days leaves others the parts before and after it. */
export function dayPartsOf(
  { from, to }: RentalDates,
  start: Day,
  sharesDays = true,
): [number, number] {
  const first = (countDays({ from: start, to: from }) - 1) * DAY_PARTS;
  const last = (countDays({ from: start, to }) - 1) * DAY_PARTS;
  if (!sharesDays) return [first, last + 2];
  return from === to ? [first + 1, last + 1] : [first + 2, last];
}

/** How much is held in each part, in order. The cost is the number of days plus the number of holds. */
export function partLoads(holds: readonly HeldDays[], dates: RentalDates): number[] {
  const length = Math.max(0, countDays(dates)) * DAY_PARTS;
  const changes = Array.from({ length: length + 1 }, () => 0);
  for (const hold of holds) {
    if (hold.to < hold.from || hold.to < dates.from || hold.from > dates.to) continue;
    const [from, to] = dayPartsOf(hold, dates.from, hold.sharesDays === true);
    const first = Math.min(length, Math.max(0, from));
    const afterLast = Math.min(length, to + 1);
    changes[first] = (changes[first] ?? 0) + hold.quantity;
    changes[afterLast] = (changes[afterLast] ?? 0) - hold.quantity;
  }
  let held = 0;
  return changes.slice(0, length).map((change) => (held += change));
}

interface DayLoad {
  day: Day;
  held: number;
}

/** Returns how much is held on each day of the dates, in order, for a rental of that day alone. */
export function dayLoads(holds: readonly HeldDays[], dates: RentalDates): DayLoad[] {
  return partLoads(holds, dates)
    .filter((_held, part) => part % DAY_PARTS === 1)
    .map((held, index) => ({ day: addDays(dates.from, index), held }));
}

/** Returns how much is held on each day of the dates, in order, as far as a rental of these dates needs the day. */
export function rentalLoads(holds: readonly HeldDays[], dates: RentalDates): DayLoad[] {
  const loads = partLoads(holds, dates);
  const [first, last] = dayPartsOf(dates, dates.from);
  return listDays(dates).map((day, index) => {
    const start = index * DAY_PARTS;
    const needed = loads.slice(Math.max(first, start), Math.min(last + 1, start + DAY_PARTS));
    return { day, held: Math.max(...needed) };
  });
}

export function highestHeld(holds: readonly HeldDays[], dates: RentalDates): number {
  const [first, last] = dayPartsOf(dates, dates.from);
  const needed = partLoads(holds, dates).slice(first, last + 1);
  return needed.reduce((most, held) => Math.max(most, held), 0);
}

/** For all of the dates: stock minus the highest load, never below 0. */
export function availableQuantity(
  stock: number,
  holds: readonly HeldDays[],
  dates: RentalDates,
): number {
  return Math.max(0, stock - highestHeld(holds, dates));
}

/** First day from which a quantity (at least 1) is available as long as the dates last. Searches one year. */
export function freeFrom(
  stock: number,
  holds: readonly HeldDays[],
  dates: RentalDates,
  quantity = 1,
): Day | undefined {
  const loads = partLoads(holds, { from: dates.from, to: addDays(dates.to, SEARCH_DAYS) });
  const [first, last] = dayPartsOf(dates, dates.from);
  for (let days = 0; days <= SEARCH_DAYS; days += 1) {
    const needed = loads.slice(first + days * DAY_PARTS, last + 1 + days * DAY_PARTS);
    if (needed.every((held) => stock - held >= quantity)) return addDays(dates.from, days);
  }
  return undefined;
}

export function holdsByProduct<T extends Hold>(holds: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const hold of holds) {
    const group = groups.get(hold.productId);
    if (group) group.push(hold);
    else groups.set(hold.productId, [hold]);
  }
  return groups;
}

/** Undefined if the availability is unknown, because one of the holds could not be read. */
export function holdsOfProduct(
  { holds, unknownProducts }: Availability,
  productId: string,
): readonly CheckedHold[] | undefined {
  if (unknownProducts.includes(productId)) return undefined;
  return holds.filter((hold) => hold.productId === productId);
}

/** Returns a hold as text: `Cine Zoom 24-70mm, 24 to 26 Nov, 1 unit`. @param today decides whether the year is shown */
export function holdText({ from, to, quantity }: HeldDays, product: string, today: Day): string {
  const units = `${quantity} ${quantity === 1 ? 'unit' : 'units'}`;
  return `${product}, ${formatNearDates({ from, to }, today)}, ${units}`;
}

const DAY_MS = 24 * 3600 * 1000;
const MAX_AGE_MS = 14 * DAY_MS;
/** A publication time that is further ahead of the clock than this counts as missing. */
const MAX_AHEAD_MS = DAY_MS;

/** Whether availability may be shown. @param updatedAt ISO 8601 @param now ms since 1970 */
export function isCurrent(updatedAt: string, now: number): boolean {
  const time = parseTime(updatedAt);
  return !Number.isNaN(time) && time - now <= MAX_AHEAD_MS && now - time <= MAX_AGE_MS;
}

/** Returns the holds without those that ended more than 30 days before `today`. */
export function withoutPastHolds<T extends RentalDates>(holds: readonly T[], today: Day): T[] {
  const oldest = addDays(today, -30);
  return holds.filter(({ to }) => to >= oldest);
}
