import { isSameRequest } from './differences';
import { withHistoryOf } from './history';
import { parseTime } from '../../text/time';
import { DEFAULT_VALID_DAYS, type RequestsSettings, type RentalRequest } from '../schema';

/** A request that differs between this browser and a backup. */
export interface ChangedRequest {
  stored: RentalRequest;
  /** The backup’s version, with the quotes and the log of both. */
  imported: RentalRequest;
  /** Whether the backup’s version was changed later. */
  isNewer: boolean;
}

/** What an import of a backup would change. */
export interface ImportPlan {
  added: RentalRequest[];
  changed: ChangedRequest[];
  unchanged: number;
}

/** Compares the requests of a backup with the stored ones, by their references. */
export function planImport(
  stored: Readonly<Record<string, RentalRequest>>,
  imported: readonly RentalRequest[],
): ImportPlan {
  const plan: ImportPlan = { added: [], changed: [], unchanged: 0 };
  for (const request of imported) {
    const known = Object.hasOwn(stored, request.ref) ? stored[request.ref] : undefined;
    if (!known) {
      plan.added.push(request);
      continue;
    }
    const version = withHistoryOf(known, request);
    if (isSameRequest(known, version)) plan.unchanged += 1;
    else
      plan.changed.push({
        stored: known,
        imported: version,
        isNewer: Date.parse(request.updatedAt) > Date.parse(known.updatedAt),
      });
  }
  return plan;
}

/**
 * Returns what the settings of a backup add to those of this browser. Settings that were changed here stay, and quote
 * numbers that were used on either side are used.
 */
export function missingSettings(
  settings: RequestsSettings,
  imported: RequestsSettings,
): Partial<RequestsSettings> {
  const counts = { ...imported.lastQuoteCounts };
  for (const [year, count] of Object.entries(settings.lastQuoteCounts))
    counts[year] = Math.max(count, counts[year] ?? 0);
  return {
    terms: settings.terms || imported.terms,
    bankDetails: settings.bankDetails || imported.bankDetails,
    validDays: settings.validDays === DEFAULT_VALID_DAYS ? imported.validDays : settings.validDays,
    rates: { ...imported.rates, ...settings.rates },
    lastQuoteCounts: counts,
  };
}

const DAY_MS = 24 * 3600 * 1000;
const WEEK_MS = 7 * DAY_MS;

/** Whether a request is confirmed or was confirmed before its present step. Samples do not count. */
export function wasConfirmed({ status, isSample }: RentalRequest): boolean {
  return !isSample && (status === 'confirmed' || status === 'collected' || status === 'returned');
}

/**
 * Whether the office should be reminded to make a backup: there are confirmed requests, and the last backup or, without
 * one, the first confirmation was more than 7 days ago.
 * @param now ms since 1970
 */
export function isBackupDue(
  requests: readonly RentalRequest[],
  { lastBackupAt, firstConfirmedAt }: RequestsSettings,
  now: number,
): boolean {
  const age = now - parseTime(lastBackupAt || firstConfirmedAt);
  // A time that is more than a day ahead is that of a wrong clock.
  return (age > WEEK_MS || age < -DAY_MS) && requests.some(wasConfirmed);
}
