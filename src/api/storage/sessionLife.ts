import { SESSION_MS, type AdminSession } from '@/domain/session/session';
import {
  isSignedOut,
  readValidSession,
  removeTabSession,
  SESSION_KEY,
  SIGNED_OUT_KEY,
  signedOutAt,
} from './adminSession';
import { removeEntry, writeEntry, type WriteOutcome } from './browserStorage';

const endListeners = new Set<() => void>();

/** Removes credentials from memory. Calling it again with the same function has no effect. */
export function onSessionEnd(listener: () => void): void {
  endListeners.add(listener);
}

/** Ends all sessions that began by `until` (ms since 1970), with the credentials of publish targets. Never throws. */
export function endSession(until: number): void {
  removeTabSession();
  const kept = readValidSession('local', Date.now());
  if (kept && kept.timestamp <= until) removeEntry('local', SESSION_KEY);
  if (until > signedOutAt()) writeEntry('local', SIGNED_OUT_KEY, String(until));
  endListeners.forEach((listener) => listener());
}

/** Completely or not at all. Never throws. @param isKept whether it outlasts this tab, and other tabs have it too */
export function saveSession(session: AdminSession, isKept: boolean): WriteOutcome {
  // A credential is valid only in the session in which it was entered.
  removeTabSession();
  // The clock was ahead when the administrator signed out.
  if (isSignedOut(session)) removeEntry('local', SIGNED_OUT_KEY);
  const text = JSON.stringify(session);
  const kept = isKept ? writeEntry('local', SESSION_KEY, text) : 'stored';
  const outcome = kept === 'stored' ? writeEntry('session', SESSION_KEY, text) : kept;
  if (isKept && outcome !== 'stored') removeEntry('local', SESSION_KEY);
  return outcome;
}

let isKeptOnce = false;

/** Keeps the session of this tab while a link between public pages and the back office loads the other document. */
export function keepSessionOnce(isKept = true): void {
  isKeptOnce = isKept;
}

/** Events after which time may have passed, or another tab may have signed out. */
const EVENTS = ['storage', 'pageshow', 'focus', 'visibilitychange'] as const;

/** @param onEnded called 8 hours after it began, even after sleep, or after a sign-out in another tab */
export function watchSession(session: AdminSession, onEnded: () => void): () => void {
  const end = session.timestamp + SESSION_MS;
  const check = () => {
    if (Date.now() >= end || isSignedOut(session)) onEnded();
  };
  const handleLeave = () => {
    if (!isKeptOnce && !readValidSession('local', Date.now())) removeTabSession();
    isKeptOnce = false;
  };
  // At most 8 hours from now, because the clock may have been ahead when the session began.
  const left = Math.min(SESSION_MS, Math.max(0, end - Date.now()));
  const timer = setTimeout(onEnded, left);
  for (const type of EVENTS) window.addEventListener(type, check);
  window.addEventListener('pagehide', handleLeave);
  return () => {
    clearTimeout(timer);
    for (const type of EVENTS) window.removeEventListener(type, check);
    window.removeEventListener('pagehide', handleLeave);
  };
}
