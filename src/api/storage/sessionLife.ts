import { readSession, SESSION_MS, type AdminSession } from '@/domain/session/session';
import { isSessionPersistent, clearSessionOnUnload } from './adminSession';
import { createTabChannel } from './tabChannel';

const CHANNEL = 'slate-session';

type Message =
  | { kind: 'sessionRequested' }
  | { kind: 'sessionShared'; session: unknown }
  | { kind: 'signedOut' };

/** Connection to the other tabs of this browser. Its messages are not stored. */
export type SessionChannel = ReturnType<typeof watchSession>;

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
export function watchSession(
  session: AdminSession | null,
  { onExpired, onSignedOut, onSession }: SessionEvents,
) {
  const { post, subscribe, close } = createTabChannel<Message>(CHANNEL);
  subscribe((message) => {
    if (message.kind === 'sessionShared') {
      const found = readSession(message.session, Date.now());
      if (found) onSession?.(found);
    } else if (!session) return;
    else if (message.kind === 'signedOut') onSignedOut();
    else if (message.kind === 'sessionRequested' && isSessionPersistent())
      post({ kind: 'sessionShared', session });
  });
  const stops = [close, clearSessionOnUnload()];
  if (session) stops.push(watchClock(session, onExpired));
  return {
    /** Requests a session from the other tabs. */
    requestSession: () => post({ kind: 'sessionRequested' }),
    /** Notifies the other tabs that the administrator signed out. */
    notifySignedOut: () => post({ kind: 'signedOut' }),
    close: () => stops.forEach((stop) => stop()),
  };
}
