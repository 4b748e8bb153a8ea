import DialogContent from '@mui/material/DialogContent';
import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { storedSession } from '@/api/storage/adminSession';
import { endSession, saveSession, watchSession } from '@/api/storage/sessionLife';
import { PATHS } from '@/domain/links/paths';
import type { AdminSession } from '@/domain/session/session';
import { selectSession, sessionFound, signedOut } from '@/features/session';
import { Redirect } from '@/ui/navigation/Redirect';
import { AdminDialog } from '../layout/AdminDialogs';
import { selectHasUnsavedChanges } from '../store/unsavedSlice';
import { useAdminDispatch, useAdminSelector } from '../store/hooks';
import { SignInForm } from './SignInForm';

/** `loading` until the stored session is in the store; `expired` when the session ended by itself while this page was open. */
type SessionState = 'loading' | 'signedIn' | 'signedOut' | 'expired';

export type SessionControl = ReturnType<typeof useSession>;

export function useSession() {
  const dispatch = useAdminDispatch();
  const session = useAdminSelector(selectSession);
  const [stored] = useState(() => session ?? storedSession(Date.now()));
  const [isRead, setIsRead] = useState(stored === null);
  if (session && !isRead) setIsRead(true);
  const [isExpired, setIsExpired] = useState(false);
  const finish = useCallback(
    (until: number, endsByItself: boolean) => {
      endSession(until);
      setIsExpired(endsByItself);
      dispatch(signedOut());
    },
    [dispatch],
  );
  useLayoutEffect(() => {
    if (stored) dispatch(sessionFound(stored));
  }, [stored, dispatch]);
  useEffect(
    () => (session ? watchSession(session, () => finish(session.timestamp, true)) : undefined),
    [session, finish],
  );

  const state: SessionState = session
    ? 'signedIn'
    : isExpired
      ? 'expired'
      : isRead
        ? 'signedOut'
        : 'loading';
  return {
    state,
    begin(begun: AdminSession, isKept: boolean) {
      const outcome = saveSession(begun, isKept);
      if (outcome === 'stored') {
        setIsExpired(false);
        dispatch(sessionFound(begun));
      }
      return outcome;
    },
    end: () => finish(Date.now(), false),
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
  if (control.state === 'loading') return null;
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
