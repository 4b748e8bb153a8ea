import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, useCallback, type SyntheticEvent } from 'react';
import { formatInteger } from '@/domain/text/formatNumber';
import { noticeShown } from '@/features/notices';
import { useLoaded } from '@/ui/lazy/lazyModule';
import { EditorModal } from '../../layout/AdminDialogs';
import { StatusAlert } from '../../layout/StatusAlert';
import { useBusy } from '../../layout/useBusy';
import { ImportLines } from '../../resources/csv/CsvImportDialog';
import type { StoreOutcome } from '../../storage/keepTable';
import { importTables } from '../changes/thunks';
import { restorePhotos } from '../storage/photoStore';
import { useRequestsDispatch } from '../store/hooks';
import { selectPhotoIds } from '../store/selectors';
import type { RequestsThunk } from '../store/storeTypes';
import {
  BACKUP_MAX_BYTES,
  BACKUP_MAX_MB,
  otherChanges,
  planImport,
  readBackup,
  type BackupProblem,
  type ImportPlan,
  type RequestsBackup,
} from './backupFile';

type FileProblem = Exclude<BackupProblem, 'locked'> | 'unreadable' | 'tooLarge';

const PROBLEMS: Record<FileProblem, string> = {
  notABackup: 'This file is not a backup of requests.',
  newer: 'This backup was made by a newer version of this site. Reload the page, then try again.',
  wrongPassphrase: 'The passphrase is wrong, or the file is damaged.',
  unreadable: 'The file could not be read.',
  tooLarge: `The file is too large. The limit is ${BACKUP_MAX_MB} MB.`,
};

const NOT_STORED =
  'The import was not stored. It is in this tab only, and is lost when the page is closed.';
const PHOTOS_LOST =
  'Some photos could not be stored. The requests were imported. Free some space, then import the file again.';

type BackupFileState =
  | { step: 'reading' | 'locked'; problem?: FileProblem }
  | { step: 'failed'; problem: FileProblem }
  | { step: 'read'; plan: ImportPlan; others: string; backup: RequestsBackup };

const READING: BackupFileState = { step: 'reading' };
const UNREADABLE: BackupFileState = { step: 'failed', problem: 'unreadable' };

/** @throws if the file cannot be read */
function readFile(file: File, passphrase?: string): RequestsThunk<Promise<BackupFileState>> {
  return async (_, getState) => {
    if (file.size > BACKUP_MAX_BYTES) return { step: 'failed', problem: 'tooLarge' };
    const backup = await readBackup(await file.text(), passphrase);
    const { data } = getState().requests;
    if (!('problem' in backup))
      return {
        step: 'read',
        plan: planImport(data.requests, backup.tables.requests),
        others: otherChanges(data, backup.tables),
        backup,
      };
    const { problem } = backup;
    if (problem === 'locked') return { step: 'locked' };
    return { step: problem === 'wrongPassphrase' ? 'locked' : 'failed', problem };
  };
}

function importBackup({ tables, photos }: RequestsBackup): RequestsThunk<Promise<StoreOutcome>> {
  return async (dispatch, getState) => {
    const outcome = await dispatch(importTables(tables));
    const inUse = selectPhotoIds(getState());
    await restorePhotos(photos.filter(({ id }) => inUse.has(id))).catch(() =>
      dispatch(noticeShown({ message: PHOTOS_LOST, type: 'error' })),
    );
    return outcome;
  };
}

function summary({ added, changed, unchanged }: ImportPlan): string {
  if (added.length + changed.length === 0)
    return 'The backup contains no changes to your requests.';
  const [news, different, same] = [added.length, changed.length, unchanged].map((count) =>
    formatInteger(count),
  );
  return `${news} new, ${different} different, ${same} unchanged.`;
}

function ImportFindings({ plan, others, backup }: Extract<BackupFileState, { step: 'read' }>) {
  const { added, changed, removed } = plan;
  const { damaged } = backup;
  return (
    <>
      <p>{summary(plan)}</p>
      {others && <p>{`New or different: ${others}.`}</p>}
      {damaged > 0 && (
        <StatusAlert severity="warning">
          {damaged === 1
            ? '1 entry of the backup is damaged and cannot be imported.'
            : `${formatInteger(damaged)} entries of the backup are damaged and cannot be imported.`}
        </StatusAlert>
      )}
      <ImportLines
        label="New"
        texts={added.map(({ ref, customer }) => [[ref, customer.name].filter(Boolean).join(', ')])}
      />
      <ImportLines label="Removed here since, and not added" texts={removed.map((ref) => [ref])} />
      {changed.length > 0 && <p>Of each field, the value that was entered last is used.</p>}
      <ImportLines
        label="Different"
        texts={changed.map(({ ref, differences }) => [
          ref,
          differences
            .map(({ field, before, after }) => `${field}: ${before || '–'} → ${after || '–'}`)
            .join('; '),
        ])}
      />
    </>
  );
}

export function RequestsImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const dispatch = useRequestsDispatch();
  const [hasFailed, setHasFailed] = useState(false);
  const { isBusy, run } = useBusy();
  const [passphrase, setPassphrase] = useState('');
  const [entered, setEntered] = useState<string>();
  const load = useCallback(() => dispatch(readFile(file, entered)), [dispatch, file, entered]);
  const { value, hasFailed: isUnreadable, retry } = useLoaded(load);
  const state = value ?? (isUnreadable ? UNREADABLE : READING);
  const handleUnlock = (event: SyntheticEvent) => {
    event.preventDefault();
    setEntered(passphrase);
    retry();
  };
  const handleImport = async () => {
    if (state.step !== 'read') return;
    const outcome = await dispatch(importBackup(state.backup));
    setHasFailed(outcome !== 'stored');
    if (outcome === 'stored') onClose();
  };
  return (
    <EditorModal title="Import requests" onClose={() => !isBusy && onClose()}>
      <DialogContent>
        <p style={{ overflowWrap: 'anywhere' }}>{file.name}</p>
        <Stack aria-live="polite" spacing={2}>
          {state.step === 'reading' && <p>Reading the file...</p>}
          {'problem' in state && state.problem && (
            <StatusAlert severity="error">{PROBLEMS[state.problem]}</StatusAlert>
          )}
          {hasFailed && <StatusAlert severity="error">{NOT_STORED}</StatusAlert>}
          {state.step === 'read' && <ImportFindings {...state} />}
        </Stack>
        {state.step === 'locked' && (
          <form id="unlock" noValidate onSubmit={handleUnlock}>
            <TextField
              label="Passphrase"
              name="passphrase"
              type="password"
              autoComplete="off"
              value={passphrase}
              onChange={({ target }) => setPassphrase(target.value)}
              helperText="The backup is encrypted"
              // The field is rendered again after a wrong passphrase.
              slotProps={{ htmlInput: { autoFocus: true } }}
            />
          </form>
        )}
      </DialogContent>
      <DialogActions>
        {state.step === 'locked' && (
          <Button type="submit" form="unlock" variant="contained" disabled={passphrase === ''}>
            Open backup
          </Button>
        )}
        {state.step === 'read' && (
          <Button variant="contained" disabled={isBusy} onClick={() => void run(handleImport)}>
            {isBusy ? 'Importing...' : 'Import requests'}
          </Button>
        )}
        <Button variant="outlined" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </EditorModal>
  );
}
