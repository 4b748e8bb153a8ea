import { tzOffset } from '@date-fns/tz/tzOffset';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Times for which the offsets are listed, so that pages need no formatter of `Intl`. */
const LISTED_FROM = Date.UTC(2020, 0);
export const LISTED_UNTIL = Date.UTC(2040, 0);

/** From when (minutes since 1970) a clock is how many minutes ahead of UTC. */
export type Offsets = [from: number, minutes: number][];

/** Returns the minutes since 1970 at which the offset changes between two times, found by halving. */
function changeBetween(timeZone: string, before: number, after: number): number {
  const offset = (minute: number) => tzOffset(timeZone, new Date(minute * MINUTE_MS));
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offset(middle) === offset(before)) low = middle;
    else high = middle;
  }
  return high;
}

/** Returns the offsets of a time zone from 2020 to 2040. */
export function listOffsets(timeZone: string): Offsets {
  const offset = (minute: number) => tzOffset(timeZone, new Date(minute * MINUTE_MS));
  const first = LISTED_FROM / MINUTE_MS;
  const offsets: Offsets = [[first, offset(first)]];
  // Some zones change twice within a month, around Ramadan.
  const step = 7 * DAY_MINUTES;
  for (let minute = first; minute < LISTED_UNTIL / MINUTE_MS; minute += step) {
    const next = offset(minute + step);
    if (next !== offsets.at(-1)?.[1])
      offsets.push([changeBetween(timeZone, minute, minute + step), next]);
  }
  return offsets;
}
