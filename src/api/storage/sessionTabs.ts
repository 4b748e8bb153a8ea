import { readSession, type AdminSession } from '@/domain/session/session';
import { createTabChannel } from './tabChannel';

const CHANNEL = 'slate-session';

type Message =
  | { kind: 'sessionRequested' }
  | { kind: 'sessionShared'; session: unknown }
  | { kind: 'signedOut' };

export interface SessionChannel {
  /** Requests a session from the other tabs. */
  requestSession: () => void;
  /** Notifies the other tabs that the administrator signed out. */
  notifySignedOut: () => void;
  close: () => void;
}

interface SessionChannelOptions {
  /** Returns the session that this tab may share, which must be persistent. */
  shared: () => AdminSession | null;
  onSession: (session: AdminSession) => void;
  onSignedOut: () => void;
}

/**
 * Connects the tabs of this browser. A persistent session is shared with a tab that requests it,
 * and signing out applies to all tabs. The messages are not stored.
 */
export function createSessionChannel({
  shared,
  onSession,
  onSignedOut,
}: SessionChannelOptions): SessionChannel {
  const { post, subscribe, close } = createTabChannel<Message>(CHANNEL);
  subscribe((message) => {
    if (message.kind === 'signedOut') onSignedOut();
    else if (message.kind === 'sessionRequested') {
      const session = shared();
      if (session) post({ kind: 'sessionShared', session });
    } else {
      const session = readSession(message.session, Date.now());
      if (session) onSession(session);
    }
  });
  return {
    requestSession: () => post({ kind: 'sessionRequested' }),
    notifySignedOut: () => post({ kind: 'signedOut' }),
    close,
  };
}
