import { useEffect, useRef } from 'react';
import { doesSessionStay, forgetOnLeave } from '@/api/storage/adminSession';
import { joinSessionTabs, type SessionTabs } from '@/api/storage/sessionTabs';
import { SESSION_MS } from '@/domain/limits';
import type { AdminSession } from '@/domain/session';

export interface SessionEvents {
  /** Its 8 hours are over. */
  onOver: () => void;
  /** It was ended in another tab. */
  onSignedOut: () => void;
  /** Another tab answered with the session it has. */
  onSession?: (session: AdminSession) => void;
}

/** Ends the session 8 hours after it began, also when the computer slept meanwhile. */
function useExpiry(session: AdminSession | null, latest: { current: SessionEvents }): void {
  useEffect(() => {
    if (!session) return undefined;
    const end = session.timestamp + SESSION_MS;
    const look = () => {
      if (Date.now() >= end) latest.current.onOver();
    };
    const timer = setTimeout(look, Math.max(0, end - Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [session, latest]);
}

/**
 * Watches over the session of this tab (back-office.md §4, decisions.md, Session): it ends after 8 hours
 * or when another tab signs out, is forgotten when the page goes, and where it stays signed in it is
 * handed to tabs that ask.
 */
export function useSessionLife(
  session: AdminSession | null,
  events: SessionEvents,
): Pick<SessionTabs, 'ask' | 'tellSignedOut'> {
  const latest = useRef(events);
  latest.current = events;
  const current = useRef(session);
  current.current = session;
  const tabs = useRef<SessionTabs | null>(null);
  useExpiry(session, latest);

  useEffect(() => {
    const joined = joinSessionTabs({
      shared: () => (doesSessionStay() ? current.current : null),
      onSession: (found) => latest.current.onSession?.(found),
      onSignedOut: () => {
        if (current.current) latest.current.onSignedOut();
      },
    });
    tabs.current = joined;
    const stopForgetting = forgetOnLeave();
    return () => {
      joined.leave();
      stopForgetting();
    };
  }, []);

  return {
    ask: () => tabs.current?.ask(),
    tellSignedOut: () => tabs.current?.tellSignedOut(),
  };
}
