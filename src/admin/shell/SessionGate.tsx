import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '@/domain/links/paths';
import { selectHasUnsavedChanges } from '../store/formsSlice';
import { useAdminSelector } from '../store/hooks';
import { SignInForm } from './sign-in';
import { Modal } from '@/ui/feedback/Modal';
import { Redirect } from '@/ui/navigation/Redirect';
import { Spinner } from '../layout/Spinner';
import { signIn } from './adminSignIn';
import type { SessionControl } from './useSession';

const Body = styled('div')({ padding: 'clamp(24px, 5vw, 40px)' });

/** Sign-in dialog over an editor whose session expired, so that unsaved input is not lost. */
function ExpiredSessionDialog({ control }: { control: SessionControl }) {
  return (
    <Modal isOpen onClose={() => undefined} label="Admin Sign In">
      <Body>
        <SignInForm
          signIn={signIn}
          onSignedIn={control.begin}
          level="h2"
          note="Your session has expired. Sign in to continue. Your input is still here."
        />
      </Body>
    </Modal>
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
