import { readSession, type AdminSession } from '@/domain/session/session';
import { readEntry, readJson, removeEntry, writeEntry } from './browserStorage';

/** Public storage key of the session: of this tab, and in local storage of one that stays signed in. */
export const SESSION_KEY = 'adminSession';
/** Local storage key: time in ms since 1970 until which every session has ended, in all tabs. */
export const SIGNED_OUT_KEY = 'adminSignedOut';
/** Entry of `publishCredential`. Existing browsers hold it under the name of the first such target. */
export const CREDENTIAL_KEY = 'githubToken';

/** Returns the time until which every session has ended, in ms since 1970. Never throws. */
export const signedOutAt = (): number => Number(readEntry('local', SIGNED_OUT_KEY));

/** Whether a session has ended because the administrator signed out in any tab. Never throws. */
export const isSignedOut = ({ timestamp }: AdminSession): boolean => signedOutAt() >= timestamp;

export function readValidSession(area: 'local' | 'session', now: number): AdminSession | null {
  const session = readSession(readJson(area, SESSION_KEY), now);
  if (session && !isSignedOut(session)) return session;
  removeEntry(area, SESSION_KEY);
  return null;
}

/** The session of this tab, else the one that stays signed in. Removes what is left of an ended one. Never throws. */
export function storedSession(now: number): AdminSession | null {
  const own = readValidSession('session', now);
  if (own) return own;
  removeTabSession();
  const kept = readValidSession('local', now);
  if (kept) writeEntry('session', SESSION_KEY, JSON.stringify(kept));
  return kept;
}

/** Removes the session and the credential of this tab from storage. Never throws. */
export function removeTabSession(): void {
  for (const key of [SESSION_KEY, CREDENTIAL_KEY]) removeEntry('session', key);
}
