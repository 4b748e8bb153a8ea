import Button from '@mui/material/Button';
import { useState } from 'react';
import { BACKUP_DAYS, isBackupDue } from '@/domain/rental/backupDue';
import { StatusAlert } from '../../layout/StatusAlert';
import { useNow } from '../../layout/useNow';
import { useRequestsSelector } from '../store/hooks';
import { selectRequestsSettings, selectRequests } from '../store/selectors';
import { useCopyState } from '../sync/copyState';
import { ExportDialog } from './BackupSection';

export function BackupReminder() {
  const requests = useRequestsSelector(selectRequests);
  const settings = useRequestsSelector(selectRequestsSettings);
  const isLinked = useCopyState().status?.isLinked === true;
  const isDue = isBackupDue(requests, settings, useNow());
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isDue && (
        <StatusAlert severity="warning">
          <span>
            {settings.lastBackupAt
              ? `Your last backup is more than ${BACKUP_DAYS} days old.`
              : 'There is no backup of your confirmed requests yet.'}{' '}
            {!isLinked && 'Requests are stored in this browser only. '}
            Download a backup to keep them safe.
          </span>
          <Button variant="outlined" onClick={() => setIsOpen(true)}>
            Back up now
          </Button>
        </StatusAlert>
      )}
      {isOpen && <ExportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
