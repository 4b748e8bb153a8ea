import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '@/domain/links/paths';
import { safeReturnPath } from '@/domain/links/returnPath';
import { SignInForm } from './sign-in';
import { NoticeStack } from '@/features/notices';
import { useSite } from '@/features/settings';
import { RADII } from '@/theme/tokens';
import { PageHead } from '@/ui/head/PageHead';
import { Redirect } from '@/ui/navigation/Redirect';
import { TitleAnnouncer } from '@/ui/head/TitleAnnouncer';
import { Wordmark } from '@/ui/layout/Wordmark';
import { signIn } from './adminSignIn';
import type { SessionControl } from './useSession';

const Page = styled('main')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 24,
  minHeight: '100dvh',
  padding: '32px 16px',
  '& > section': {
    width: 'min(440px, 100%)',
    padding: 'clamp(24px, 5vw, 40px)',
    borderRadius: RADII.card,
    border: `1px solid ${theme.vars?.palette.divider}`,
    backgroundColor: theme.vars?.palette.background.paper,
  },
  '& > a:last-of-type': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
}));

const SESSION_OVER = 'Your session has expired. Please sign in again.';

/** Returns the path that was requested before the sign-in, from the state set by the guard. */
function requestedPath(state: unknown): unknown {
  return (state as { from?: unknown } | null)?.from;
}

/** Sign-in page. With a session, it redirects to the requested page. */
export function SignInPage({ control }: { control: SessionControl }) {
  const { state } = useLocation();
  const { site } = useSite();
  if (control.state === 'in')
    return (
      <main>
        <Redirect to={safeReturnPath(requestedPath(state))} />
      </main>
    );
  return (
    <Page>
      <PageHead title="Admin Sign In" description="" path={PATHS.adminLogin} isPrivate />
      <Wordmark name={site?.brand.name ?? 'Home'} />
      <section>
        <SignInForm
          signIn={signIn}
          onSignedIn={control.begin}
          {...(control.state === 'over' && { note: SESSION_OVER })}
        />
      </section>
      <Link to={PATHS.home}>← Go to website</Link>
      <TitleAnnouncer />
      <NoticeStack />
    </Page>
  );
}
