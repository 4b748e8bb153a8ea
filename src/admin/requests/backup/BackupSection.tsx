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
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequestsSettings, selectRequests } from '../store/selectors';
import { useCopyState } from '../sync/copyState';
import { ExportDialog } from './ExportDialog';
import { RequestsImportDialog } from './RequestsImportDialog';
import { PersonalDataDialog } from './PersonalDataDialog';
import { toDateInput } from '@/domain/text/dateInput';
import { noticeShown } from '@/features/notices';
import { downloadText } from '@/ui/files/download';
import { selectCharging } from '../store/stockSelectors';
import type { RequestsRootState, RequestsThunk } from '../store/storeTypes';
import { writeCalendarFile } from '../export/calendarFile';
import { writeRequestsCsv } from '../export/requestsCsv';

const today = () => toDateInput(new Date());

/** Runs a download, and says why there is none. @param work returns a message if there is nothing to download */
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

/** Downloads all requests as CSV. */
const exportCsv = () =>
  downloaded(async (state) => {
    const text = await writeRequestsCsv(selectRequests(state), selectCharging(state));
    downloadText(`requests-${today()}.csv`, text);
    return undefined;
  }, 'The requests could not be exported. Please try again.');

/** Downloads the pick-ups and returns as an iCalendar file. */
const exportCalendar = () =>
  downloaded(async (state) => {
    const text = await writeCalendarFile(selectRequests(state));
    if (text === undefined) return 'There are no confirmed pick-ups or returns.';
    downloadText(`rentals-${today()}.ics`, text, 'text/calendar;charset=utf-8');
    return undefined;
  }, 'The calendar file could not be created. Please try again.');

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
