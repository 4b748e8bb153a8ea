import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useId, useState } from 'react';
import {
  readEntry,
  removeEntry,
  writeEntry,
  type WriteOutcome,
} from '@/api/storage/browserStorage';
import type { AdminSession } from '@/domain/session/session';
import { StatusAlert } from '../layout/StatusAlert';
import { createSignIn, SIGN_IN_TEXTS, type SignInResult, UNSAVED_REASONS } from './signIn';

/** Session storage key of the number of consecutive wrong passwords. */
const FAILURES_KEY = 'adminSignInFailures';

/** The number if session storage is denied. */
let remembered = 0;
const failures = {
  read: () => Math.max(remembered, Math.trunc(Number(readEntry('session', FAILURES_KEY))) || 0),
  write(count: number) {
    remembered = count;
    if (count === 0) removeEntry('session', FAILURES_KEY);
    else writeEntry('session', FAILURES_KEY, String(count));
  },
};

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** One instance per page load, so that its count of failed attempts survives a remount of the form. */
const adminSignIn = createSignIn({
  settings: {
    username: import.meta.env.VITE_ADMIN_USERNAME ?? '',
    passwordHash: import.meta.env.VITE_ADMIN_PASSWORD_HASH ?? '',
  },
  now: () => Date.now(),
  wait,
  failures,
});

interface SignInFormProps {
  signIn?: (username: string, password: string) => Promise<SignInResult>;
  onSignedIn: (session: AdminSession, isKept: boolean) => WriteOutcome;
  /** Explains why a sign-in is required, if that is not obvious. */
  note?: string;
  /** Level of the heading. Over an editor, the page already has its own `h1`. */
  level?: 'h1' | 'h2';
}

/** Sign-in form of the back office. Its input is never stored. */
export function SignInForm({
  signIn = adminSignIn,
  onSignedIn,
  note,
  level = 'h1',
}: SignInFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isKept, setIsKept] = useState(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [failure, setFailure] = useState<{ message: string; reason?: string }>();
  const heading = useId();
  const attempt = async () => {
    if (username.trim() === '' || password === '') return { message: SIGN_IN_TEXTS.missing };
    const result = await signIn(username, password);
    if (!result.success) return { message: result.error };
    const outcome = onSignedIn(result.session, isKept);
    if (outcome === 'stored') return undefined;
    return { message: SIGN_IN_TEXTS.unsaved, reason: UNSAVED_REASONS[outcome] };
  };
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    // The alert is removed meanwhile, so that the same error is announced again.
    setFailure(undefined);
    setIsSubmitting(true);
    setFailure(await attempt());
    setIsSubmitting(false);
  };
  return (
    <Stack
      component="form"
      spacing={2.5}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      aria-labelledby={heading}
    >
      <Typography id={heading} variant="h3" component={level} tabIndex={-1}>
        Admin Sign In
      </Typography>
      {note && <p>{note}</p>}
      {failure && <StatusAlert severity="error">{failure.message}</StatusAlert>}
      {failure?.reason && <p role="status">{failure.reason}</p>}
      <TextField
        label="Username"
        name="username"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        disabled={isSubmitting}
        slotProps={{
          htmlInput: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
        }}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        disabled={isSubmitting}
        slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
      />
      <FormControlLabel
        label="Stay signed in (up to 8 hours)"
        disabled={isSubmitting}
        control={
          <Checkbox checked={isKept} onChange={(event) => setIsKept(event.target.checked)} />
        }
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
    </Stack>
  );
}
