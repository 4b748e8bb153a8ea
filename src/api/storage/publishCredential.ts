import { isJsonObject, type JsonObject } from '@/domain/text/jsonObject';
import { CREDENTIAL_KEY, storedSession } from './adminSession';
import { readJson, removeEntry, writeEntry, type WriteOutcome } from './browserStorage';

/** For reloads, in place of an older one, if there is a stored session. Never throws. */
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

export function removeCredential(): void {
  removeEntry('session', CREDENTIAL_KEY);
}
