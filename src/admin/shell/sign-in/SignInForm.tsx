import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type SyntheticEvent } from 'react';
import type { WriteOutcome } from '@/api/storage/browserStorage';
import type { AdminSession } from '@/domain/session/session';
import { Field } from '@/ui/form/Field';
import { CheckboxField } from '../../forms/fields/CheckboxField';
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
}));

interface SignInFormProps {
  signIn: (username: string, password: string) => Promise<SignInResult>;
  /** Stores the session and returns the outcome. */
  onSignedIn: (session: AdminSession, isPersistent: boolean) => WriteOutcome;
  /** Explains why a sign-in is required, if that is not obvious. */
  note?: string;
  /** Level of the heading. Over an editor, the page already has its own `h1`. */
  level?: 'h1' | 'h2';
}

/** Sign-in form of the back office. Its input is never stored. */
export function SignInForm({ signIn, onSignedIn, note, level = 'h1' }: SignInFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isPersistent, setIsPersistent] = useState(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [failure, setFailure] = useState<{ message: string; reason?: string }>();
  const heading = useId();
  /** Returns why the sign-in failed, or undefined if it succeeded. */
  const attempt = async () => {
    if (username.trim() === '' || password === '') return { message: SIGN_IN_TEXTS.missing };
    const result = await signIn(username, password);
    if (!result.success) return { message: result.error };
    const outcome = onSignedIn(result.session, isPersistent);
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
    <Form noValidate onSubmit={(event) => void handleSubmit(event)} aria-labelledby={heading}>
      <Typography id={heading} variant="h3" component={level} tabIndex={-1}>
        Admin Sign In
      </Typography>
      {note && <p>{note}</p>}
      {failure && <div role="alert">{failure.message}</div>}
      {failure?.reason && <p role="status">{failure.reason}</p>}
      <Field
        label="Username"
        name="username"
        value={username}
        onChange={setUsername}
        isDisabled={isSubmitting}
        inputProps={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        value={password}
        onChange={setPassword}
        isDisabled={isSubmitting}
        inputProps={{ autoComplete: 'current-password' }}
      />
      <CheckboxField
        label="Stay signed in (up to 8 hours)"
        isChecked={isPersistent}
        isDisabled={isSubmitting}
        onChange={setIsPersistent}
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
    </Form>
  );
}
