import { Confirmation } from '../../layout/AdminDialogs';
import { runDesk } from '../sync/copyState';

interface SignOutDialogProps {
  onSignOut: () => void;
  onClose: () => void;
}

export default function SignOutDialog({ onSignOut, onClose }: SignOutDialogProps) {
  const handleUnlink = async () => {
    await runDesk((desk) => desk.forget());
    onSignOut();
  };
  return (
    <Confirmation
      title="Keep this device linked?"
      confirm={{ label: 'Keep linked', onClick: onSignOut }}
      alternative={{ label: 'Unlink', onClick: () => void handleUnlink() }}
      decline={{ label: 'Cancel', onClick: onClose }}
    >
      <p>
        A linked device has the key of the encrypted copy, also while you are signed out. Unlink it
        if others use it. The requests in this browser stay in both cases.
      </p>
    </Confirmation>
  );
}
