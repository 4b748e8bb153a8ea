import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState, type SyntheticEvent } from 'react';
import { StatusAlert } from '../../layout/StatusAlert';
import { useBusy } from '../../layout/useBusy';
import { newRecoveryCode } from '../sync/cipher';
import type { DeskFailure } from '../sync/deskError';
import { RecoveryCode } from './RecoveryCode';
import { failureText } from './messages';

/** Fewer characters can be guessed by who has the files. */
const MIN_LENGTH = 10;

interface Entered {
  /** The current passphrase or recovery code. */
  present: string;
  passphrase: string;
  recoveryCode: string;
  name: string;
}

interface SecretFormProps {
  /** Label of the button. */
  verb: string;
  /** Whether the current passphrase or recovery code is asked for. */
  hasPresent?: boolean;
  /** Whether the passphrase is new, so that it is entered twice. */
  isNew?: boolean;
  /** Whether a new recovery code is shown. */
  hasCode?: boolean;
  /** Whether the name of this device is asked for. */
  hasName?: boolean;
  hint?: string;
  /** Returns why it could not be done. */
  onSubmit: (entered: Entered) => Promise<DeskFailure | undefined>;
}

/** Returns a name for this device that a person recognises. */
export const defaultName = () =>
  matchMedia('(pointer: coarse)').matches ? 'Phone' : 'Office computer';

/** Returns what is wrong with each field. */
function errorsOf(
  {
    present,
    passphrase,
    repeated,
    isWritten,
    name,
  }: Omit<Entered, 'recoveryCode'> & { repeated: string; isWritten: boolean },
  { hasPresent, isNew, hasCode, hasName }: Omit<SecretFormProps, 'verb' | 'hint' | 'onSubmit'>,
) {
  return {
    present: hasPresent && present === '' ? 'Enter one of them.' : undefined,
    passphrase:
      passphrase === ''
        ? 'Enter a passphrase.'
        : isNew && passphrase.length < MIN_LENGTH
          ? `Enter at least ${MIN_LENGTH} characters, such as four words.`
          : undefined,
    repeated: isNew && repeated !== passphrase ? 'The passphrases differ.' : undefined,
    isWritten: hasCode && !isWritten ? 'Write the code down first.' : undefined,
    name: hasName && name.trim() === '' ? 'Enter a name.' : undefined,
  };
}

/** Asks for the passphrase, for a new one, or for the name of this device. */
export function SecretForm({ verb, hint, onSubmit, ...shows }: SecretFormProps) {
  const { hasPresent, isNew, hasCode, hasName } = shows;
  const [present, setPresent] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const [name, setName] = useState(defaultName);
  const [recoveryCode] = useState(newRecoveryCode);
  const [isWritten, setIsWritten] = useState(false);
  const { isBusy, run } = useBusy();
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<DeskFailure>();
  const formId = useId();
  const errors = errorsOf({ present, passphrase, repeated, isWritten, name }, shows);
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.values(errors).some(Boolean)) return;
    await run(async () => {
      setFailure(undefined);
      setFailure(await onSubmit({ present, passphrase, recoveryCode, name: name.trim() }));
    });
  };
  const fieldOf = (label: string, value: string, set: (text: string) => void, error?: string) => ({
    label,
    value,
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
    error: isTried && error !== undefined,
    helperText: isTried ? error : undefined,
  });
  const secret = { type: 'password', autoComplete: isNew ? 'new-password' : 'off' };
  const label = hasPresent ? 'New passphrase' : 'Passphrase';
  const shown = fieldOf(label, passphrase, setPassphrase, errors.passphrase);
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => void handleSubmit(event)}
      aria-describedby={failure && formId}
      sx={{ alignItems: 'start', width: 'min(560px, 100%)' }}
    >
      {hasName && <TextField {...fieldOf('Name of this device', name, setName, errors.name)} />}
      {hasPresent && (
        <TextField
          {...secret}
          autoComplete="off"
          {...fieldOf('Current passphrase or recovery code', present, setPresent, errors.present)}
        />
      )}
      <TextField {...secret} {...shown} helperText={shown.helperText ?? hint} />
      {isNew && (
        <TextField
          {...secret}
          {...fieldOf('Repeat passphrase', repeated, setRepeated, errors.repeated)}
        />
      )}
      {hasCode && (
        <RecoveryCode
          code={recoveryCode}
          isWritten={isWritten}
          onWritten={setIsWritten}
          error={isTried ? errors.isWritten : undefined}
        />
      )}
      {failure && (
        <div id={formId}>
          <StatusAlert severity="error">{failureText(failure)}</StatusAlert>
        </div>
      )}
      <Button type="submit" variant="contained" disabled={isBusy}>
        {verb}
      </Button>
    </Stack>
  );
}
