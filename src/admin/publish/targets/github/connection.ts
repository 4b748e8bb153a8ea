import { isJsonObject } from '@/domain/text/jsonObject';
import { storedSession } from '@/api/storage/adminSession';
import { readJson, writeEntry, type WriteOutcome } from '@/api/storage/browserStorage';
import { forgetToken, TOKEN_KEY } from '@/api/storage/githubToken';
import { createExternalStore } from './externalStore';

/** The credential of the administrator. It is held in memory, and in the session storage of this tab on request. */
export interface Connection {
  token: string;
  /** Date without time, as entered by the administrator for the expiry warning. */
  expires?: string;
}

/** The credential of this tab, if one was entered. */
export const connection = createExternalStore<Connection | undefined>(undefined);

/** Why the last credential was removed, in sentences; undefined unless GitHub rejected it. */
export const lastTokenError = createExternalStore<string | undefined>(undefined);

/**
 * Returns the mark of the admin session. A stored credential is valid only in the session in which it was entered,
 * wherever that session is ended.
 */
function sessionMark(): number | undefined {
  return storedSession(Date.now())?.timestamp;
}

/** Restores a credential that was stored for reloads. Never throws. */
export function restoreConnection(): void {
  const kept = readJson('session', TOKEN_KEY);
  if (connection.get() || !isJsonObject(kept)) return;
  const { token, expires, session } = kept;
  const isOurs = typeof token === 'string' && session === sessionMark();
  if (isOurs) connection.set({ token, ...(typeof expires === 'string' && { expires }) });
  else forgetToken();
}

/**
 * Sets the credential of this tab.
 * @param isKept whether it is stored for reloads
 * @returns the result of storing; also `stored` if that was not requested
 */
export function connect(next: Connection, isKept: boolean): WriteOutcome {
  const session = sessionMark();
  // If the new token cannot be stored, a reload must not restore an older one.
  forgetToken();
  const outcome =
    isKept && session !== undefined
      ? writeEntry('session', TOKEN_KEY, JSON.stringify({ ...next, session }))
      : 'stored';
  lastTokenError.set(undefined);
  connection.set(next);
  return outcome;
}

/**
 * Removes the credential from memory and storage.
 * @param refusal why GitHub rejected it, in sentences
 */
export function disconnect(refusal?: string): void {
  forgetToken();
  lastTokenError.set(refusal);
  connection.set(undefined);
}
