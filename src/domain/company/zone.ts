import { company } from './company';

const MINUTE_MS = 60_000;

/**
 * Returns how many ms the company's clock is ahead of UTC. Needs no formatter of `Intl`, whose first use blocks a slow
 * phone for 30 ms.
 * @param time ms since 1970, in the years 2000 to 2100
 */
export function zoneOffset(time: number): number {
  let offset = 0;
  let start = 0;
  for (const [later, minutes] of company.offsets) {
    start += later * MINUTE_MS;
    if (start > time) break;
    offset = minutes;
  }
  return offset * MINUTE_MS;
}
