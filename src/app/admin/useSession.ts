import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  doesSessionStay,
  forgetOnLeave,
  keepSession,
  removeSession,
} from '@/api/storage/adminSession';
import { joinSessionTabs, type SessionTabs } from '@/api/storage/sessionTabs';
import { SESSION_MS } from '@/domain/limits';
import type { AdminSession } from '@/domain/session';
import { selectSession, sessionFound, signedOut } from '@/features/session';

/** Other tabs answer within this time, ms, or nobody is signed in there. */
const ANSWER_MS = 150;

export interface SessionControl {
  /** `loading` while other tabs are asked; `over` when it ran out while this page was open. */
  state: 'loading' | 'in' | 'out' | 'over';
  session: AdminSession | null;
  /** Keeps a session that was just begun; false when it could not be stored. */
  begin: (session: AdminSession, stays: boolean) => boolean;
  end: () => void;
}

/** Ends the session 8 hours after it began, also when the computer slept meanwhile. */
function useExpiry(session: AdminSession | null, onOver: () => void): void {
  const latest = useRef(onOver);
  latest.current = onOver;
  useEffect(() => {
    if (!session) return undefined;
    const end = session.timestamp + SESSION_MS;
    const look = () => {
      if (Date.now() >= end) latest.current();
    };
    const timer = setTimeout(look, Math.max(0, end - Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [session]);
}

/** Who is signed in, in all tabs of this browser (back-office.md §4, decisions.md, Session). */
export function useSession(): SessionControl {
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const [isAsking, setIsAsking] = useState(session === null);
  const [isOver, setIsOver] = useState(false);
  const tabs = useRef<SessionTabs | null>(null);
  const current = useRef(session);
  current.current = session;

  useEffect(() => {
    const joined = joinSessionTabs({
      shared: () => (doesSessionStay() ? current.current : null),
      onSession(found) {
        if (current.current) return;
        keepSession(found, true);
        dispatch(sessionFound(found));
      },
      onSignedOut() {
        removeSession();
        dispatch(signedOut());
      },
    });
    tabs.current = joined;
    if (!current.current) joined.ask();
    const timer = setTimeout(() => setIsAsking(false), ANSWER_MS);
    const stopForgetting = forgetOnLeave();
    return () => {
      clearTimeout(timer);
      joined.leave();
      stopForgetting();
    };
  }, [dispatch]);

  useExpiry(session, () => {
    removeSession();
    setIsOver(true);
    dispatch(signedOut());
  });

  const state = session ? 'in' : isOver ? 'over' : isAsking ? 'loading' : 'out';
  return {
    state,
    session,
    begin(begun, stays) {
      if (keepSession(begun, stays) !== 'stored') return false;
      setIsOver(false);
      dispatch(sessionFound(begun));
      return true;
    },
    end() {
      removeSession();
      setIsOver(false);
      dispatch(signedOut());
      tabs.current?.tellSignedOut();
    },
  };
}
