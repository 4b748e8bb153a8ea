import { SESSION_MS, type AdminSession } from '@/domain/session/session';
import { isSessionPersistent, clearSessionOnUnload } from './adminSession';
import { createSessionChannel, type SessionChannel } from './sessionTabs';

interface SessionEvents {
  /** Called when the session expires after 8 hours. */
  onExpired: () => void;
  /** Called when another tab has signed out. */
  onSignedOut: () => void;
  /** Called when another tab shares its session. */
  onSession?: (session: AdminSession) => void;
}

/**
 * Ends the session 8 hours after it began, even if the computer slept or its clock was set
 * meanwhile.
 */
function watchClock({ timestamp }: AdminSession, onExpired: () => void): () => void {
  const end = timestamp + SESSION_MS;
  const check = () => {
    if (Date.now() >= end) onExpired();
  };
  // At most 8 hours from now, because the clock may have been ahead when the session began.
  const left = Math.min(SESSION_MS, Math.max(0, end - Date.now()));
  const timer = setTimeout(onExpired, left);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
}

/**
 * Watches the session of this tab. It ends after 8 hours or when another tab signs out. It is
 * removed when the page is unloaded, unless it is persistent. A persistent session is shared with
 * other tabs, and a tab without a session accepts theirs.
 */
export function watchSession(session: AdminSession | null, events: SessionEvents): SessionChannel {
  const tabs = createSessionChannel({
    shared: () => (isSessionPersistent() ? session : null),
    onSession: (found) => events.onSession?.(found),
    onSignedOut: () => {
      if (session) events.onSignedOut();
    },
  });
  const stops = [tabs.close, clearSessionOnUnload()];
  if (session) stops.push(watchClock(session, events.onExpired));
  return { ...tabs, close: () => stops.forEach((stop) => stop()) };
}
