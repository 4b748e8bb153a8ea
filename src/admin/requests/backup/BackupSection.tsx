import CalendarIcon from '@mui/icons-material/EventOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import PersonalDataIcon from '@mui/icons-material/PersonOffOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState, type ChangeEvent } from 'react';
import { adminDate } from '../../layout/adminDate';
import { HeadedSection } from '../../layout/HeadedSection';
import { exportCalendar, exportCsv } from '../export/exports';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import {
  selectRequestsSettings,
  selectAreRequestsLocked,
  selectRequests,
} from '../store/selectors';
import { ExportDialog } from './ExportDialog';
import { RequestsImportDialog } from './RequestsImportDialog';
import { PersonalDataDialog } from './PersonalDataDialog';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

/** Backup, exports and the removal of personal data. */
export function BackupSection() {
  const dispatch = useRequestsDispatch();
  const isLocked = useRequestsSelector(selectAreRequestsLocked);
  const isEmpty = useRequestsSelector(selectRequests).length === 0;
  const { lastBackupAt } = useRequestsSelector(selectRequestsSettings);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [dialog, setDialog] = useState<'export' | 'personalData'>();
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFile(target.files?.[0]);
    // Without this, selecting the same file again would not trigger `change`.
    target.value = '';
  };
  const close = () => setDialog(undefined);
  return (
    <HeadedSection title="Backup and export">
      <p>
        Requests are stored in this browser only.{' '}
        {lastBackupAt ? `Last backup: ${adminDate(lastBackupAt)}.` : 'There is no backup yet.'}
      </p>
      <Buttons>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={isEmpty}
          onClick={() => setDialog('export')}
        >
          Export
        </Button>
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={isLocked}
          onClick={() => input.current?.click()}
        >
          Import
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="Backup file"
          hidden
          onChange={handleFile}
        />
        <Button
          variant="outlined"
          startIcon={<TableIcon />}
          disabled={isEmpty}
          onClick={() => void dispatch(exportCsv())}
        >
          Export CSV
        </Button>
        <Button
          variant="outlined"
          startIcon={<CalendarIcon />}
          disabled={isEmpty}
          onClick={() => void dispatch(exportCalendar())}
        >
          Calendar file
        </Button>
        <Button
          variant="outlined"
          startIcon={<PersonalDataIcon />}
          disabled={isLocked}
          onClick={() => setDialog('personalData')}
        >
          Remove personal data
        </Button>
      </Buttons>
      {dialog === 'export' && <ExportDialog onClose={close} />}
      {dialog === 'personalData' && <PersonalDataDialog onClose={close} />}
      {file && <RequestsImportDialog file={file} onClose={() => setFile(undefined)} />}
    </HeadedSection>
  );
}
