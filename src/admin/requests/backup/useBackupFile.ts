import { useEffect, useEffectEvent, useState } from 'react';
import { planImport, type ImportPlan } from '@/domain/rental/incoming/mergeRequests';
import type { RequestsSettings } from '@/domain/rental/schema';
import { useRequestsSelector } from '../store/hooks';
import { selectRequestsByRef } from '../store/selectors';
import { BACKUP_MAX_BYTES, readBackup, type BackupProblem } from './backupFile';

export type FileProblem = Exclude<BackupProblem, 'locked'> | 'unreadable' | 'tooLarge';

/** A backup file: being read, encrypted until the passphrase is entered, not readable, or read. */
type BackupFileState =
  | { step: 'reading' | 'locked'; problem?: FileProblem }
  | { step: 'failed'; problem: FileProblem }
  | { step: 'read'; plan: ImportPlan; settings: RequestsSettings; damaged: number };

/** Reads a backup file and compares it with the stored requests. */
export function useBackupFile(file: File) {
  const stored = useRequestsSelector(selectRequestsByRef);
  const [state, setState] = useState<BackupFileState>({ step: 'reading' });
  const read = async (passphrase?: string): Promise<BackupFileState> => {
    if (file.size > BACKUP_MAX_BYTES) return { step: 'failed', problem: 'tooLarge' };
    try {
      const backup = await readBackup(await file.text(), passphrase);
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
    void readFirst().then((first) => {
      if (!isGone) setState(first);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return {
    state,
    /** Reads an encrypted file again with a passphrase. */
    unlock: async (passphrase: string) => {
      setState({ step: 'reading' });
      setState(await read(passphrase));
    },
  };
}
