import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DEVICES_PATH } from '@/domain/links/adminPaths';
import { EditorModal } from '../../layout/AdminDialogs';
import { StatusAlert } from '../../layout/StatusAlert';
import type { DeskFailure } from '../../file-store/fileStore';
import type { LinkedDevice } from '../sync/deskTypes';
import { REVOKE_STEPS } from '../../file-store/messages';
import { askDesk, currentDeskPlace, runDesk, syncNow, useCopyState } from '../sync/copyState';
import { LOST_SECRETS } from './messages';
import { SecretForm } from './SecretForm';

/** The action of the dialog. `renew` starts a new key; a device that is named loses its access. */
export type CopyTask =
  { kind: 'link' } | { kind: 'code' } | { kind: 'renew'; device?: LinkedDevice };

export const StepList = ({ steps }: { steps: readonly string[] }) => (
  <ol>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

function LinkDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState<{ link: string; picture: string }>();
  const handleSubmit = async (passphrase: string): Promise<DeskFailure | undefined> => {
    const library = await import('qrcode').catch(() => undefined);
    if (!library) return 'unreachable';
    const answer = await askDesk((desk) => desk.linkFragment(passphrase));
    if ('failure' in answer) return answer.failure;
    const link = `${location.origin}${DEVICES_PATH}#link=${answer.result}`;
    const picture = await library
      .toDataURL(link, { errorCorrectionLevel: 'L', width: 480 })
      .catch(() => undefined);
    if (picture === undefined) return 'unreachable';
    setCode({ link, picture });
    return undefined;
  };
  return (
    <EditorModal title="Link a device" onClose={onClose}>
      <DialogContent>
        <p>
          On the other device, open the back office, go to Requests, then to “Devices and copies”,
          and enter the passphrase. Or enter it here to show a code, and scan that with the camera
          of the other device.
        </p>
        {code ? (
          <>
            <StatusAlert severity="warning">
              Anyone who photographs this code can read the requests until you choose “New
              passphrase”.
            </StatusAlert>
            <Box
              component="img"
              src={code.picture}
              alt="Code that links another device"
              sx={{ display: 'block', width: 'min(360px, 100%)', my: 2 }}
            />
            <Typography sx={{ overflowWrap: 'anywhere' }} variant="body2">
              <a href={code.link}>Link for the other device</a>
            </Typography>
          </>
        ) : (
          <SecretForm
            verb="Show code"
            asks={['passphrase']}
            onSubmit={({ passphrase }) => handleSubmit(passphrase)}
          />
        )}
      </DialogContent>
    </EditorModal>
  );
}

function CodeDialog({ onClose }: { onClose: () => void }) {
  return (
    <EditorModal title="New recovery code" onClose={onClose}>
      <DialogContent>
        <p>The new code replaces the former one, which then no longer opens the copy.</p>
        <SecretForm
          verb="Replace code"
          asks={['passphrase', 'code']}
          onSubmit={async ({ passphrase, recoveryCode }) => {
            const answer = await askDesk((desk) =>
              desk.replaceRecoveryCode({ passphrase, recoveryCode }),
            );
            if ('failure' in answer) return answer.failure;
            onClose();
            return undefined;
          }}
        />
      </DialogContent>
    </EditorModal>
  );
}

function RenewDialog({
  device,
  onClose,
}: {
  device: LinkedDevice | undefined;
  onClose: () => void;
}) {
  const [isDone, setIsDone] = useState(false);
  const [isCopyBack, setIsCopyBack] = useState(false);
  const { failure } = useCopyState();
  // Without a copy, there is nothing that the current passphrase opens.
  const hasCopy = isCopyBack || (failure !== 'noCopy' && failure !== 'missing');
  const title = device ? `Unlink ${device.name}` : 'New passphrase';
  return (
    <EditorModal title={title} onClose={onClose}>
      <DialogContent>
        {isDone && device ? (
          <>
            <p>{`“${device.name}” gets nothing more. Requests that it has received stay readable on it.`}</p>
            <StepList
              steps={[
                ...(currentDeskPlace().kind === 'hosted' ? REVOKE_STEPS : []),
                'Link your other devices again with the new passphrase.',
              ]}
            />
          </>
        ) : (
          <>
            <p>
              A new key is created and everything is encrypted again. All other devices have to be
              linked again with the new passphrase. Until then, changes that they have not saved
              stay on them.
            </p>
            <SecretForm
              verb={device ? 'Unlink' : 'Change passphrase'}
              asks={hasCopy ? ['present', 'new', 'code'] : ['new', 'code']}
              onSubmit={async ({ present, passphrase, recoveryCode }) => {
                const entered = { present, passphrase, recoveryCode, unlinked: device?.id };
                const failed = await runDesk((desk) => desk.renew(entered));
                if (failed === 'wrongPassphrase') setIsCopyBack(true);
                if (failed) return failed;
                // Photos are encrypted again with the new key.
                void syncNow();
                if (device) setIsDone(true);
                else onClose();
                return undefined;
              }}
            />
            {hasCopy && <p>{LOST_SECRETS}</p>}
          </>
        )}
      </DialogContent>
    </EditorModal>
  );
}

export function CopyDialog({ task, onClose }: { task: CopyTask; onClose: () => void }) {
  if (task.kind === 'link') return <LinkDialog onClose={onClose} />;
  if (task.kind === 'code') return <CodeDialog onClose={onClose} />;
  return <RenewDialog onClose={onClose} device={task.device} />;
}
