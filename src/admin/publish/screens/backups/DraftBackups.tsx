import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { Backup } from '../../../drafts/storage/backups';
import { BACKUPS_ID } from '@/domain/links/adminPaths';
import { formatCount } from '@/domain/text/formatNumber';
import { adminTime } from '../../../layout/adminDate';
import { Confirmation } from '../../../layout/dialogs';
import { useConfirm } from '../../../layout/useConfirm';
import { StackedList } from '../../../layout/StackedList';
import { useAdminDispatch } from '../../../store/hooks';
import { noticeShown } from '@/features/notices';
import { RADII } from '@/theme/tokens';
import { StatusAlert } from '../../../layout/StatusAlert';
import { FocusFallback } from '@/ui/feedback/FocusFallback';
import { downloadText } from '@/ui/files/download';
import { BackupReport, Names } from './BackupReport';
import { useBackups } from './useBackups';
import { jsonText } from '@/domain/text/jsonText';

const Part = styled('section')({ display: 'grid', justifyItems: 'start', gap: 12 });

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '14px 18px',
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& h3': { fontSize: '1rem', fontWeight: 600 },
  '& p': { fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

const UNREADABLE_FILE = 'The file could not be read: it is not JSON. Choose a downloaded backup.';
const NOT_DELETED = 'The backup could not be deleted. Try again.';
const INCOMPLETE = 'Some content could not be loaded. You can restore once it has been loaded.';
const UNREAD = {
  full: 'The backups could not be read, because storage on this device is full. Free up space, then reload the page.',
  denied: 'The backups could not be read, because this browser blocks storage.',
} as const;

function timeOf({ at }: Backup): string {
  return at === undefined ? 'at an unknown time' : adminTime(at);
}

function reasonOf({ damaged }: Backup): string {
  return damaged === undefined
    ? 'The stored changes could not be read.'
    : `${formatCount(damaged, 'stored change')} could not be read. The others were kept.`;
}

function download({ at, raw }: Backup): void {
  const day = at?.slice(0, 10) ?? 'undated';
  const text = jsonText(raw, 2) ?? 'null';
  downloadText(`drafts-backup-${day}.json`, text, 'application/json');
}

interface ItemProps {
  backup: Backup;
  isReadOnly: boolean;
  onRestore: () => void;
  onDelete: () => void;
}

function Item({ backup, isReadOnly, onRestore, onDelete }: ItemProps) {
  const time = timeOf(backup);
  return (
    <Card>
      <div>
        <h3>{`Backup made ${time}`}</h3>
        <p>{reasonOf(backup)}</p>
      </div>
      <div>
        <Button
          variant="outlined"
          aria-label={`Download the backup made ${time}`}
          onClick={() => download(backup)}
        >
          Download
        </Button>
        <Button
          variant="outlined"
          disabled={isReadOnly}
          aria-label={`Restore the backup made ${time}`}
          onClick={onRestore}
        >
          Restore
        </Button>
        <Button aria-label={`Delete backup made ${time}`} onClick={onDelete}>
          Delete backup
        </Button>
      </div>
    </Card>
  );
}

function RestoreFile({
  isReadOnly,
  onRaw,
}: {
  isReadOnly: boolean;
  onRaw: (raw: unknown) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const handleFile = async (file: File) => {
    try {
      const raw = JSON.parse(await file.text()) as unknown;
      setIsUnreadable(false);
      onRaw(raw);
    } catch {
      setIsUnreadable(true);
    }
  };
  return (
    <>
      {isUnreadable && <StatusAlert severity="error">{UNREADABLE_FILE}</StatusAlert>}
      <Button variant="outlined" disabled={isReadOnly} onClick={() => input.current?.click()}>
        Restore a downloaded backup
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Downloaded backup to restore"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void handleFile(file);
        }}
      />
    </>
  );
}

/** The backups of unreadable drafts: each can be downloaded, restored and deleted. */
export function DraftBackups() {
  const state = useBackups();
  const { backups, report, pending, isReadOnly } = state;
  const { confirm, dialog } = useConfirm();
  const dispatch = useAdminDispatch();
  const handleDelete = async (backup: Backup) => {
    const isConfirmed = await confirm({
      title: 'Delete backup',
      text: `The backup made ${timeOf(backup)} will be deleted. This cannot be undone. Download it first if you may need it.`,
      verb: 'Delete',
    });
    if (isConfirmed && !(await state.remove(backup)))
      dispatch(noticeShown({ message: NOT_DELETED, type: 'error' }));
  };
  return (
    <FocusFallback>
      <Part aria-labelledby={BACKUPS_ID}>
        <Typography id={BACKUPS_ID} variant="h4" component="h2">
          Backups of damaged changes
        </Typography>
        <Typography color="textSecondary">
          Backups of unpublished changes that this browser could not read.
        </Typography>
        {Array.isArray(backups) && backups.length === 0 && <p>There are no backups.</p>}
        {typeof backups === 'string' && (
          <StatusAlert severity="error">{UNREAD[backups]}</StatusAlert>
        )}
        {Array.isArray(backups) && backups.length > 0 && (
          <StackedList sx={{ width: '100%' }}>
            {backups.map((backup) => (
              <Item
                key={backup.key}
                backup={backup}
                isReadOnly={isReadOnly}
                onRestore={() => void state.tryToRestore(backup.raw)}
                onDelete={() => void handleDelete(backup)}
              />
            ))}
          </StackedList>
        )}
        {state.isIncomplete && <StatusAlert severity="warning">{INCOMPLETE}</StatusAlert>}
        {report && <BackupReport report={report} />}
        <RestoreFile isReadOnly={isReadOnly} onRaw={(raw) => void state.tryToRestore(raw)} />
      </Part>
      {dialog}
      {pending && (
        <Confirmation
          title="Replace newer changes?"
          confirm={{ label: 'Replace', onClick: () => state.resolve(true) }}
          alternative={{ label: 'Keep newer changes', onClick: () => state.resolve(false) }}
          decline={{ label: 'Cancel', onClick: state.cancel }}
        >
          <p>You have newer unpublished changes of these items. You can undo replacing them.</p>
          <Names>
            {pending.changed.map(({ name, change }) => (
              <li key={`${change.collection}/${change.id}`}>{name}</li>
            ))}
          </Names>
        </Confirmation>
      )}
    </FocusFallback>
  );
}
