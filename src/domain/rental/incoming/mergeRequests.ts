import { isSameRequest } from './differences';
import { withHistoryOf } from './history';
import { sameJson } from '../../text/sameJson';
import { parseTime } from '../../text/time';
import { isConfirmed } from '../requestSteps';
import { EMPTY_SETTINGS, type RentalRequest, type RequestsSettings } from '../schema';

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

type Counts = RequestsSettings['lastCounts'];

/** Returns the higher count of each kind and year. */
function joinedCounts(some: Counts, others: Counts): Counts {
  const joined = structuredClone(others);
  for (const [kind, counts] of Object.entries(some) as [keyof Counts, Counts['quote']][])
    for (const [year, count] of Object.entries(counts))
      joined[kind][year] = Math.max(count, joined[kind][year] ?? 0);
  return joined;
}

/** Settings that are taken from a backup where they were not changed here. */
const ENTERED = [
  'terms',
  'bankDetails',
  'taxNumber',
  'paymentLink',
  'validDays',
  'daysBetween',
  'retentionYears',
] as const;

/**
 * Returns what the settings of a backup add to those of this browser. Settings that were changed here stay, and numbers
 * of quotes and documents that were used on either side are used.
 */
export function missingSettings(
  settings: RequestsSettings,
  imported: RequestsSettings,
): Partial<RequestsSettings> {
  const entered = ENTERED.map((key) => {
    const isChanged = !sameJson(settings[key], EMPTY_SETTINGS[key]);
    return [key, (isChanged ? settings : imported)[key]] as const;
  });
  return {
    ...Object.fromEntries(entered),
    rates: { ...imported.rates, ...settings.rates },
    endedHolds: { ...imported.endedHolds, ...settings.endedHolds },
    lastCounts: joinedCounts(settings.lastCounts, imported.lastCounts),
  };
}

const DAY_MS = 24 * 3600 * 1000;
const WEEK_MS = 7 * DAY_MS;

/** Whether a request is confirmed or was confirmed before its present step. Samples do not count. */
export function wasConfirmed(request: RentalRequest): boolean {
  return !request.isSample && isConfirmed(request);
}

/**
 * Whether the office should be reminded to make a backup: there are confirmed requests, and the last backup or, without
 * one, the first confirmation was more than 7 days ago.
 * @param now ms since 1970
 */
export function isBackupDue(
  requests: readonly RentalRequest[],
  { lastBackupAt, firstConfirmedAt }: Pick<RequestsSettings, 'lastBackupAt' | 'firstConfirmedAt'>,
  now: number,
): boolean {
  const age = now - parseTime(lastBackupAt || firstConfirmedAt);
  // A time that is more than a day ahead is that of a wrong clock.
  return (age > WEEK_MS || age < -DAY_MS) && requests.some(wasConfirmed);
}
