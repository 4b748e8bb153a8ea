import { storageFailure, type StorageFailure } from '@/api/storage/storageFailure';
import { missingSettings } from '@/domain/rental/incoming/mergeRequests';
import type { RequestsSettings } from '@/domain/rental/schema';
import { sameJson } from '@/domain/text/sameJson';
import { putMissingEntries } from './requestDatabase';
import {
  EMPTY_SETTINGS,
  readSettingsEntry,
  removedKey,
  requestEntry,
  requestKey,
  requestsSettingsEntry,
  SETTINGS_KEY,
  type RequestsData,
} from './storedRequests';

/**
 * Returns the settings to store after a loss; undefined to leave those that are stored. Those of a tab that did not know
 * the lost requests lack what this tab knows.
 */
function restoredSettings(
  known: RequestsSettings,
  json: unknown,
  isReplaced: boolean,
): RequestsSettings | undefined {
  const stored = readSettingsEntry(json);
  if (stored === 'missing') return sameJson(known, EMPTY_SETTINGS) ? undefined : known;
  if (typeof stored === 'string' || !isReplaced) return undefined;
  const merged = { ...stored, ...missingSettings(stored, known) };
  return sameJson(merged, stored) ? undefined : merged;
}

/**
 * Writes back what this tab has read or written earlier and the browser has deleted since. A request
 * that was removed on purpose, in any tab, stays removed. Never throws.
 * @param known the data as this tab last read or wrote them
 * @returns the number of entries that were written back, or the reason of the failure
 */
export async function restoreLostRequests({
  byRef,
  settings,
}: RequestsData): Promise<{ restored: number } | { issue: StorageFailure }> {
  const requests = Object.values(byRef);
  if (requests.length === 0 && sameJson(settings, EMPTY_SETTINGS)) return { restored: 0 };
  try {
    const restored = await putMissingEntries(SETTINGS_KEY, (keys, json) => {
      const lost = requests.filter(
        ({ ref }) => !keys.has(requestKey(ref)) && !keys.has(removedKey(ref)),
      );
      const merged = restoredSettings(settings, json, lost.length > 0);
      return [
        ...lost.map((one): [string, unknown] => [requestKey(one.ref), requestEntry(one)]),
        ...(merged ? [[SETTINGS_KEY, requestsSettingsEntry(merged)] as [string, unknown]] : []),
      ];
    });
    return { restored };
  } catch (error) {
    return { issue: storageFailure(error) };
  }
}
