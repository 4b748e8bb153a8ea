import DialogContent from '@mui/material/DialogContent';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '@/domain/links/paths';
import { selectHasUnsavedChanges } from '../store/formsSlice';
import { useAdminSelector } from '../store/hooks';
import { SignInForm } from './sign-in';
import { Redirect } from '@/ui/navigation/Redirect';
import { AdminDialog } from '../layout/AdminDialogs';
import { Spinner } from '../layout/Spinner';
import type { SessionControl } from './useSession';

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
