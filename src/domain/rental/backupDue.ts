import { parseTime } from '../text/time';
import { isConfirmed } from './requestSteps';
import type { RentalRequest, RequestsSettings } from './schema';

const DAY_MS = 24 * 3600 * 1000;
/** Days after which a backup is old. */
export const BACKUP_DAYS = 7;

/** Samples do not count. */
export function wasConfirmed(request: RentalRequest): boolean {
  return !request.isSample && isConfirmed(request);
}

/** The last backup or, without one, the first confirmation was too long ago. @param now ms since 1970 */
export function isBackupDue(
  requests: readonly RentalRequest[],
  { lastBackupAt, firstConfirmedAt }: Pick<RequestsSettings, 'lastBackupAt' | 'firstConfirmedAt'>,
  now: number,
): boolean {
  const age = now - parseTime(lastBackupAt || firstConfirmedAt);
  // A time that is more than a day ahead is that of a wrong clock.
  return (age > BACKUP_DAYS * DAY_MS || age < -DAY_MS) && requests.some(wasConfirmed);
}
