import CalendarIcon from '@mui/icons-material/EventOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import PersonalDataIcon from '@mui/icons-material/PersonOffOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FileButton } from '../../forms/FileButton';
import { adminDate } from '../../layout/adminDate';
import { HeadedSection } from '../../layout/HeadedSection';
import { exportCalendar, exportCsv } from '../export/exports';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequestsSettings, selectRequests } from '../store/selectors';
import { useCopyState } from '../sync/copyState';
import { ExportDialog } from './ExportDialog';
import { RequestsImportDialog } from './RequestsImportDialog';
import { PersonalDataDialog } from './PersonalDataDialog';

/** Backup, exports and the removal of personal data. */
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
