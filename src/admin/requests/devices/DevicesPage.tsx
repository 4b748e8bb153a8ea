import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { REQUESTS_PATH } from '@/domain/links/adminPaths';
import type { DeskFailure } from '../../file-store/fileStore';
import { BackLink, HeadedSection, ScreenHeader, ScreenLayout } from '../../layout/Screen';
import { PartSpinner } from '../../layout/Spinner';
import { StatusAlert } from '../../layout/StatusAlert';
import { pendingDevice } from '../intake/pendingLink';
import { askDesk, currentDeskPlace, runDesk, useCopyState } from '../sync/copyState';
import { LinkedDevices } from './LinkedDevices';
import { failureText, LOST_SECRETS } from './messages';
import { defaultName, SecretForm } from './SecretForm';

// See docs/behaviour/devices.md.

const START =
  'With an encrypted copy, your other devices show the same requests, and the requests survive the loss of this device. Without the passphrase or the recovery code the copy cannot be read, not even by the host. A lost passphrase cannot be reset.';
const JOIN =
  'The office keeps an encrypted copy. The requests of this device are added to it, and its requests are added to this device. Requests with the same reference are shown as one.';

function NotLinked({ wasLinked }: { wasLinked: boolean }) {
  const place = currentDeskPlace();
  const [token, setToken] = useState<string>();
  const [hasCopy, setHasCopy] = useState<boolean>();
  const [failure, setFailure] = useState<DeskFailure>();
  const { text: fragment } = pendingDevice.use();
  // A device that was linked keeps its token.
  const needsToken = place.kind === 'hosted' && !wasLinked;
  useEffect(() => {
    if (needsToken || wasLinked) return;
    void askDesk((desk) => desk.hasCopy()).then((answer) =>
      'failure' in answer ? setFailure(answer.failure) : setHasCopy(answer.result),
    );
  }, [needsToken, wasLinked]);
  const handleToken = async (entered: string) => {
    const answer = await askDesk((desk) => desk.hasCopy(entered));
    if ('failure' in answer) return answer.failure;
    setToken(entered);
    setHasCopy(answer.result);
    return undefined;
  };
  const handleCode = async (code: string) => {
    const failed = await runDesk((desk) => desk.join({ fragment: code, name: defaultName() }));
    if (!failed) pendingDevice.update({ text: undefined });
    return failed;
  };
  if (fragment !== undefined)
    return (
      <HeadedSection title="Link this device">
        <Typography sx={{ my: 2 }}>{JOIN}</Typography>
        <SecretForm verb="Link this device" asks={[]} onSubmit={() => handleCode(fragment)} />
      </HeadedSection>
    );
  if (needsToken && hasCopy === undefined)
    return (
      <HeadedSection title="Enter a token">
        <Typography sx={{ mb: 2 }}>
          {`The place of the encrypted copy is the private repository ${place.branch.owner}/${place.branch.repo}. This device needs a token for it.`}
        </Typography>
        <SecretForm
          verb="Continue"
          asks={['token']}
          onSubmit={(entered) => handleToken(entered.token)}
        />
      </HeadedSection>
    );
  if (failure) return <StatusAlert severity="error">{failureText(failure)}</StatusAlert>;
  if (wasLinked || hasCopy)
    return (
      <HeadedSection title="Link this device">
        {wasLinked && <StatusAlert severity="warning">{failureText('unlinked')}</StatusAlert>}
        <Typography sx={{ my: 2 }}>{JOIN}</Typography>
        <SecretForm
          verb="Link this device"
          asks={['name', 'passphrase']}
          hint="You can enter the recovery code instead."
          onSubmit={({ passphrase, name }) =>
            runDesk((desk) => desk.join({ token, name, secret: passphrase }))
          }
        />
        <Typography sx={{ mt: 2 }}>{LOST_SECRETS}</Typography>
      </HeadedSection>
    );
  if (hasCopy === undefined) return <PartSpinner label="Looking for a copy" />;
  return (
    <HeadedSection title="Keep an encrypted copy">
      <Typography sx={{ mb: 2 }}>{START}</Typography>
      <SecretForm
        verb="Keep an encrypted copy"
        asks={['name', 'new', 'code']}
        onSubmit={({ passphrase, recoveryCode, name }) =>
          runDesk((desk) => desk.start({ token, passphrase, recoveryCode, name }))
        }
      />
    </HeadedSection>
  );
}

function Content() {
  const { status, failure } = useCopyState();
  const place = currentDeskPlace();
  if (place.kind === 'none')
    return (
      <p>
        The requests are in this browser only. To keep an encrypted copy of them, ask the person who
        set up the website to choose a private repository for it.
      </p>
    );
  if (place.kind === 'refused')
    return (
      <StatusAlert severity="error">
        {place.why === 'website'
          ? failureText('website')
          : 'The website has no valid place for the copy. Ask the person who set it up to correct the setting.'}
      </StatusAlert>
    );
  if (!status)
    return failure ? (
      <StatusAlert severity="error">{failureText(failure)}</StatusAlert>
    ) : (
      <PartSpinner label="Loading devices" />
    );
  if (!status.isLinked || failure === 'unlinked') return <NotLinked wasLinked={status.isLinked} />;
  return <LinkedDevices status={status} failure={failure} />;
}

export default function DevicesPage() {
  return (
    <ScreenLayout>
      <BackLink to={REQUESTS_PATH}>Requests</BackLink>
      <ScreenHeader title="Devices and copies" />
      <Content />
    </ScreenLayout>
  );
}
