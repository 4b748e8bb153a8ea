import { countDays, dayAt, isDay } from '@/domain/availability/day';
import { adminDay } from '../../../../layout/adminDate';

/** Number of days before the expiry of a token from which a warning is shown. */
const WARN_DAYS = 7;

/**
 * Returns a warning before a token expires, and after that. The same in every time zone.
 * @param expires the day that the administrator entered; undefined or empty if none
 * @param now ms since 1970
 */
export function expiryWarning(expires: string | undefined, now = Date.now()): string | undefined {
  if (!isDay(expires)) return undefined;
  const daysLeft = countDays({ from: dayAt(now), to: expires }) - 1;
  if (daysLeft > WARN_DAYS) return undefined;
  return daysLeft <= 0
    ? 'The token has expired according to the date you entered. Create a new one.'
    : `The token expires on ${adminDay(expires)}. Create a new one soon.`;
}
