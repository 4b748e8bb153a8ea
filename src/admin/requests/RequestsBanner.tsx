import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { storageFailure, type StorageFailure } from '@/api/storage/storageFailure';
import { NEW_REQUEST_PATH } from '@/domain/links/adminPaths';
import { StatusAlert } from '../layout/StatusAlert';
import { downloadText } from '@/ui/files/download';
import { useConfirm } from '../layout/useConfirm';
import { useNewRequestAutosave } from './store/newRequestAutosave';
import {
  damagedEntriesText,
  deleteDamagedEntries,
  type RequestsStorageIssue,
} from './storage/requestStorage';
import { storeRequestCounts } from './storage/requestCount';
import { useRequestsDispatch, useRequestsSelector } from './store/hooks';
import { damagedEntriesRemoved, lossDismissed } from './store/requestsSlice';
import { selectRequestsStorageStatus, selectNewRequest } from './store/selectors';

const ISSUES: Record<RequestsStorageIssue, string> = {
  denied:
    'This browser blocks storage, so requests are kept only until you close this page. Export them before you leave.',
  full: 'Storage on this device is full, so your last changes to requests are kept only until you close this page. Export them, or free up space.',
  newer:
    'The requests in this browser were saved by a newer version of this site. Reload the page to use them. Changes you make now are not saved.',
};

const LOST =
  'The requests are lost because this browser cleared its storage. Import your last backup to restore them.';

const RESTORED =
  'This browser cleared its storage while the requests were open. They have been stored again. Export them, so that you have a copy if the browser does this again.';

const FAILED: Record<StorageFailure, string> = {
  denied: 'This browser blocks storage. Try again.',
  full: 'Storage on this device is full. Free up space, then try again.',
};

function damagedText(count: number): string {
  const what = count === 1 ? '1 stored entry' : `${count} stored entries`;
  return `${what} could not be read. Nothing was deleted. Download the damaged data before you remove it.`;
}

/** Reports entries that cannot be read, and offers them for download. */
function DamagedBanner({ damaged }: { damaged: readonly string[] }) {
  const dispatch = useRequestsDispatch();
  const [failure, setFailure] = useState<StorageFailure>();
  const { confirm, dialog } = useConfirm();
  const attempt = (work: Promise<void>) =>
    work.catch((error: unknown) => setFailure(storageFailure(error)));
  const handleDownload = () =>
    damagedEntriesText(damaged).then((text) =>
      downloadText('damaged-requests.json', text, 'application/json'),
    );
  const handleRemove = async () => {
    const isSure = await confirm({
      title: 'Remove damaged data?',
      text: 'The damaged data is deleted from this browser. This cannot be undone.',
      verb: 'Remove',
    });
    if (!isSure) return;
    await deleteDamagedEntries(damaged);
    dispatch(damagedEntriesRemoved());
  };
  return (
    <StatusAlert severity="warning">
      <span>{damagedText(damaged.length)}</span>
      {failure && <span>{FAILED[failure]}</span>}
      <Stack direction="row" spacing={1.5}>
        <Button variant="outlined" onClick={() => void attempt(handleDownload())}>
          Download damaged data
        </Button>
        <Button variant="outlined" onClick={() => void attempt(handleRemove())}>
          Remove damaged data
        </Button>
      </Stack>
      {dialog}
    </StatusAlert>
  );
}

/** Leads back to a new request that is not saved, from other pages. */
function UnsavedBanner() {
  const started = useRequestsSelector(selectNewRequest);
  const { pathname } = useLocation();
  if (!started || pathname.replace(/\/$/, '') === NEW_REQUEST_PATH) return null;
  return (
    <StatusAlert severity="warning">
      <span>{`${started.request.ref} is not saved yet.`}</span>
      <Button component={Link} to={NEW_REQUEST_PATH} variant="outlined">
        Open request
      </Button>
    </StatusAlert>
  );
}

/** Reports problems with the storage of the requests. */
export function RequestsBanner() {
  const dispatch = useRequestsDispatch();
  const status = useRequestsSelector(selectRequestsStorageStatus);
  const { issue, damaged, isGone, restored } = status;
  const losses = [...(isGone ? [LOST] : []), ...(restored > 0 ? [RESTORED] : [])];
  useNewRequestAutosave();
  const handleDismiss = () => {
    if (isGone) storeRequestCounts({ total: 0, new: 0 });
    dispatch(lossDismissed());
  };
  return (
    <>
      {issue && <StatusAlert severity="warning">{ISSUES[issue]}</StatusAlert>}
      {losses.map((loss) => (
        <StatusAlert key={loss} severity="warning">
          <span>{loss}</span>
          <Button variant="outlined" onClick={handleDismiss}>
            Dismiss
          </Button>
        </StatusAlert>
      ))}
      <UnsavedBanner />
      {damaged.length > 0 && <DamagedBanner damaged={damaged} />}
    </>
  );
}
