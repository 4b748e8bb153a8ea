import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { connect } from '../connection';
import { toFailure } from '../githubError';
import { publishErrorMessage } from '../messages';
import { fetchRepositoryInfo, type RepositoryInfo } from '../repositoryInfo';
import type { GithubBranch } from '../githubBranch';
import { CheckboxField } from '../../../../forms/fields/CheckboxField';
import { noticeShown } from '@/features/notices';
import { useAdminDispatch } from '../../../../store/hooks';
import { Field } from '@/ui/form/Field';
import { TokenGuide } from './TokenGuide';

const NOT_SAVED = {
  full: 'The token could not be saved, because this browser has no room left. Reloading the page removes it.',
  denied:
    'The token could not be saved, because this browser denies storage. Reloading the page removes it.',
} as const;

interface TokenFormProps {
  branch: GithubBranch;
  /** Why the last token was removed. */
  initialError?: string;
  /** Called before the token is used. */
  onConnect: (token: string, info: RepositoryInfo) => void;
}

/** Asks for a token, and tests it before it is accepted. */
export function TokenForm({ branch, initialError, onConnect }: TokenFormProps) {
  const dispatch = useAdminDispatch();
  const [token, setToken] = useState('');
  const [expires, setExpires] = useState('');
  const [isStored, setIsStored] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState(initialError);
  const form = useRef<HTMLFormElement>(null);
  const reject = (reason: string) => {
    setError(reason);
    form.current?.querySelector<HTMLInputElement>('[name="token"]')?.focus();
  };

  const handleSubmit = async () => {
    const entered = token.trim();
    if (!entered) return reject('Enter a token.');
    setError(undefined);
    setIsBusy(true);
    try {
      onConnect(entered, await fetchRepositoryInfo(branch, entered));
      const outcome = connect({ token: entered, ...(expires && { expires }) }, isStored);
      if (outcome !== 'stored')
        dispatch(noticeShown({ message: NOT_SAVED[outcome], type: 'warning' }));
    } catch (failed) {
      reject(publishErrorMessage(toFailure(failed), branch));
      setIsBusy(false);
    }
    return undefined;
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <TokenGuide {...branch} />
      <Field
        label="GitHub token"
        name="token"
        type="password"
        value={token}
        onChange={setToken}
        hint="Kept only in the memory of this tab and sent only to GitHub."
        inputProps={{ autoComplete: 'off', spellCheck: false }}
      />
      <p role="alert" data-error="">
        {error}
      </p>
      <Field
        label="Expires on (optional)"
        name="expires"
        type="date"
        value={expires}
        onChange={setExpires}
        hint="Used to warn you before the token expires. GitHub does not report this date to browsers."
      />
      <CheckboxField
        label="Keep the token until I close this tab or sign out"
        name="isStored"
        isChecked={isStored}
        onChange={setIsStored}
        hint="Otherwise reloading the page removes it. Unless you chose “Stay signed in”, reloading also signs you out and removes the token."
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {isBusy ? 'Connecting...' : 'Connect'}
      </Button>
    </form>
  );
}
