import { wasConfirmed } from '@/domain/rental/incoming/mergeRequests';
import { lastQuoteCounts } from '@/domain/rental/quotes';
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
function withQuoteCounts(settings: RequestsSettings, changes: readonly Change[]): RequestsSettings {
  const requests = changes
    .flatMap(({ before, after }) => [before, after])
    .filter((request) => request !== null);
  const { lastCounts } = settings;
  const quote = lastQuoteCounts(lastCounts.quote, requests);
  return quote === lastCounts.quote
    ? settings
    : { ...settings, lastCounts: { ...lastCounts, quote } };
}

/** Returns the settings after changes of requests; the same object if nothing of them changes. */
export function settingsAfter(
  settings: RequestsSettings,
  changes: readonly Change[],
): RequestsSettings {
  return withQuoteCounts(withFirstConfirmation(settings, changes), changes);
}
