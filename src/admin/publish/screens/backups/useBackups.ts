import { useEffect, useState } from 'react';
import { useAdminDispatch, useAdminSelector } from '../../../store/hooks';
import { deleteBackup, readBackups, type Backup } from '../../../drafts/storage/backups';
import { selectDrafts, selectPersistence } from '../../../drafts/state/draftsReducer';
import { selectPublished } from '../../../drafts/content/workingCopySelectors';
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
  skipped: string[];
  same: string[];
  lost: string[];
}

/** Returns the backups of damaged drafts in this browser, and the actions on them. */
export function useBackups() {
  const dispatch = useAdminDispatch();
  const drafts = useAdminSelector(selectDrafts);
  const published = useAdminSelector(selectPublished);
  const { isLockedByOtherTab, losses, issue } = useAdminSelector(selectPersistence);
  const [backups, setBackups] = useState<Backup[] | StorageFailure>();
  const [report, setReport] = useState<RestoreReport>();
  /** A backup that would replace unpublished changes, so the administrator has to decide about them. */
  const [pending, setPending] = useState<BackupContents>();

  const isIncomplete = (published?.failed.length ?? 0) > 0;
  // Backups are made when damage is detected, so read them again when that changes.
  useEffect(() => void readBackups().then(setBackups), [losses, issue]);

  const restore = async ({ open, changed, same, lost }: BackupContents, replaces: boolean) => {
    setPending(undefined);
    if (!published) return;
    const records = replaces ? [...open, ...changed] : open;
    const { step, ...result } = await dispatch(
      restoreBackup(records, published.content, new Date().toISOString()),
    );
    const skipped = replaces ? [] : changed.map(({ name }) => name);
    setReport({ ...result, skipped, same, lost });
    const message = `${formatCount(result.restored.length, 'change')} restored`;
    if (step && result.outcome === 'stored') dispatch(editsSaved({ stepId: step.id, message }));
  };

  return {
    backups,
    report,
    pending,
    /** Content that could not be loaded may contain the base of edits. */
    isIncomplete,
    /** Nothing can be restored while another tab edits or the content of the website has not been loaded. */
    isReadOnly: isLockedByOtherTab || !published || isIncomplete,
    /** Restores a backup; asks first if unpublished changes would be replaced. */
    tryToRestore: async (raw: unknown) => {
      setReport(undefined);
      if (!published) return;
      const contents = backupContents(raw, drafts, published.content);
      if (contents.changed.length > 0) setPending(contents);
      else await restore(contents, false);
    },
    resolve: (replaces: boolean) => pending && void restore(pending, replaces),
    cancel: () => setPending(undefined),
    remove: async ({ key }: Backup) => {
      const isRemoved = await deleteBackup(key);
      setBackups(await readBackups());
      return isRemoved;
    },
  };
}
