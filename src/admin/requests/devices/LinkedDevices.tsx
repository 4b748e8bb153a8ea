import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DEVICES_PATH, requestPath } from '@/domain/links/adminPaths';
import { formatCount } from '@/domain/text/formatNumber';
import type { DeskFailure } from '../../file-store/fileStore';
import { missingSteps } from '../../file-store/messages';
import { adminTime } from '../../layout/adminDate';
import { useConfirm } from '../../layout/AdminDialogs';
import { StatusAlert } from '../../layout/StatusAlert';
import { HeadedSection } from '../../layout/Screen';
import { useNow } from '../../layout/useNow';
import { selectStorageIssue } from '../../storage/storageSlice';
import { PlainTable } from '../layout/PlainTable';
import { useRequestsSelector } from '../store/hooks';
import { selectChangedTwice, selectDoubleInvoiced } from '../store/selectors';
import {
  currentDeskPlace,
  useCopyState,
  askDesk,
  readStatus,
  runDesk,
  updateCopyState,
} from '../sync/copyState';
import type { DeskStatus } from '../sync/deskTypes';
import { CopyDialog, StepList, type CopyTask } from './CopyDialog';
import {
  askedFailureText,
  failureText,
  savedText,
  clockErrorText,
  MOVE_STEPS,
  OLD_VERSIONS,
  problemText,
} from './messages';
import { SecretForm } from './SecretForm';

/** Changes that are on this device only are a warning after this time. */
const WARNING_MS = 86_400_000;

function useConflictLinks() {
  const invoiced = useRequestsSelector(selectDoubleInvoiced);
  const changed = useRequestsSelector(selectChangedTwice);
  return {
    title: `Changed ${invoiced.length > 0 ? 'or invoiced ' : ''}on two devices`,
    references: [...new Set([...changed, ...invoiced])].toSorted(),
  };
}

/** The line above the pages of the desk that says how far its encrypted copy is. */
export function CopyLine() {
  const { status, failure: last } = useCopyState();
  const isReported = useRequestsSelector(selectStorageIssue) !== undefined;
  // The banner of storage says it.
  const failure = last === 'storage' && isReported ? undefined : last;
  const { title, references } = useConflictLinks();
  const now = useNow();
  if (currentDeskPlace().kind === 'none') return null;
  // Has its place before it is known, so that nothing moves while it is being clicked.
  if (!status)
    return failure ? (
      <StatusAlert severity="warning">{failureText(failure)}</StatusAlert>
    ) : (
      <Typography variant="body2">&nbsp;</Typography>
    );
  const { unsavedSince, problems, isLinked } = status;
  const isLate = unsavedSince !== '' && now - Date.parse(unsavedSince) > WARNING_MS;
  const text = [
    savedText(status, now),
    failure && failureText(failure),
    problems.length > 0 && 'A part of the copy cannot be read',
    references.length > 0 && `${title}: ${formatCount(references.length, 'request')}`,
  ].filter((part) => typeof part === 'string');
  const isWarning = isLinked && (failure || isLate || problems.length > 0 || references.length > 0);
  const line = (
    <>
      {text.map((part) => part.replace(/\.?$/, '.')).join(' ')}{' '}
      <MuiLink component={Link} to={DEVICES_PATH}>
        Devices and copies
      </MuiLink>
    </>
  );
  return isWarning ? (
    <StatusAlert severity="warning">{line}</StatusAlert>
  ) : (
    <Typography variant="body2" sx={{ displayPrint: 'none' }}>
      {line}
    </Typography>
  );
}

/** Reads the whole copy, and says how much of it is the same. */
async function checkText(): Promise<string> {
  const answer = await askDesk((desk) => desk.check());
  if ('failure' in answer) {
    updateCopyState(answer);
    return askedFailureText(answer.failure);
  }
  const { matching, total, photos, problems } = answer.result;
  await runDesk(readStatus);
  const parts = [
    `${matching} of ${total} requests match.`,
    photos.total > 0 &&
      `${photos.present} of ${photos.total} photos and signatures are in the copy.`,
    ...problems.map(problemText),
  ];
  return parts.filter(Boolean).join(' ');
}

interface DevicesProps {
  status: DeskStatus;
  failure: DeskFailure | undefined;
}

const NEED_TOKEN: readonly (DeskFailure | undefined)[] = ['token', 'permission', 'missing'];

function LostRepository({ failure }: Pick<DevicesProps, 'failure'>) {
  const place = currentDeskPlace();
  if (place.kind !== 'hosted' || !NEED_TOKEN.includes(failure)) return null;
  return (
    <>
      <HeadedSection title="Enter another token">
        <SecretForm
          verb="Save token"
          asks={['token']}
          onSubmit={async ({ token }) => {
            const failed = await runDesk((desk) => desk.replaceToken(token));
            updateCopyState({ failure: failed });
            return failed;
          }}
        />
      </HeadedSection>
      {failure === 'missing' && (
        <HeadedSection title="If the repository was deleted">
          <p>Nothing is lost: all requests are on this device.</p>
          <StepList steps={missingSteps(place.branch)} />
        </HeadedSection>
      )}
    </>
  );
}

function ConflictLinks() {
  const { title, references } = useConflictLinks();
  if (references.length === 0) return null;
  return (
    <HeadedSection title={title}>
      <p>Open each of them, and correct what is not right.</p>
      <ul>
        {references.map((reference) => (
          <li key={reference}>
            <Link to={requestPath(reference)}>{reference}</Link>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

function CopySection({ onTask }: { onTask: (task: CopyTask) => void }) {
  const { isPersistent } = useCopyState();
  const [checked, setChecked] = useState<string>();
  const handleCheck = async () => {
    setChecked('Checking...');
    setChecked(await checkText());
  };
  return (
    <HeadedSection title="Copy">
      {isPersistent !== undefined && (
        <p>
          {isPersistent
            ? 'This browser keeps the requests until you remove them.'
            : 'This browser may clear the requests when space is short. The copy keeps them.'}
        </p>
      )}
      <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
        <Button variant="outlined" onClick={() => void handleCheck()}>
          Check the copy
        </Button>
        <Button variant="outlined" onClick={() => onTask({ kind: 'code' })}>
          New recovery code
        </Button>
        <Button variant="outlined" onClick={() => onTask({ kind: 'renew' })}>
          New passphrase
        </Button>
      </Stack>
      {checked && (
        <Typography role="status" sx={{ mt: 2 }}>
          {checked}
        </Typography>
      )}
      {currentDeskPlace().kind === 'hosted' && (
        <>
          <Typography sx={{ mt: 2 }}>{OLD_VERSIONS}</Typography>
          <StepList steps={MOVE_STEPS} />
        </>
      )}
    </HeadedSection>
  );
}

export function LinkedDevices({ status, failure }: DevicesProps) {
  const [task, setTask] = useState<CopyTask>();
  const { confirm, dialog } = useConfirm();
  const clockError = clockErrorText(status.clockError);
  const handleForget = async () => {
    const isSure = await confirm({
      title: 'Unlink this device?',
      text: 'Its key is removed. The requests in this browser stay. Export them or save them on another device first if there are changes that are on this device only.',
      verb: 'Unlink',
    });
    if (isSure) await runDesk((desk) => desk.forget());
  };
  return (
    <>
      {status.problems.map((problem) => (
        <StatusAlert key={`${problem.device} ${problem.from}`} severity="warning">
          {problemText(problem)}
        </StatusAlert>
      ))}
      {clockError && <StatusAlert severity="warning">{clockError}</StatusAlert>}
      <LostRepository failure={failure} />
      <ConflictLinks />
      <HeadedSection title="Devices">
        <PlainTable
          label="Linked devices"
          columns={['Device', 'Last contact', 'Access']}
          rows={status.devices.map((device) => [
            device.id,
            `${device.name} (${device.letter})${device.isOwn ? ', this device' : ''}`,
            adminTime(device.at),
            !device.isOwn && (
              <Button
                key="unlink"
                variant="outlined"
                aria-label={`Unlink ${device.name} (${device.letter})`}
                onClick={() => setTask({ kind: 'renew', device })}
              >
                Unlink
              </Button>
            ),
          ])}
        />
        <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
          <Button variant="contained" onClick={() => setTask({ kind: 'link' })}>
            Link a device
          </Button>
          <Button variant="outlined" onClick={() => void handleForget()}>
            Unlink this device
          </Button>
        </Stack>
      </HeadedSection>
      <CopySection onTask={setTask} />
      {task && <CopyDialog task={task} onClose={() => setTask(undefined)} />}
      {dialog}
    </>
  );
}
