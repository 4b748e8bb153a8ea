import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { HeadedSection } from '../../layout/HeadedSection';
import { PartSpinner } from '../../layout/Spinner';
import { StatusAlert } from '../../layout/StatusAlert';
import { useBusy } from '../../layout/useBusy';
import type { DeskFailure } from '../sync/deskError';
import { HOST_TOKEN } from '../../file-store/messages';
import { pendingDevice } from '../intake/pendingLink';
import { askDesk, currentDeskPlace, runDesk } from '../sync/copyState';
import { defaultName, SecretForm } from './SecretForm';
import { failureText, LOST_SECRETS } from './messages';

interface DeskTokenFormProps {
  /** Label of the button. */
  verb: string;
  failure: DeskFailure | undefined;
  onEnter: (token: string) => void | Promise<void>;
}

/** Asks for the token of the private repository. */
export function DeskTokenForm({ verb, failure, onEnter }: DeskTokenFormProps) {
  const [token, setToken] = useState('');
  const { isBusy, run } = useBusy();
  const [isTried, setIsTried] = useState(false);
  const isMissing = isTried && token.trim() === '';
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (token.trim() !== '') await run(async () => onEnter(token.trim()));
  };
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => void handleSubmit(event)}
      sx={{ alignItems: 'start' }}
    >
      <TextField
        label={HOST_TOKEN.label}
        type="password"
        autoComplete="off"
        value={token}
        onChange={({ target }) => setToken(target.value)}
        error={isMissing}
        helperText={isMissing ? 'Enter the token.' : HOST_TOKEN.hint}
      />
      {failure && <StatusAlert severity="error">{failureText(failure)}</StatusAlert>}
      <Button type="submit" variant="contained" disabled={isBusy}>
        {verb}
      </Button>
    </Stack>
  );
}

const START =
  'With an encrypted copy, your other devices show the same requests, and the requests survive the loss of this device. Without the passphrase or the recovery code the copy cannot be read, not even by the host. A lost passphrase cannot be reset.';
const JOIN =
  'The office keeps an encrypted copy. The requests of this device are added to it, and its requests are added to this device. Requests with the same reference are shown as one.';

/** Links this device with the link of another one. */
function LinkByCode({ fragment, onDone }: { fragment: string; onDone: () => void }) {
  const [failure, setFailure] = useState<DeskFailure>();
  const { isBusy, run } = useBusy();
  const handleLink = () =>
    run(async () => {
      const failed = await runDesk('joinByLink', { fragment, name: defaultName() });
      setFailure(failed);
      if (failed) return;
      pendingDevice.update({ text: undefined });
      onDone();
    });
  return (
    <HeadedSection title="Link this device">
      <Typography sx={{ mb: 2 }}>{JOIN}</Typography>
      {failure && <StatusAlert severity="error">{failureText(failure)}</StatusAlert>}
      <Button variant="contained" disabled={isBusy} onClick={() => void handleLink()}>
        Link this device
      </Button>
    </HeadedSection>
  );
}

/** Starts an encrypted copy, or links this device to the one of the office. */
export function NotLinked({ wasLinked }: { wasLinked: boolean }) {
  const place = currentDeskPlace();
  const [token, setToken] = useState<string>();
  // A device that was linked keeps its token.
  const [found, setFound] = useState<boolean | DeskFailure | undefined>(wasLinked || undefined);
  const [fragment, setFragment] = useState(() => pendingDevice.read().text);
  const isReady = place.kind !== 'hosted' || token !== undefined || wasLinked;
  useEffect(() => {
    if (isReady && found === undefined && fragment === undefined)
      void askDesk('hasCopy', token).then((answer) =>
        setFound('failure' in answer ? answer.failure : answer.result),
      );
  }, [isReady, token, fragment, found]);
  if (fragment !== undefined)
    return <LinkByCode fragment={fragment} onDone={() => setFragment(undefined)} />;
  const handleToken = (entered: string) => {
    setFound(undefined);
    setToken(entered);
  };
  if (place.kind === 'hosted' && (!isReady || typeof found === 'string'))
    return (
      <HeadedSection title="Enter a token">
        <Typography sx={{ mb: 2 }}>
          {`The place of the encrypted copy is the private repository ${place.branch.owner}/${place.branch.repo}. This device needs a token for it.`}
        </Typography>
        <DeskTokenForm
          verb="Continue"
          failure={typeof found === 'string' ? found : undefined}
          onEnter={handleToken}
        />
      </HeadedSection>
    );
  if (found === undefined) return <PartSpinner label="Looking for a copy" />;
  if (typeof found === 'string')
    return <StatusAlert severity="error">{failureText(found)}</StatusAlert>;
  const given = token === undefined ? {} : { token };
  return found ? (
    <HeadedSection title="Link this device">
      {wasLinked && <StatusAlert severity="warning">{failureText('unlinked')}</StatusAlert>}
      <Typography sx={{ mb: 2 }}>{JOIN}</Typography>
      <SecretForm
        verb="Link this device"
        hasName
        hint="You can enter the recovery code instead."
        onSubmit={({ passphrase, name }) => runDesk('join', { ...given, name, secret: passphrase })}
      />
      <Typography sx={{ mt: 2 }}>{LOST_SECRETS}</Typography>
    </HeadedSection>
  ) : (
    <HeadedSection title="Keep an encrypted copy">
      <Typography sx={{ mb: 2 }}>{START}</Typography>
      <SecretForm
        verb="Keep an encrypted copy"
        isNew
        hasCode
        hasName
        onSubmit={(entered) => runDesk('start', { ...given, ...entered })}
      />
    </HeadedSection>
  );
}
