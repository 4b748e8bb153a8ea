import { SESSION_MS } from '@/domain/text/limits';
import type { AdminSession } from '@/domain/session/session';
import { isSessionPersistent, clearSessionOnUnload } from './adminSession';
import { createSessionChannel, type SessionChannel } from './sessionTabs';

export interface SessionEvents {
  /** Its 8 hours are over. */
  onOver: () => void;
  /** It was ended in another tab. */
  onSignedOut: () => void;
  /** Another tab answered with the session it has. */
  onSession?: (session: AdminSession) => void;
}

/** Ends the session 8 hours after it began, also when the computer slept or its clock was set meanwhile. */
function watchClock({ timestamp }: AdminSession, onOver: () => void): () => void {
  const end = timestamp + SESSION_MS;
  const look = () => {
    if (Date.now() >= end) onOver();
  };
  // Not past 8 hours from now, where the clock was ahead when the session began.
  const left = Math.min(SESSION_MS, Math.max(0, end - Date.now()));
  const timer = setTimeout(onOver, left);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * Watches over the session of this tab (back-office.md §4, decisions.md, Session): it ends after 8 hours
 * or when another tab signs out, is forgotten when the page goes, and where it stays signed in it is
 * handed to tabs that ask. Without a session it hears of one that another tab has.
 */
export function watchSession(session: AdminSession | null, events: SessionEvents): SessionChannel {
  const tabs = createSessionChannel({
    shared: () => (isSessionPersistent() ? session : null),
    onSession: (found) => events.onSession?.(found),
    onSignedOut: () => {
      if (session) events.onSignedOut();
    },
  });
  const stops = [tabs.leave, clearSessionOnUnload()];
  if (session) stops.push(watchClock(session, events.onOver));
  return { ...tabs, leave: () => stops.forEach((stop) => stop()) };
}
