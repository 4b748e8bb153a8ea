import { readSession, type AdminSession } from '@/domain/session/session';
import { readEntry, readJson, removeEntry, writeEntry, type WriteOutcome } from './browserStorage';

/** Public session storage key. */
const SESSION_KEY = 'adminSession';
/** Additional entry: the session survives a reload because 'Stay signed in' was selected. */
const STAY_KEY = 'adminSessionStays';

/** Returns the stored session if it has not expired. Removes an expired one. Never throws. */
export function storedSession(now: number): AdminSession | null {
  const json = readJson('session', SESSION_KEY);
  if (json === undefined) return null;
  const session = readSession(json, now);
  if (!session) removeSession();
  return session;
}

/** Removes the session from this tab. Never throws. */
export function removeSession(): void {
  removeEntry('session', SESSION_KEY);
  removeEntry('session', STAY_KEY);
}

/** Saves a session in this tab, completely or not at all. Never throws. */
export function saveSession(session: AdminSession, stays: boolean): WriteOutcome {
  const marked = stays ? writeEntry('session', STAY_KEY, '1') : 'stored';
  if (!stays) removeEntry('session', STAY_KEY);
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
