import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '@/domain/links/paths';
import { safeReturnPath } from '@/domain/links/adminPaths';
import { NoticeStack } from '@/features/notices';
import { useSite } from '@/features/settings';
import { TitleAnnouncer } from '@/ui/head/PageHead';
import { Wordmark } from '@/ui/layout/Wordmark';
import { Redirect } from '@/ui/navigation/Redirect';
import { useScrollRestoration } from '@/ui/navigation/useScrollRestoration';
import { AdminHead } from '../layout/Screen';
import type { SessionControl } from './SessionGate';
import { SignInForm } from './SignInForm';

const SESSION_EXPIRED = 'Your session has expired. Please sign in again.';

/** Returns the path that was requested before the sign-in, from the state set by the guard. */
function requestedPath(state: unknown): unknown {
  return (state as { from?: unknown } | null)?.from;
}

export function SignInPage({ control }: { control: SessionControl }) {
  const { state } = useLocation();
  const { site } = useSite();
  useScrollRestoration();
  if (control.state === 'signedIn')
    return (
      <main>
        <Redirect to={safeReturnPath(requestedPath(state))} />
      </main>
    );
  return (
    <Stack
      component="main"
      spacing={3}
      sx={{ alignItems: 'center', justifyContent: 'center', minHeight: '100dvh', p: 2 }}
    >
      <AdminHead title="Admin Sign In" path={PATHS.adminLogin} />
      <Wordmark name={site?.brand.name} logo={site?.brand.logo} />
      <Card sx={{ width: 'min(440px, 100%)' }}>
        <CardContent>
          <SignInForm
            onSignedIn={control.begin}
            {...(control.state === 'expired' && { note: SESSION_EXPIRED })}
          />
        </CardContent>
      </Card>
      <Button component={Link} to={PATHS.home} color="inherit">
        ← Go to website
      </Button>
      <TitleAnnouncer />
      <NoticeStack />
    </Stack>
  );
}
