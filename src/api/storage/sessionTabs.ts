import { readSession, type AdminSession } from '@/domain/session/session';
import { createTabChannel } from './tabChannel';

const CHANNEL = 'slate-session';

type Message = { kind: 'asked' } | { kind: 'told'; session: unknown } | { kind: 'signedOut' };

export interface SessionChannel {
  /** Asks the other tabs whether somebody is signed in there. */
  ask: () => void;
  /** Tells the other tabs that the administrator signed out. */
  tellSignedOut: () => void;
  leave: () => void;
}

export interface SessionChannelOptions {
  /** The session this tab may hand on: one that stays. */
  shared: () => AdminSession | null;
  onSession: (session: AdminSession) => void;
  onSignedOut: () => void;
}

/**
 * Joins the tabs of this browser: a session that stays is handed to a new tab that asks, and signing out
 * in one signs out in all (decisions.md, Session). Nothing of it is stored.
 */
export function createSessionChannel({
  shared,
  onSession,
  onSignedOut,
}: SessionChannelOptions): SessionChannel {
  const { say, hear, leave } = createTabChannel<Message>(CHANNEL);
  hear((message) => {
    if (message.kind === 'signedOut') onSignedOut();
    else if (message.kind === 'asked') {
      const session = shared();
      if (session) say({ kind: 'told', session });
    } else {
      const session = readSession(message.session, Date.now());
      if (session) onSession(session);
    }
  });
  return {
    ask: () => say({ kind: 'asked' }),
    tellSignedOut: () => say({ kind: 'signedOut' }),
    leave,
  };
}
