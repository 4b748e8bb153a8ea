import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { WriteOutcome } from '@/api/storage/browserStorage';
import type { AdminSession } from '@/domain/session/session';
import { Field } from '@/ui/form/Field';
import { useSchemaForm } from '../../forms/useSchemaForm';
import { SIGN_IN_TEXTS, signInSchema, UNSAVED_REASONS, type SignInResult } from './signIn';

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

const EMPTY = { username: '', password: '', stays: false };

/** Explains why a session was not stored. */
function UnsavedReason({ outcome }: { outcome: unknown }) {
  if (outcome !== 'full' && outcome !== 'denied') return null;
  return <p role="status">{UNSAVED_REASONS[outcome]}</p>;
}

/** Sign-in form of the back office. Its input is never stored. */
export function SignInForm({ signIn, onSignedIn, note, level = 'h1' }: SignInFormProps) {
  const form = useSchemaForm({ schema: signInSchema, start: EMPTY });
  const values = useWatch({ control: form.control });
  const { errors, isSubmitting } = form.formState;
  const heading = useId();
  const error = errors.username?.message ?? errors.root?.message;
  const submit = form.handleSubmit(async ({ username, password, stays }) => {
    const result = await signIn(username, password);
    if (!result.success) {
      form.setError('root', { message: result.error });
      return;
    }
    const outcome = onSignedIn(result.session, stays);
    if (outcome !== 'stored')
      form.setError('root', { type: outcome, message: SIGN_IN_TEXTS.unsaved });
  });
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSubmitting) void submit();
  };
  return (
    <Form noValidate onSubmit={handleSubmit} aria-labelledby={heading}>
      <Typography id={heading} variant="h3" component={level} tabIndex={-1}>
        Admin Sign In
      </Typography>
      {note && <p>{note}</p>}
      {/* The alert is removed meanwhile, so that the same error is announced again. */}
      {!isSubmitting && error && <div role="alert">{error}</div>}
      {!isSubmitting && <UnsavedReason outcome={errors.root?.type} />}
      <Field
        label="Username"
        name="username"
        value={values.username ?? ''}
        onChange={(text) => form.setValue('username', text)}
        isDisabled={isSubmitting}
        inputProps={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        value={values.password ?? ''}
        onChange={(text) => form.setValue('password', text)}
        isDisabled={isSubmitting}
        inputProps={{ autoComplete: 'current-password' }}
      />
      <label className="stay">
        <input
          type="checkbox"
          checked={values.stays ?? false}
          disabled={isSubmitting}
          onChange={(event) => form.setValue('stays', event.target.checked)}
        />
        Stay signed in (up to 8 hours)
      </label>
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
    </Form>
  );
}
