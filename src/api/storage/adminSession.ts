import { readSession, type AdminSession } from '@/domain/session/session';
import { readEntry, readJson, removeEntry, writeEntry, type WriteOutcome } from './browserStorage';

/** Name of contract of the entry in session storage. */
const SESSION_KEY = 'adminSession';
/** Beside it: the session outlives a reload, because 'Stay signed in' was ticked (decisions.md). */
const STAY_KEY = 'adminSessionStays';

/** The stored session, if there is one and it is not over; one that is over is removed. Never throws. */
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

/** Keeps a session in this tab; nothing of it is stored where it could not be stored whole. Never throws. */
export function saveSession(session: AdminSession, stays: boolean): WriteOutcome {
  const marked = stays ? writeEntry('session', STAY_KEY, '1') : 'stored';
  if (!stays) removeEntry('session', STAY_KEY);
  const outcome =
    marked === 'stored' ? writeEntry('session', SESSION_KEY, JSON.stringify(session)) : marked;
  if (outcome !== 'stored') removeSession();
  return outcome;
}

/** Whether this tab's session outlives a reload and is handed to other tabs. */
export function isSessionPersistent(): boolean {
  return readEntry('session', STAY_KEY) !== null;
}

/** Forgets the session when the page goes, unless it stays (back-office.md §4). Returns how to stop. */
export function clearSessionOnUnload(): () => void {
  const handleLeave = () => {
    if (!isSessionPersistent()) removeSession();
  };
  window.addEventListener('pagehide', handleLeave);
  return () => window.removeEventListener('pagehide', handleLeave);
}
