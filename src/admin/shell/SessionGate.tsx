import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '@/domain/links/paths';
import { hasDirtyForms } from '../forms/dirtyForms';
import { SignInForm } from './sign-in';
import { Modal } from '@/ui/feedback/Modal';
import { Redirect } from '@/app/Redirect';
import { Spinner } from '../forms/layout/Spinner';
import { signIn } from './adminSignIn';
import type { SessionControl } from './useSession';

const Body = styled('div')({ padding: 'clamp(24px, 5vw, 40px)' });

/** Sign-in over an editor whose session ran out: what is typed stays where it is (decisions.md). */
function SignInOver({ control }: { control: SessionControl }) {
  return (
    <Modal isOpen onClose={() => undefined} label="Admin Sign In">
      <Body>
        <SignInForm
          signIn={signIn}
          onSignedIn={control.begin}
          level="h2"
          note="Your session has ended. What you typed is still here: sign in to go on."
        />
      </Body>
    </Modal>
  );
}

/**
 * The guard of the back office (back-office.md §2): a spinner while the session is looked for, the
 * sign-in page for whoever is not signed in, and the way back to the page asked for.
 */
export function SessionGate({
  control,
  children,
}: {
  control: SessionControl;
  children: ReactNode;
}) {
  const { pathname, search, hash } = useLocation();
  const [wasIn, setWasIn] = useState(false);
  if (control.state === 'in' && !wasIn) setWasIn(true);
  if (control.state === 'loading')
    return (
      <main>
        <Spinner label="Looking for your session" />
      </main>
    );
  // Decided when the session ends: a form that is still dirty keeps its page.
  const isKept = control.state === 'over' && wasIn && hasDirtyForms();
  if (control.state !== 'in' && !isKept)
    return (
      <main>
        <Redirect to={PATHS.adminLogin} state={{ from: pathname + search + hash }} />
      </main>
    );
  return (
    <>
      {children}
      {isKept && <SignInOver control={control} />}
    </>
  );
}
