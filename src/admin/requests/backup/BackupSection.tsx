import CalendarIcon from '@mui/icons-material/EventOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import PersonalDataIcon from '@mui/icons-material/PersonOffOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { photoIdsOf } from '@/domain/rental/personalDataRemoval';
import { toDateInput } from '@/domain/text/dateInput';
import { formatCount } from '@/domain/text/formatNumber';
import { noticeShown } from '@/features/notices';
import { downloadText } from '@/ui/files/download';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { FileButton } from '../../forms/FileButton';
import { adminDate } from '../../layout/adminDate';
import { EditorModal } from '../../layout/AdminDialogs';
import { HeadedSection } from '../../layout/Screen';
import { StatusAlert } from '../../layout/StatusAlert';
import { useBusy } from '../../layout/useBusy';
import { writeCalendarFile } from '../export/calendarFile';
import { writeRequestsCsv } from '../export/requestsCsv';
import { photosForBackup } from '../storage/photoStore';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequests, selectRequestsSettings } from '../store/selectors';
import { selectCharging } from '../store/stockSelectors';
import type { RequestsRootState, RequestsThunk } from '../store/storeTypes';
import { writeSettings } from '../store/writeDesk';
import { useCopyState } from '../sync/copyState';
import { BACKUP_MAX_MB, backupFileName, isBackupTooLarge, writeBackup } from './backupFile';
import { PersonalDataDialog } from './PersonalDataDialog';
import { RequestsImportDialog } from './RequestsImportDialog';

const FAILED = 'The backup could not be created. Please try again.';

const NOT_ENCRYPTED =
  'The backup could not be encrypted. Encryption needs a secure connection (https). Try again without a passphrase.';

const TOO_LARGE = `With photos and signatures, the backup would be larger than ${BACKUP_MAX_MB} MB and could not be imported again. Nothing was downloaded. Download it without them.`;

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
      const photos = await photosForBackup(hasPhotos ? photoIds : []);
      if (isBackupTooLarge(photos, passphrase)) {
        setError(TOO_LARGE);
        return;
      }
      const text = await writeBackup({ tables, photos }, passphrase, now.toISOString());
      downloadText(backupFileName(now), text, 'application/json');
      dispatch(writeSettings({ lastBackupAt: now.toISOString() }));
      dispatch(noticeShown({ message: 'Backup downloaded', type: 'success' }));
      onClose();
    } catch {
      setError(passphrase && !window.isSecureContext ? NOT_ENCRYPTED : FAILED);
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
            {`The file contains ${formatCount(requests.length, 'request')}, all customers and units, and the rental settings.`}
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

const today = () => toDateInput(new Date());

/** @param work returns a message if there is nothing to download */
function downloaded(
  work: (state: RequestsRootState) => Promise<string | undefined>,
  failed: string,
): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    try {
      const message = await work(getState());
      if (message) dispatch(noticeShown({ message, type: 'info' }));
    } catch {
      dispatch(noticeShown({ message: failed, type: 'error' }));
    }
  };
}

const exportCsv = () =>
  downloaded(async (state) => {
    const text = await writeRequestsCsv(selectRequests(state), selectCharging(state));
    downloadText(`requests-${today()}.csv`, text);
    return undefined;
  }, 'The requests could not be exported. Please try again.');

const exportCalendar = () =>
  downloaded(async (state) => {
    const text = await writeCalendarFile(selectRequests(state));
    if (text === undefined) return 'There are no confirmed pick-ups or returns.';
    downloadText(`rentals-${today()}.ics`, text, 'text/calendar;charset=utf-8');
    return undefined;
  }, 'The calendar file could not be created. Please try again.');

export function BackupSection() {
  const dispatch = useRequestsDispatch();
  const isEmpty = useRequestsSelector(selectRequests).length === 0;
  const isLinked = useCopyState().status?.isLinked === true;
  const { lastBackupAt } = useRequestsSelector(selectRequestsSettings);
  const [file, setFile] = useState<File>();
  const [dialog, setDialog] = useState<'export' | 'personalData'>();
  const close = () => setDialog(undefined);
  const buttons = [
    ['Export', DownloadIcon, () => setDialog('export'), isEmpty],
    ['Export CSV', TableIcon, () => void dispatch(exportCsv()), isEmpty],
    ['Calendar file', CalendarIcon, () => void dispatch(exportCalendar()), isEmpty],
    ['Remove personal data', PersonalDataIcon, () => setDialog('personalData'), false],
  ] as const;
  return (
    <HeadedSection title="Backup and export">
      <p>
        {isLinked
          ? 'Requests are stored in this browser and in the encrypted copy. '
          : 'Requests are stored in this browser only. '}
        {lastBackupAt ? `Last backup: ${adminDate(lastBackupAt)}.` : 'There is no backup yet.'}
      </p>
      <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
        <FileButton
          startIcon={<UploadIcon />}
          field={{ accept: '.json,application/json', 'aria-label': 'Backup file' }}
          onFiles={([first]) => setFile(first)}
        >
          Import
        </FileButton>
        {buttons.map(([label, Icon, onClick, isDisabled]) => (
          <Button
            key={label}
            variant="outlined"
            startIcon={<Icon />}
            disabled={isDisabled}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </Stack>
      {dialog === 'export' && <ExportDialog onClose={close} />}
      {dialog === 'personalData' && <PersonalDataDialog onClose={close} />}
      {file && <RequestsImportDialog file={file} onClose={() => setFile(undefined)} />}
    </HeadedSection>
  );
}
