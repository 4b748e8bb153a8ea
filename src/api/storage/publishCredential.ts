import { isJsonObject, type JsonObject } from '@/domain/text/jsonObject';
import { CREDENTIAL_KEY, storedSession } from './adminSession';
import { readJson, removeEntry, writeEntry, type WriteOutcome } from './browserStorage';

/**
 * Saves the credential of a publish target for reloads, in place of an older one. It is valid only
 * in the current session; without a stored session it is not saved. Never throws.
 */
export function saveCredential(credential: JsonObject): WriteOutcome {
  // If the new credential cannot be stored, a reload must not restore an older one.
  removeCredential();
  const session = storedSession(Date.now());
  if (!session) return 'stored';
  const entry = { ...credential, session: session.timestamp };
  return writeEntry('session', CREDENTIAL_KEY, JSON.stringify(entry));
}

/** Returns the credential saved in the current session. Removes one of another session. Never throws. */
export function storedCredential(): JsonObject | undefined {
  const entry = readJson('session', CREDENTIAL_KEY);
  const session = storedSession(Date.now());
  if (session && isJsonObject(entry) && entry.session === session.timestamp) return entry;
  removeCredential();
  return undefined;
}

/** Removes the saved credential. Never throws. */
export function removeCredential(): void {
  removeEntry('session', CREDENTIAL_KEY);
}
