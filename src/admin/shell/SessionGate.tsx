import DialogContent from '@mui/material/DialogContent';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { endSession, saveSession } from '@/api/storage/adminSession';
import { watchSession, type SessionChannel } from '@/api/storage/sessionLife';
import { PATHS } from '@/domain/links/paths';
import type { AdminSession } from '@/domain/session/session';
import { selectSession, sessionFound, signedOut } from '@/features/session';
import { Redirect } from '@/ui/navigation/Redirect';
import { AdminDialog } from '../layout/AdminDialogs';
import { Spinner } from '../layout/Spinner';
import { selectHasUnsavedChanges } from '../store/formsSlice';
import { useAdminDispatch, useAdminSelector } from '../store/hooks';
import { SignInForm } from './SignInForm';

/** Time in ms to wait for replies of other tabs. Without a reply, no other tab has a session. */
const REPLY_TIMEOUT_MS = 150;

/** `loading` while other tabs are queried; `expired` when the session ended by itself while this page was open. */
type SessionState = 'loading' | 'signedIn' | 'signedOut' | 'expired';

export type SessionControl = ReturnType<typeof useSession>;

/** Manages the session, which all tabs of this browser share. */
export function useSession() {
  const dispatch = useAdminDispatch();
  const session = useAdminSelector(selectSession);
  const [isQuerying, setIsQuerying] = useState(session === null);
  const [isExpired, setIsExpired] = useState(false);
  const tabs = useRef<SessionChannel | null>(null);
  const finish = useCallback(
    (endsByItself: boolean) => {
      endSession();
      setIsExpired(endsByItself);
      dispatch(signedOut());
    },
    [dispatch],
  );
  useEffect(() => {
    const watch = watchSession(session, {
      onExpired: () => finish(true),
      onSignedOut: () => finish(true),
      onSession(found) {
        if (session) return;
        saveSession(found, true);
        dispatch(sessionFound(found));
      },
    });
    tabs.current = watch;
    return watch.close;
  }, [session, finish, dispatch]);

  useEffect(() => {
    if (!isQuerying) return undefined;
    tabs.current?.requestSession();
    const timer = setTimeout(() => setIsQuerying(false), REPLY_TIMEOUT_MS);
    return () => clearTimeout(timer);
    // Queried once, when the first back-office page mounts. The state is never set back.
  }, [isQuerying]);

  const state: SessionState = session
    ? 'signedIn'
    : isExpired
      ? 'expired'
      : isQuerying
        ? 'loading'
        : 'signedOut';
  return {
    state,
    /** Stores a new session and returns the outcome. */
    begin(begun: AdminSession, isPersistent: boolean) {
      const outcome = saveSession(begun, isPersistent);
      if (outcome === 'stored') {
        setIsExpired(false);
        dispatch(sessionFound(begun));
      }
      return outcome;
    },
    end() {
      tabs.current?.notifySignedOut();
      finish(false);
    },
  };
}

/** Sign-in dialog over an editor whose session expired, so that unsaved input is not lost. */
function ExpiredSessionDialog({ control }: { control: SessionControl }) {
  return (
    <AdminDialog maxWidth="xs" label="Admin Sign In" onClose={() => undefined}>
      <DialogContent>
        <SignInForm
          onSignedIn={control.begin}
          level="h2"
          note="Your session has expired. Sign in to continue. Your input is still here."
        />
      </DialogContent>
    </AdminDialog>
  );
}

/**
 * Guards the back office. It shows a spinner while the session is loaded, and the sign-in page
 * without a session. After the sign-in it returns to the requested page.
 */
export function SessionGate({
  control,
  children,
}: {
  control: SessionControl;
  children: ReactNode;
}) {
  const { pathname, search, hash } = useLocation();
  const hasUnsavedChanges = useAdminSelector(selectHasUnsavedChanges);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (control.state === 'signedIn' && !wasSignedIn) setWasSignedIn(true);
  if (control.state === 'loading')
    return (
      <main>
        <Spinner label="Checking your session" />
      </main>
    );
  // A form with unsaved edits stays mounted.
  const isExpiredWithInput = control.state === 'expired' && wasSignedIn && hasUnsavedChanges;
  if (control.state !== 'signedIn' && !isExpiredWithInput)
    return (
      <main>
        <Redirect to={PATHS.adminLogin} state={{ from: pathname + search + hash }} />
      </main>
    );
  return (
    <>
      {children}
      {isExpiredWithInput && <ExpiredSessionDialog control={control} />}
    </>
  );
}
