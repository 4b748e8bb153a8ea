import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import type { WriteOutcome } from '@/api/storage/browserStorage';
import type { AdminSession } from '@/domain/session/session';
import { Field } from '@/ui/form/Field';
import { SIGN_IN_TEXTS, UNSAVED_REASONS, type SignInResult } from './signIn';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& [role="alert"]': {
    padding: '12px 16px',
    borderRadius: 8,
    border: `1px solid ${theme.vars?.palette.error.main}`,
    color: theme.vars?.palette.error.main,
  },
  '& label.stay': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 44 },
  '& label.stay input': { width: 20, height: 20, accentColor: theme.vars?.palette.accentFill },
}));

export interface SignInFormProps {
  signIn: (username: string, password: string) => Promise<SignInResult>;
  /** Stores the session and returns the outcome. */
  onSignedIn: (session: AdminSession, stays: boolean) => WriteOutcome;
  /** Explains why a sign-in is required, if that is not obvious. */
  note?: string;
  /** Level of the heading. Over an editor, the page already has its own `h1`. */
  level?: 'h1' | 'h2';
}

/** Sign-in form of the back office. */
export function SignInForm({ signIn, onSignedIn, note, level = 'h1' }: SignInFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [stays, setStays] = useState(false);
  const [error, setError] = useState('');
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const heading = useId();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const submit = async () => {
    setIsBusy(true);
    setError('');
    setReason('');
    const result = await signIn(username, password);
    const kept = result.success ? onSignedIn(result.session, stays) : undefined;
    if (isGone.current) return;
    setIsBusy(false);
    if (!result.success) setError(result.error);
    else if (kept && kept !== 'stored') {
      setError(SIGN_IN_TEXTS.unsaved);
      setReason(UNSAVED_REASONS[kept]);
    }
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void submit();
  };
  return (
    <Form noValidate onSubmit={handleSubmit} aria-labelledby={heading}>
      <Typography id={heading} variant="h3" component={level} tabIndex={-1}>
        Admin Sign In
      </Typography>
      {note && <p>{note}</p>}
      {error && <div role="alert">{error}</div>}
      {reason && <p role="status">{reason}</p>}
      <Field
        label="Username"
        name="username"
        value={username}
        onChange={setUsername}
        isDisabled={isBusy}
        inputProps={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        value={password}
        onChange={setPassword}
        isDisabled={isBusy}
        inputProps={{ autoComplete: 'current-password' }}
      />
      <label className="stay">
        <input
          type="checkbox"
          checked={stays}
          disabled={isBusy}
          onChange={(event) => setStays(event.target.checked)}
        />
        Stay signed in (up to 8 hours)
      </label>
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? 'Signing in...' : 'Sign In'}
      </Button>
    </Form>
  );
}
