import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { photoIdsOf } from '@/domain/rental/personalData';
import { toDateInput } from '@/domain/text/dateInput';
import { formatCount } from '@/domain/text/formatNumber';
import { noticeShown } from '@/features/notices';
import { StatusAlert } from '../../layout/StatusAlert';
import { downloadText } from '@/ui/files/download';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { EditorModal } from '../../layout/AdminDialogs';
import { useBusy } from '../../layout/useBusy';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequests } from '../store/selectors';
import { changeSettings } from '../changes/settingsThunks';
import { copyPhotos } from '../storage/photoStore';
import { isBackupTooLarge, writeBackup } from './backupFile';

const FAILED =
  'The backup could not be encrypted. Encryption needs a secure connection (https). Try again without a passphrase.';

const TOO_LARGE =
  'With photos and signatures, the backup would be larger than 500 MB and could not be imported again. Nothing was downloaded. Download it without them.';

/** Dialog to download all requests as one file, encrypted if a passphrase is entered. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useRequestsDispatch();
  const requests = useRequestsSelector(selectRequests);
  const tables = useRequestsSelector((state) => state.requests.data);
  const [passphrase, setPassphrase] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [hasPhotos, setHasPhotos] = useState(true);
  const photoIds = requests.flatMap(photoIdsOf);
  const { isBusy, run } = useBusy();
  const [error, setError] = useState<string>();
  const download = async () => {
    try {
      const now = new Date();
      const photos = await copyPhotos(hasPhotos ? photoIds : []);
      if (isBackupTooLarge(photos, passphrase)) {
        setError(TOO_LARGE);
        return;
      }
      const text = await writeBackup({ tables, photos }, passphrase, now.toISOString());
      downloadText(`slate-requests-${toDateInput(now)}.json`, text, 'application/json');
      void dispatch(changeSettings({ lastBackupAt: now.toISOString() }));
      dispatch(noticeShown({ message: 'Backup downloaded', type: 'success' }));
      onClose();
    } catch {
      setError(FAILED);
    }
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(download);
  };
  return (
    <EditorModal title="Export requests" onClose={onClose}>
      <form noValidate onSubmit={handleSubmit}>
        <DialogContent>
          <p>
            {`The file contains ${formatCount(requests.length, 'request')} and your settings for quotes.`}
          </p>
          {photoIds.length > 0 && (
            <CheckboxField
              label={`With ${photoIds.length}${photoIds.length === 1 ? ' photo or signature' : ' photos and signatures'}`}
              isChecked={hasPhotos}
              onChange={setHasPhotos}
            />
          )}
          <TextField
            label="Passphrase"
            name="passphrase"
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            value={passphrase}
            onChange={({ target }) => setPassphrase(target.value)}
            helperText="Optional. Without it, anyone who has the file can read your customers’ data. A lost passphrase can’t be recovered."
          />
          <CheckboxField label="Show characters" isChecked={isShown} onChange={setIsShown} />
          {error && <StatusAlert severity="error">{error}</StatusAlert>}
        </DialogContent>
        <DialogActions>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {isBusy ? 'Encrypting...' : 'Download backup'}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </EditorModal>
  );
}
