import Button from '@mui/material/Button';
import { useState } from 'react';
import { isBackupDue } from '@/domain/rental/incoming/mergeRequests';
import { Banner } from '@/ui/feedback/Banner';
import { useNow } from '../../layout/useNow';
import { useDeskSelector } from '../store/hooks';
import { selectDeskSettings, selectRequests } from '../store/selectors';
import { ExportDialog } from './ExportDialog';

/** Reminder to make a backup, when confirmed requests exist and the last backup is old. */
export function BackupReminder() {
  const requests = useDeskSelector(selectRequests);
  const settings = useDeskSelector(selectDeskSettings);
  const isDue = isBackupDue(requests, settings, useNow());
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isDue && (
        <Banner tone="warning">
          <span>
            {settings.lastBackupAt
              ? 'Your last backup is more than 7 days old.'
              : 'There is no backup of your confirmed requests yet.'}{' '}
            Requests are stored in this browser only. Download a backup to keep them safe.
          </span>
          <Button variant="outlined" onClick={() => setIsOpen(true)}>
            Back up now
          </Button>
        </Banner>
      )}
      {isOpen && <ExportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
