import { readSession, type AdminSession } from '@/domain/session';
import { readJson, removeEntry } from './browserStorage';

/** Name of contract of the entry in session storage. */
const SESSION_KEY = 'adminSession';

/** The stored session, if there is one and it is not over; one that is over is removed. Never throws. */
export function storedSession(now: number): AdminSession | null {
  const json = readJson('session', SESSION_KEY);
  if (json === undefined) return null;
  const session = readSession(json, now);
  if (!session) removeEntry('session', SESSION_KEY);
  return session;
}

/** Removes the session from this tab. Never throws. */
export function removeSession(): void {
  removeEntry('session', SESSION_KEY);
}
