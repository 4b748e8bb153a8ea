import { wasConfirmed } from '@/domain/rental/incoming/mergeRequests';
import { usedCounts } from '@/domain/rental/documents/numbers';
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

/** Returns the settings after changes of requests; the same object if nothing of them changes. */
export function settingsAfter(
  settings: RequestsSettings,
  changes: readonly Change[],
): RequestsSettings {
  return withUsedCounts(withFirstConfirmation(settings, changes), changes);
}
