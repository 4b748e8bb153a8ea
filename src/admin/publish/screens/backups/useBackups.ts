import { useCallback, useEffect, useState } from 'react';
import { useAdminDispatch, useAdminSelector } from '../../../store/hooks';
import { deleteBackup, readBackups, type Backup } from '../../../drafts/backups/backups';
import { selectDrafts, selectPersistence } from '../../../drafts/draftsReducer';
import { selectPublished } from '../../../drafts/workingCopySelectors';
import {
  backupContents,
  restoreBackup,
  type BackupContents,
  type BackupOutcome,
} from '../../restore/backupRestore';
import type { StorageFailure } from '@/api/storage/storageFailure';
import { formatCount } from '@/domain/text/formatNumber';
import { editsSaved } from '../../../forms/saveActions';

/** The result of restoring a backup, as groups of names. */
export interface RestoreReport extends Omit<BackupOutcome, 'step'> {
  /** Records left unchanged because they have other unpublished changes. */
  left: string[];
  same: string[];
  lost: string[];
}

/** A backup that would replace unpublished changes, so the administrator has to select which ones. */
interface Question {
  contents: BackupContents;
}

/** Returns the backups of damaged drafts in this browser, and the actions on them. */
export function useBackups() {
  const dispatch = useAdminDispatch();
  const drafts = useAdminSelector(selectDrafts);
  const published = useAdminSelector(selectPublished);
  const { isFollowing, losses, trouble } = useAdminSelector(selectPersistence);
  const [backups, setBackups] = useState<Backup[] | StorageFailure>();
  const [report, setReport] = useState<RestoreReport>();
  const [question, setQuestion] = useState<Question>();

  const isUnloaded = (published?.failed.length ?? 0) > 0;
  const read = useCallback(async () => setBackups(await readBackups()), []);
  // Backups are made when damage is detected, so read them again when that changes.
  useEffect(() => void read(), [read, losses, trouble]);

  const restore = async ({ open, changed, same, lost }: BackupContents, replaces: boolean) => {
    setQuestion(undefined);
    if (!published) return;
    const records = replaces ? [...open, ...changed] : open;
    const { step, ...outcome } = await dispatch(
      restoreBackup(records, published.content, new Date().toISOString()),
    );
    const left = replaces ? [] : changed.map(({ name }) => name);
    setReport({ ...outcome, left, same, lost });
    const message = `${formatCount(outcome.restored.length, 'change')} restored`;
    if (step && outcome.kept === 'stored') dispatch(editsSaved({ stepId: step.id, message }));
  };

  return {
    backups,
    report,
    question,
    /** Content that could not be loaded may contain the base of edits. */
    isUnloaded,
    /** Nothing can be restored while another tab edits or the content of the website has not been loaded. */
    isReadOnly: isFollowing || !published || isUnloaded,
    /** Restores a backup; asks first if unpublished changes would be replaced. */
    tryToRestore: async (raw: unknown) => {
      setReport(undefined);
      if (!published) return;
      const contents = backupContents(raw, drafts, published.content);
      if (contents.changed.length > 0) setQuestion({ contents });
      else await restore(contents, false);
    },
    answer: (replaces: boolean) => question && void restore(question.contents, replaces),
    cancel: () => setQuestion(undefined),
    remove: async ({ key }: Backup) => {
      const isGone = await deleteBackup(key);
      await read();
      return isGone;
    },
  };
}
