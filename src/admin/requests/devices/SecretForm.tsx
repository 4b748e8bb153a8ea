import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { DeskFailure } from '../../file-store/fileStore';
import { HOST_TOKEN } from '../../file-store/messages';
import { BoundField } from '../../forms/fields/BoundField';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { focusFirstInvalidField } from '../../forms/focusFirstInvalidField';
import { useSchemaForm } from '../../forms/useAdminForm';
import { StatusAlert } from '../../layout/StatusAlert';
import { useRestoreFocus } from '../../layout/useRestoreFocus';
import { newRecoveryCode } from '../sync/cipher';
import { askedFailureText } from './messages';

/** Fewer characters can be guessed by who has the files. */
const MIN_LENGTH = 10;

/** What a form asks for. `present`: the current passphrase or recovery code; `new`: a passphrase, twice; `code`: a new recovery code. */
type Asked = 'name' | 'token' | 'present' | 'passphrase' | 'new' | 'code';

interface Entered {
  name: string;
  token: string;
  present: string;
  passphrase: string;
  recoveryCode: string;
}

interface SecretFormProps {
  verb: string;
  asks: readonly Asked[];
  hint?: string;
  /** Returns why it could not be done. */
  onSubmit: (entered: Entered) => Promise<DeskFailure | undefined>;
}

export const defaultName = () =>
  matchMedia('(pointer: coarse)').matches ? 'Phone' : 'Office computer';

function schemaOf(asks: readonly Asked[]) {
  const isNew = asks.includes('new');
  const text = (field: Asked, message: string) =>
    asks.includes(field) ? v.pipe(v.string(), v.nonEmpty(message)) : v.string();
  const tooShort = `Enter at least ${MIN_LENGTH} characters, such as four words.`;
  return v.pipe(
    v.object({
      name: v.pipe(v.string(), v.trim(), text('name', 'Enter a name.')),
      token: v.pipe(v.string(), v.trim(), text('token', 'Enter the token.')),
      present: text('present', 'Enter one of them.'),
      passphrase: v.pipe(
        text('passphrase', 'Enter a passphrase.'),
        text('new', 'Enter a passphrase.'),
        v.minLength(isNew ? MIN_LENGTH : 0, tooShort),
      ),
      repeated: v.string(),
      isWritten: v.pipe(
        v.boolean(),
        v.check((isOn) => isOn || !asks.includes('code'), 'Write the code down first.'),
      ),
    }),
    v.forward(
      v.check((all) => !isNew || all.repeated === all.passphrase, 'The passphrases differ.'),
      ['repeated'],
    ),
  );
}

function print(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) return;
  page.title = 'Recovery code';
  const line = page.createElement('p');
  line.textContent = text;
  page.body.append(line);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}

const RecoveryCode = ({ code }: { code: string }) => (
  <>
    <Typography>
      With the recovery code, the requests can be read without the passphrase. The code is shown
      only now. Write it down or print it, and keep it away from your devices.
    </Typography>
    <Typography component="output" aria-label="Recovery code" sx={{ fontFamily: 'monospace' }}>
      {code}
    </Typography>
    <Button variant="outlined" onClick={() => print(`Recovery code of the rental desk: ${code}`)}>
      Print code
    </Button>
  </>
);

export function SecretForm({ verb, asks, hint, onSubmit }: SecretFormProps) {
  const [recoveryCode] = useState(newRecoveryCode);
  const [failure, setFailure] = useState<DeskFailure>();
  const { control, handleSubmit, formState, setValue, watch } = useSchemaForm({
    schema: schemaOf(asks),
    start: {
      name: defaultName(),
      token: '',
      present: '',
      passphrase: '',
      repeated: '',
      isWritten: false,
    },
  });
  const { isSubmitting, submitCount } = formState;
  const form = useRef<HTMLFormElement>(null);
  useRestoreFocus(isSubmitting);
  useEffect(() => {
    if (form.current) focusFirstInvalidField(form.current);
  }, [submitCount]);
  const submit = handleSubmit(async (entered) => {
    setFailure(undefined);
    setFailure(await onSubmit({ ...entered, recoveryCode }));
  });
  const isNew = asks.includes('new');
  const secret = { control, type: 'password', autoComplete: 'off' };
  const passphrase = { ...secret, autoComplete: isNew ? 'new-password' : 'off' };
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      ref={form}
      onSubmit={(event) => void submit(event)}
      sx={{ alignItems: 'start', width: 'min(560px, 100%)' }}
    >
      {asks.includes('name') && (
        <BoundField control={control} name="name" label="Name of this device" />
      )}
      {asks.includes('token') && <BoundField {...secret} {...HOST_TOKEN} name="token" />}
      {asks.includes('present') && (
        <BoundField {...secret} name="present" label="Current passphrase or recovery code" />
      )}
      {(isNew || asks.includes('passphrase')) && (
        <BoundField
          {...passphrase}
          name="passphrase"
          label={asks.includes('present') ? 'New passphrase' : 'Passphrase'}
          hint={hint}
        />
      )}
      {isNew && <BoundField {...passphrase} name="repeated" label="Repeat passphrase" />}
      {asks.includes('code') && (
        <Stack spacing={1} sx={{ alignItems: 'start' }}>
          <RecoveryCode code={recoveryCode} />
          <CheckboxField
            label="I have written down the recovery code"
            isChecked={watch('isWritten')}
            onChange={(isOn) => setValue('isWritten', isOn)}
            error={formState.errors.isWritten?.message}
          />
        </Stack>
      )}
      {failure && <StatusAlert severity="error">{askedFailureText(failure)}</StatusAlert>}
      <Button type="submit" variant="contained" disabled={isSubmitting}>
        {verb}
      </Button>
    </Stack>
  );
}
