import { readSession, type AdminSession } from '@/domain/session/session';
import { readEntry, readJson, removeEntry, writeEntry, type WriteOutcome } from './browserStorage';

/** Public session storage key. */
const SESSION_KEY = 'adminSession';
/** Additional entry: the session survives a reload because 'Stay signed in' was selected. */
const STAY_KEY = 'adminSessionStays';
/** Entry of `publishCredential`. Existing browsers hold it under the name of the first such target. */
export const CREDENTIAL_KEY = 'githubToken';

const endListeners = new Set<() => void>();

/**
 * Returns the stored session if it has not expired. Otherwise removes what is left of it. Never
 * throws.
 */
export function storedSession(now: number): AdminSession | null {
  const session = readSession(readJson('session', SESSION_KEY), now);
  if (!session) removeSession();
  return session;
}

function removeSession(): void {
  for (const key of [SESSION_KEY, STAY_KEY, CREDENTIAL_KEY]) removeEntry('session', key);
}

/**
 * Calls a function when the session of this tab ends, to remove credentials from memory. Calling
 * it again with the same function has no effect.
 */
export function onSessionEnd(listener: () => void): void {
  endListeners.add(listener);
}

/**
 * Ends the session of this tab: removes it and the credentials of publish targets from storage and
 * memory. Never throws.
 */
export function endSession(): void {
  removeSession();
  endListeners.forEach((listener) => listener());
}

/** Saves a session in this tab, completely or not at all. Never throws. */
export function saveSession(session: AdminSession, isPersistent: boolean): WriteOutcome {
  // A credential is valid only in the session in which it was entered.
  removeEntry('session', CREDENTIAL_KEY);
  const marked = isPersistent ? writeEntry('session', STAY_KEY, '1') : 'stored';
  if (!isPersistent) removeEntry('session', STAY_KEY);
  const outcome =
    marked === 'stored' ? writeEntry('session', SESSION_KEY, JSON.stringify(session)) : marked;
  if (outcome !== 'stored') removeSession();
  return outcome;
}

/** Returns whether this tab's session survives a reload and is shared with other tabs. */
export function isSessionPersistent(): boolean {
  return readEntry('session', STAY_KEY) !== null;
}

/**
 * Removes the session when the page is unloaded, unless it is persistent. Returns an
 * unsubscribe function.
 */
export function clearSessionOnUnload(): () => void {
  const handleLeave = () => {
    if (!isSessionPersistent()) removeSession();
  };
  window.addEventListener('pagehide', handleLeave);
  return () => window.removeEventListener('pagehide', handleLeave);
}
