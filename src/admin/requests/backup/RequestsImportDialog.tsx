import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { missingSettings } from '@/domain/rental/incoming/mergeRequests';
import { StatusAlert } from '../../layout/StatusAlert';
import { EditorModal } from '../../layout/EditorModal';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequestsSettings, selectAreRequestsLocked } from '../store/selectors';
import { importRequests } from '../changes/bulkThunks';
import { changeSettings } from '../changes/thunks';
import { ImportFindings } from './ImportFindings';
import { useBackupFile, type FileProblem } from './useBackupFile';

const PROBLEMS: Record<FileProblem, string> = {
  notABackup: 'This file is not a backup of requests.',
  newer: 'This backup was made by a newer version of this site. Reload the page, then try again.',
  wrongPassphrase: 'The passphrase is wrong, or the file is damaged.',
  unreadable: 'The file could not be read.',
  tooLarge: 'The file is too large. The limit is 100 MB.',
};

/** Dialog that shows what a backup would change, before its requests are imported. */
export function RequestsImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const dispatch = useRequestsDispatch();
  const settings = useRequestsSelector(selectRequestsSettings);
  const isLocked = useRequestsSelector(selectAreRequestsLocked);
  const [hasFailed, setHasFailed] = useState(false);
  const { state, unlock } = useBackupFile(file);
  const [passphrase, setPassphrase] = useState('');
  /** Whether the backup’s version is used, by reference; without an entry the one that was changed later. */
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const handleUnlock = (event: SyntheticEvent) => {
    event.preventDefault();
    void unlock(passphrase);
  };
  const used = (reference: string, isNewer: boolean) => choices[reference] ?? isNewer;
  const handleImport = async () => {
    if (state.step !== 'read') return;
    const { added, changed } = state.plan;
    const replacing = changed.filter((one) => used(one.stored.ref, one.isNewer));
    const requests = [...added, ...replacing.map(({ imported }) => imported)];
    if (requests.length > 0 && (await dispatch(importRequests(requests))) === 'locked') return;
    // Stores the requests too if that has failed before.
    const outcome = await dispatch(changeSettings(missingSettings(settings, state.settings)));
    setHasFailed(outcome !== 'stored');
    if (outcome === 'stored') onClose();
  };
  return (
    <EditorModal title="Import requests" onClose={onClose}>
      <DialogContent>
        <p style={{ overflowWrap: 'anywhere' }}>{file.name}</p>
        <Stack aria-live="polite" spacing={2}>
          {state.step === 'reading' && <p>Reading the file...</p>}
          {'problem' in state && state.problem && (
            <StatusAlert severity="error">{PROBLEMS[state.problem]}</StatusAlert>
          )}
          {hasFailed && (
            <StatusAlert severity="error">
              The import was not stored. It is in this tab only, and is lost when the page is
              closed.
            </StatusAlert>
          )}
          {state.step === 'read' && (
            <ImportFindings
              plan={state.plan}
              damaged={state.damaged}
              isUsed={used}
              onChoose={(reference, isUsed) => setChoices({ ...choices, [reference]: isUsed })}
            />
          )}
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
          <Button variant="contained" disabled={isLocked} onClick={() => void handleImport()}>
            Import requests
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </EditorModal>
  );
}
