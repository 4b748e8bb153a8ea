import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import { missingSettings, planImport, type ImportPlan } from '@/domain/rental/mergeRequests';
import type { DeskSettings } from '@/domain/rental/schema';
import { Banner } from '@/ui/feedback/Banner';
import { Field } from '@/ui/form/Field';
import { EditorFooter, EditorModal } from '../../forms/EditorModal';
import { useDeskDispatch, useDeskSelector } from '../store/hooks';
import { selectDeskSettings, selectRequestsByRef } from '../store/selectors';
import { importRequests } from '../store/bulkThunks';
import { changeSettings } from '../store/thunks';
import { BACKUP_MAX_BYTES, readBackup, type BackupProblem } from './backupFile';
import { ImportFindings } from './ImportFindings';

const Body = styled('div')({ display: 'grid', gap: 16, padding: 'clamp(16px, 3vw, 24px)' });

type Problem = Exclude<BackupProblem, 'locked'> | 'unreadable' | 'tooLarge';

const PROBLEMS: Record<Problem, string> = {
  notABackup: 'This file is not a backup of requests.',
  newer: 'This backup was made by a newer version of this site. Reload the page, then try again.',
  wrongPassphrase: 'The passphrase is wrong, or the file is damaged.',
  unreadable: 'The file could not be read.',
  tooLarge: 'The file is too large. The limit is 100 MB.',
};

type State =
  | { step: 'reading' | 'locked'; problem?: Problem }
  | { step: 'failed'; problem: Problem }
  | { step: 'read'; plan: ImportPlan; settings: DeskSettings; damaged: number };

/** Dialog that shows what a backup would change, before its requests are imported. */
export function ImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const dispatch = useDeskDispatch();
  const stored = useDeskSelector(selectRequestsByRef);
  const settings = useDeskSelector(selectDeskSettings);
  const [state, setState] = useState<State>({ step: 'reading' });
  const [passphrase, setPassphrase] = useState('');
  /** Whether the backup’s version is used, by reference; without an entry the one that was changed later. */
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const read = async (typed?: string): Promise<State> => {
    if (file.size > BACKUP_MAX_BYTES) return { step: 'failed', problem: 'tooLarge' };
    try {
      const backup = await readBackup(await file.text(), typed);
      if (!('problem' in backup)) {
        const plan = planImport(stored, backup.requests);
        return { step: 'read', plan, settings: backup.settings, damaged: backup.damaged };
      }
      const { problem } = backup;
      if (problem === 'locked') return { step: 'locked' };
      return { step: problem === 'wrongPassphrase' ? 'locked' : 'failed', problem };
    } catch {
      return { step: 'failed', problem: 'unreadable' };
    }
  };
  const readFirst = useEffectEvent(() => read());
  useEffect(() => {
    let isGone = false;
    void readFirst().then((next) => {
      if (!isGone) setState(next);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const handleUnlock = async (event: SyntheticEvent) => {
    event.preventDefault();
    setState({ step: 'reading' });
    setState(await read(passphrase));
  };
  const used = (reference: string, isNewer: boolean) => choices[reference] ?? isNewer;
  const handleImport = async () => {
    if (state.step !== 'read') return;
    const { added, changed } = state.plan;
    const replacing = changed.filter((one) => used(one.stored.ref, one.isNewer));
    const requests = [...added, ...replacing.map(({ imported }) => imported)];
    if (requests.length > 0) await dispatch(importRequests(requests));
    await dispatch(changeSettings(missingSettings(settings, state.settings)));
    onClose();
  };
  return (
    <EditorModal title="Import backup" onClose={onClose}>
      <Body>
        <p style={{ overflowWrap: 'anywhere' }}>{file.name}</p>
        <div aria-live="polite" style={{ display: 'grid', gap: 16 }}>
          {state.step === 'reading' && <p>Reading the file...</p>}
          {'problem' in state && state.problem && (
            <Banner tone="error">{PROBLEMS[state.problem]}</Banner>
          )}
          {state.step === 'read' && (
            <ImportFindings
              plan={state.plan}
              damaged={state.damaged}
              isUsed={used}
              onChoose={(reference, isUsed) => setChoices({ ...choices, [reference]: isUsed })}
            />
          )}
        </div>
        {state.step === 'locked' && (
          <form id="unlock" noValidate onSubmit={(event) => void handleUnlock(event)}>
            <Field
              label="Passphrase"
              name="passphrase"
              type="password"
              value={passphrase}
              onChange={setPassphrase}
              hint="The backup is encrypted"
              inputProps={{ autoComplete: 'off' }}
            />
          </form>
        )}
      </Body>
      <EditorFooter>
        {state.step === 'locked' && (
          <Button type="submit" form="unlock" variant="contained" disabled={passphrase === ''}>
            Open backup
          </Button>
        )}
        {state.step === 'read' && (
          <Button variant="contained" onClick={() => void handleImport()}>
            Import requests
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
      </EditorFooter>
    </EditorModal>
  );
}
