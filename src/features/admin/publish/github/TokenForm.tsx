import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { connect } from '@/api/publish/github/connection';
import { faultText } from '@/api/publish/github/faultText';
import { readRepository, type RepositoryFacts } from '@/api/publish/github/repositoryFacts';
import type { GithubPlace } from '@/api/publish/github/setting';
import { CheckLine } from '@/features/admin/common/CheckLine';
import { showToast } from '@/features/admin/common/toast';
import { Field } from '@/ui/Field';
import { TokenGuide } from './TokenGuide';

const NOT_KEPT = {
  full: 'The token could not be kept: this browser has no room left. A reload forgets it.',
  denied: 'The token could not be kept: this browser denies storage. A reload forgets it.',
} as const;

interface TokenFormProps {
  place: GithubPlace;
  /** Why the last token is none any longer. */
  trouble?: string;
  onConnect: (facts: RepositoryFacts) => void;
}

/** Asks for a token, and tries it before it is taken. */
export function TokenForm({ place, trouble, onConnect }: TokenFormProps) {
  const [token, setToken] = useState('');
  const [expires, setExpires] = useState('');
  const [isKept, setIsKept] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState(trouble);
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
      const facts = await readRepository(place, entered);
      onConnect(facts);
      const outcome = connect({ token: entered, ...(expires && { expires }) }, isKept);
      if (outcome !== 'stored') showToast(NOT_KEPT[outcome], 'warning');
    } catch (fault) {
      refuse(faultText(fault, place));
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
      <CheckLine
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
