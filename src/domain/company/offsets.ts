import { tzOffset } from '@date-fns/tz/tzOffset';

const MINUTE_MS = 60_000;
const WEEK_MINUTES = 7 * 24 * 60;
const FIRST = Date.UTC(2000, 0) / MINUTE_MS;
const LAST = Date.UTC(2101, 0) / MINUTE_MS;

/**
 * How many minutes a clock is ahead of UTC, each from a number of minutes after the one before it. The first one begins in
 * 2000, in minutes since 1970.
 */
export type Offsets = [later: number, minutes: number][];

const offsetAt = (timeZone: string, minute: number) =>
  tzOffset(timeZone, new Date(minute * MINUTE_MS));

/** Returns the minute at which the offset changes between two times, found by halving. */
function changeBetween(timeZone: string, before: number, after: number): number {
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(timeZone, middle) === offsetAt(timeZone, before)) low = middle;
    else high = middle;
  }
  return high;
}

/** Returns the offsets of a time zone from 2000 to 2100, so that browsers need no formatter of `Intl`. */
export function listOffsets(timeZone: string): Offsets {
  const offsets: Offsets = [[FIRST, offsetAt(timeZone, FIRST)]];
  let latest = FIRST;
  // Some zones change twice within a month, around Ramadan.
  for (let minute = FIRST; minute < LAST; minute += WEEK_MINUTES) {
    const offset = offsetAt(timeZone, minute + WEEK_MINUTES);
    if (offset === offsets.at(-1)?.[1]) continue;
    const change = changeBetween(timeZone, minute, minute + WEEK_MINUTES);
    offsets.push([change - latest, offset]);
    latest = change;
  }
  return offsets;
}
