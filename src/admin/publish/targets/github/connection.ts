import { isJsonObject } from '@/domain/text/jsonObject';
import { storedSession } from '@/api/storage/adminSession';
import { readJson, writeEntry, type WriteOutcome } from '@/api/storage/browserStorage';
import { forgetToken, TOKEN_KEY } from '@/api/storage/githubToken';
import { createExternalStore } from './externalStore';

/** The credential the administrator has entered. It is kept in memory, and in this tab's session on request. */
export interface Connection {
  token: string;
  /** Date without time, as the administrator entered it to be warned. */
  expires?: string;
}

/** The credential of this tab, if one was entered. */
export const connection = createExternalStore<Connection | undefined>(undefined);

/** Why the last credential was given up, in sentences; undefined where GitHub did not refuse it. */
export const lastTokenError = createExternalStore<string | undefined>(undefined);

/** A kept credential goes with the session that it was entered in, wherever that was ended. */
function sessionMark(): number | undefined {
  return storedSession(Date.now())?.timestamp;
}

/** Finds again what was kept over a reload. Never throws. */
export function restoreConnection(): void {
  const kept = readJson('session', TOKEN_KEY);
  if (connection.get() || !isJsonObject(kept)) return;
  const { token, expires, session } = kept;
  const isOurs = typeof token === 'string' && session === sessionMark();
  if (isOurs) connection.set({ token, ...(typeof expires === 'string' && { expires }) });
  else forgetToken();
}

/**
 * Takes a credential for this tab.
 * @param isKept whether a reload keeps it too
 * @returns how keeping it over a reload went; `stored` too where that was not asked for
 */
export function connect(next: Connection, isKept: boolean): WriteOutcome {
  const session = sessionMark();
  // An older one must not come back after a reload in the place of one that could not be stored.
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
 * Forgets the credential everywhere.
 * @param refusal why, in sentences, where GitHub refused it
 */
export function disconnect(refusal?: string): void {
  forgetToken();
  lastTokenError.set(refusal);
  connection.set(undefined);
}
