import { company } from './company';

const MINUTE_MS = 60_000;

/** In ms ahead of UTC, 2000 to 2100. The first use of a formatter of `Intl` would block a slow phone for 30 ms. */
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
