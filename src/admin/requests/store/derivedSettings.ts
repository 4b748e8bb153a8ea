import { wasConfirmed } from '@/domain/rental/incoming/mergeRequests';
import { usedCounts } from '@/domain/rental/documents/numbers';
import { withEndedHolds } from '@/domain/rental/stock/requestHolds';
import type { RequestsSettings, RentalRequest } from '@/domain/rental/schema';

type Change = Record<'before' | 'after', RentalRequest | null>;

/** The backup reminder counts from the first confirmation. */
function withFirstConfirmation(
  settings: RequestsSettings,
  changes: readonly Change[],
): RequestsSettings {
  const confirmed = changes.find(({ after }) => after && wasConfirmed(after));
  return settings.firstConfirmedAt === '' && confirmed?.after
    ? { ...settings, firstConfirmedAt: confirmed.after.updatedAt }
    : settings;
}

/** Numbers of quotes that are removed stay used. */
function withUsedCounts(settings: RequestsSettings, changes: readonly Change[]): RequestsSettings {
  const requests = changes
    .flatMap(({ before, after }) => [before, after])
    .filter((request) => request !== null);
  const lastCounts = usedCounts(settings.lastCounts, requests);
  return lastCounts === settings.lastCounts ? settings : { ...settings, lastCounts };
}

/** Published holds are released although no request names them any more. */
function withEnded(settings: RequestsSettings, changes: readonly Change[]): RequestsSettings {
  const endedHolds = withEndedHolds(settings.endedHolds, changes);
  return endedHolds === settings.endedHolds ? settings : { ...settings, endedHolds };
}

/** Returns the settings after changes of requests; the same object if nothing of them changes. */
export function settingsAfter(
  settings: RequestsSettings,
  changes: readonly Change[],
): RequestsSettings {
  return withEnded(withUsedCounts(withFirstConfirmation(settings, changes), changes), changes);
}
