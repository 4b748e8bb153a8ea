import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { connect } from '../connection';
import { publishErrorMessage } from '../errorMessages';
import { fetchRepositoryInfo, type RepositoryInfo } from '../repositoryInfo';
import type { GithubBranch } from '../targetSetting';
import { CheckboxField } from '../../../../forms/fields/CheckboxField';
import { useAdminDispatch } from '../../../../store/hooks';
import { noticeShown } from '@/features/notices';
import { Field } from '@/ui/form/Field';
import { TokenGuide } from './TokenGuide';

const NOT_KEPT = {
  full: 'The token could not be kept: this browser has no room left. A reload forgets it.',
  denied: 'The token could not be kept: this browser denies storage. A reload forgets it.',
} as const;

interface TokenFormProps {
  place: GithubBranch;
  /** Why the last token was removed. */
  trouble?: string;
  onConnect: (facts: RepositoryInfo) => void;
}

/** Asks for a token, and tests it before it is accepted. */
export function TokenForm({ place, trouble, onConnect }: TokenFormProps) {
  const [token, setToken] = useState('');
  const [expires, setExpires] = useState('');
  const [isKept, setIsKept] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState(trouble);
  const dispatch = useAdminDispatch();
  const form = useRef<HTMLFormElement>(null);
  const refuse = (reason: string) => {
    setError(reason);
    form.current?.querySelector<HTMLInputElement>('[name="token"]')?.focus();
  };

  const handleSubmit = async () => {
    const entered = token.trim();
    if (!entered) return refuse('Enter a token.');
    setError(undefined);
    setIsBusy(true);
    try {
      const facts = await fetchRepositoryInfo(place, entered);
      onConnect(facts);
      const outcome = connect({ token: entered, ...(expires && { expires }) }, isKept);
      if (outcome !== 'stored')
        dispatch(noticeShown({ message: NOT_KEPT[outcome], type: 'warning' }));
    } catch (fault) {
      refuse(publishErrorMessage(fault, place));
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
      <TokenGuide {...place} />
      <Field
        label="GitHub token"
        name="token"
        type="password"
        value={token}
        onChange={setToken}
        hint="Kept in this tab’s memory and sent to GitHub alone."
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
        hint="To be warned before that day: a browser cannot ask GitHub for it."
      />
      <CheckboxField
        label="Keep it until this tab is closed or I sign out"
        name="isKept"
        isChecked={isKept}
        onChange={setIsKept}
        hint="Otherwise a reload forgets it. A reload also signs out whoever did not choose “Stay signed in”, and the token goes with that."
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {isBusy ? 'Connecting...' : 'Connect'}
      </Button>
    </form>
  );
}
