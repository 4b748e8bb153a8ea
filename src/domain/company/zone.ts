import { tzOffset } from '@date-fns/tz/tzOffset';
import { company } from './company';

const MINUTE_MS = 60_000;

/**
 * Returns how many ms the company's clock is ahead of UTC. Times from 2020 to 2039 need no formatter of `Intl`, whose
 * first use blocks a slow phone for 30 ms.
 * @param time ms since 1970
 */
export function zoneOffset(time: number): number {
  const { offsets, offsetsUntil, timeZone } = company;
  const listed = time < offsetsUntil && offsets.findLast(([from]) => from * MINUTE_MS <= time);
  return (listed ? listed[1] : tzOffset(timeZone, new Date(time))) * MINUTE_MS;
}
