import { REQUESTS_PATH } from '@/domain/links/adminPaths';
import { BackLink, ScreenHeader, ScreenLayout } from '../../layout/Screen';
import { PartSpinner } from '../../layout/Spinner';
import { StatusAlert } from '../../layout/StatusAlert';
import { currentDeskPlace, useCopyState } from '../sync/copyState';
import { LinkedDevices } from './LinkedDevices';
import { NotLinked } from './NotLinked';
import { failureText } from './messages';

// See docs/behaviour/devices.md.

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
