import { isSameRequest, requestDifferences, type RequestDifference } from './differences';
import { withoutPersonalFields } from '../personalData';
import type { DeskSettings, Quote, RentalRequest, RequestLogEntry } from '../schema';

/** A request that differs between this browser and a backup. */
export interface ChangedRequest {
  stored: RentalRequest;
  /** The backup’s version, with the quotes and the log of both. */
  imported: RentalRequest;
  differences: RequestDifference[];
  /** Whether the backup’s version was changed later. */
  isNewer: boolean;
}

/** What an import of a backup would change. */
export interface ImportPlan {
  added: RentalRequest[];
  changed: ChangedRequest[];
  unchanged: number;
}

const quoteKey = ({ number, sentAt }: Quote) => `${number} ${sentAt}`;
const entryKey = ({ at, event, detail }: RequestLogEntry) => `${at} ${event} ${detail}`;

/** Returns the entries of both lists in the order of their times. Of two with the same key, the one of `first` stays. */
function union<T>(
  first: readonly T[],
  second: readonly T[],
  keyOf: (entry: T) => string,
  timeOf: (entry: T) => string,
): T[] {
  const known = new Set(first.map(keyOf));
  const all = [...first, ...second.filter((entry) => !known.has(keyOf(entry)))];
  return all.toSorted((a, b) => Date.parse(timeOf(a)) - Date.parse(timeOf(b)));
}

/**
 * Returns the version of a request that replaces the stored one, with the quotes and the log of both, because what was
 * sent and what happened stays true. Personal data that the version no longer has does not come back with them.
 */
export function withHistoryOf(stored: RentalRequest, version: RentalRequest): RentalRequest {
  const merged = {
    ...version,
    quotes: union(version.quotes, stored.quotes, quoteKey, ({ sentAt }) => sentAt),
    log: union(version.log, stored.log, entryKey, ({ at }) => at),
  };
  return version.isAnonymous ? withoutPersonalFields(merged) : merged;
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
        differences: requestDifferences(known, version),
        isNewer: Date.parse(request.updatedAt) > Date.parse(known.updatedAt),
      });
  }
  return plan;
}

/**
 * Returns what the settings of a backup add to those of this browser. Settings that exist here stay, and quote numbers
 * that were used on either side are used.
 */
export function missingSettings(
  settings: DeskSettings,
  imported: DeskSettings,
): Partial<DeskSettings> {
  const counts = { ...imported.lastQuoteCounts };
  for (const [year, count] of Object.entries(settings.lastQuoteCounts))
    counts[year] = Math.max(count, counts[year] ?? 0);
  return {
    terms: settings.terms || imported.terms,
    bankDetails: settings.bankDetails || imported.bankDetails,
    rates: { ...imported.rates, ...settings.rates },
    lastQuoteCounts: counts,
  };
}

const WEEK_MS = 7 * 24 * 3600 * 1000;

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
  { lastBackupAt, firstConfirmedAt }: DeskSettings,
  now: number,
): boolean {
  const since = Date.parse(lastBackupAt || firstConfirmedAt);
  return now - since > WEEK_MS && requests.some(wasConfirmed);
}
