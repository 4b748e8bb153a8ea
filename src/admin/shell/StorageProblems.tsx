import Button from '@mui/material/Button';
import { formatCount } from '@/domain/text/formatNumber';
import { StatusAlert } from '../layout/StatusAlert';
import { flush } from '../storage/keepTable';
import { selectStorageIssue, selectUnreadableCount } from '../storage/storageSlice';
import type { TableIssue } from '../storage/database';
import { useAdminSelector } from '../store/hooks';

const ISSUES: Record<TableIssue, string> = {
  denied:
    'This browser blocks storage, so your changes are kept only until you close this page. Publish changes of the website and export requests before you leave.',
  full: 'Storage on this device is full, so your last changes are kept only until you close this page. Free up space, or publish changes of the website and export requests.',
  newer: 'This page is older than your data. Reload.',
};

/** Reports changes that are only in the memory of this tab, and stored entries that cannot be read. */
export function StorageProblems() {
  const issue = useAdminSelector(selectStorageIssue);
  const unreadable = useAdminSelector(selectUnreadableCount);
  const left =
    unreadable > 0 &&
    `${formatCount(unreadable, 'stored record')} cannot be read and ${unreadable === 1 ? 'is' : 'are'} left out.`;
  if (!issue && !left) return null;
  return (
    <StatusAlert severity="warning">
      <span>{[issue && ISSUES[issue], left].filter(Boolean).join(' ')}</span>
      {issue === 'newer' ? (
        <Button variant="outlined" onClick={() => window.location.reload()}>
          Reload
        </Button>
      ) : (
        issue && (
          <Button variant="outlined" onClick={() => void flush()}>
            Try again
          </Button>
        )
      )}
    </StatusAlert>
  );
}
