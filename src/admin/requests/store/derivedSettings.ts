import { wasConfirmed } from '@/domain/rental/backupDue';
import { usedCounts } from '@/domain/rental/documents/numbers';
import { withEndedHolds } from '@/domain/rental/stock/requestHolds';
import type { RequestsSettings, RentalRequest } from '@/domain/rental/schema';

import type { RequestChange } from '../../drafts/state/draftEntry';

type Change = Record<'before' | 'after', RentalRequest | null>;

/** Returns the settings after changes of requests; the same object if nothing of them changes. */
export function settingsAfter(
  settings: RequestsSettings,
  changes: readonly Change[],
): RequestsSettings {
  const confirmed = changes.find(({ after }) => after && wasConfirmed(after));
  const requests = changes
    .flatMap(({ before, after }) => [before, after])
    .filter((request) => request !== null);
  const derived = {
    // The backup reminder counts from the first confirmation.
    firstConfirmedAt: settings.firstConfirmedAt || (confirmed?.after?.updatedAt ?? ''),
    // Numbers of quotes that are removed stay used.
    lastCounts: usedCounts(settings.lastCounts, requests),
    // Published holds are released although no request names them any more.
    endedHolds: withEndedHolds(settings.endedHolds, changes),
  };
  const names = Object.keys(derived) as (keyof typeof derived)[];
  const isSame = names.every((name) => derived[name] === settings[name]);
  return isSame ? settings : { ...settings, ...derived };
}

/** Returns the changes between two versions of all requests. */
export const changedRequests = (
  before: Readonly<Record<string, RentalRequest>>,
  after: Readonly<Record<string, RentalRequest>>,
): RequestChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((reference) => before[reference] !== after[reference])
    .map((reference) => ({
      reference,
      before: before[reference] ?? null,
      after: after[reference] ?? null,
    }));
