import { readSession, type AdminSession } from '@/domain/session/session';
import { createTabChannel } from './tabChannel';

const CHANNEL = 'slate-session';

type Message = { kind: 'asked' } | { kind: 'told'; session: unknown } | { kind: 'signedOut' };

export interface SessionChannel {
  /** Asks the other tabs for a session. */
  ask: () => void;
  /** Notifies the other tabs that the administrator signed out. */
  tellSignedOut: () => void;
  leave: () => void;
}

export interface SessionChannelOptions {
  /** Returns the session that this tab may share, which must be persistent. */
  shared: () => AdminSession | null;
  onSession: (session: AdminSession) => void;
  onSignedOut: () => void;
}

/**
 * Connects the tabs of this browser. A persistent session is shared with a new tab that asks,
 * and signing out applies to all tabs. The messages are not stored.
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
