import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { SyntheticEvent } from 'react';
import * as v from 'valibot';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { noticeShown } from '@/features/notices';
import { BoundField } from '../../../../forms/fields/BoundField';
import { CheckboxField } from '../../../../forms/fields/CheckboxField';
import { useSchemaForm } from '../../../../forms/useAdminForm';
import { StatusAlert } from '../../../../layout/StatusAlert';
import { useAdminDispatch } from '../../../../store/hooks';
import { connect } from '../tabState';
import { publishErrorMessage } from '../messages';
import { testToken } from '../testToken';
import { storeProblem } from '../../../../file-store/fileStore';
import type { GithubBranch } from '../../../../file-store/places';

const NEW_TOKEN = 'https://github.com/settings/personal-access-tokens/new';

function TokenGuide({ owner, repo }: GithubBranch) {
  return (
    <Accordion>
      <AccordionSummary>How to create a token</AccordionSummary>
      <AccordionDetails>
        <ol>
          <li>
            Sign in to GitHub and open{' '}
            <a href={NEW_TOKEN} target="_blank" rel="noreferrer">
              New fine-grained personal access token (new tab)
            </a>
            .
          </li>
          <li>Enter a name, such as “Website”, and an expiration of 30 days or less.</li>
          <li>{`Resource owner: choose “${owner}”.`}</li>
          <li>{`Repository access: choose “Only select repositories” and select “${owner}/${repo}”.`}</li>
          <li>
            Repository permissions: set “Contents” to “Read and write”. GitHub adds “Metadata”
            automatically. With “Actions” set to “Read-only”, this page also tells you when a build
            fails. No other permission is needed.
          </li>
          <li>
            Select “Generate token”, copy the token and paste it below. GitHub shows it only once.
          </li>
        </ol>
      </AccordionDetails>
    </Accordion>
  );
}

const NOT_SAVED = {
  full: 'The token could not be saved, because storage on this device is full. Reloading the page removes it.',
  denied:
    'The token could not be saved, because this browser blocks storage. Reloading the page removes it.',
} as const;

const START = { token: '', expires: '', isStored: false };

const schema = v.object({
  token: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a token.')),
  expires: v.string(),
  isStored: v.boolean(),
});

/** Asks for a token, and tests it before it is accepted. */
export function TokenForm({ branch }: { branch: GithubBranch }) {
  const dispatch = useAdminDispatch();
  const form = useSchemaForm({ schema, start: START });
  const { formState, setError, setValue, watch } = form;
  const { errors, isSubmitting } = formState;
  const { token, isStored } = watch();
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector<HTMLInputElement>('[name="token"]');
    const submit = form.handleSubmit(
      async (entered) => {
        try {
          const credential = {
            token: entered.token,
            name: await testToken(branch, entered.token),
            ...(entered.expires && { expires: entered.expires }),
          };
          const outcome = connect(credential, entered.isStored);
          if (outcome !== 'stored')
            dispatch(noticeShown({ message: NOT_SAVED[outcome], type: 'warning' }));
        } catch (failed) {
          setError('token', { message: publishErrorMessage(storeProblem(failed), branch) });
          field?.focus();
        }
      },
      () => field?.focus(),
    );
    void submit();
  };

  const error = errors.token?.message;
  return (
    <Stack
      component="form"
      spacing={2}
      noValidate
      onSubmit={handleSubmit}
      sx={{ alignItems: 'start', width: 'min(560px, 100%)' }}
    >
      <TokenGuide {...branch} />
      <TextField
        label="GitHub token"
        name="token"
        type="password"
        value={token}
        onChange={(event) => setValue('token', event.target.value)}
        error={error !== undefined}
        helperText="Kept only in the memory of this tab and sent only to GitHub."
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
      />
      {error !== undefined && <StatusAlert severity="error">{error}</StatusAlert>}
      <BoundField
        control={form.control}
        label="Expires on (optional)"
        name="expires"
        type="date"
        hint="Used to warn you before the token expires. GitHub does not report this date to browsers."
      />
      <CheckboxField
        label="Keep the token until I close this tab or sign out"
        name="isStored"
        isChecked={isStored}
        onChange={(isOn) => setValue('isStored', isOn)}
        hint="Otherwise reloading the page removes it. Unless you chose “Stay signed in”, reloading also signs you out and removes the token."
      />
      <Button type="submit" variant="contained" disabled={isSubmitting}>
        {isSubmitting ? 'Connecting...' : 'Connect'}
      </Button>
    </Stack>
  );
}
