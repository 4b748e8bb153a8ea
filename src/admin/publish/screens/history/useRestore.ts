import { useMemo, useState } from 'react';
import { useAdminSelector } from '../../../store/hooks';
import { selectDrafts, selectPersistence } from '../../../drafts/draftsReducer';
import { changesOf, type Edit } from '../../../drafts/editing';
import { workingCopy } from '../../../drafts/workingCopy';
import { listChanges, type RecordChange } from '../../changes/changes';
import type { FieldChange } from '../../changes/fieldChanges';
import { diffWithPast, listUnrestorable } from '../../restore/pastContent';
import {
  applyRestoration,
  fieldRestoration,
  recordRestoration,
  siteRestoration,
  restoreError,
  unfeaturedBy,
  type Restoration,
} from '../../restore/restore';
import type { Content } from '@/domain/content/content';
import { formatCount } from '@/domain/text/formatNumber';
import { useConfirm } from '../../../forms/layout/useConfirm';
import { useSave } from '../../../forms/useSave';
import { unfeaturedText } from '../useDiscardChanges';

const FAILED = 'What was restored could not be stored in this browser.';

/** Key of the whole site, used like the key of a record. */
export const WHOLE_SITE_KEY = 'whole';

function question(then: string, changes: readonly RecordChange[], mine: readonly RecordChange[]) {
  const keys = new Set(changes.map(({ key }) => key));
  const replaced = mine.filter(({ key }) => keys.has(key));
  const loss =
    replaced.length > 0
      ? ` ${formatCount(replaced.length, 'unpublished change')} of yours would be replaced.`
      : '';
  return {
    title: 'Restore the whole site',
    text: `Everything that differs becomes an unpublished change: it is then as it was on ${then}. Nothing is published, and you can undo it.${loss}`,
    verb: 'Restore',
  };
}

function featuredQuestion(unfeatured: readonly Edit[]) {
  return {
    title: 'Restore and unfeature',
    text: `${unfeaturedText(unfeatured)}Nothing is published, and you can undo it.`,
    verb: 'Restore',
  };
}

/**
 * Compares a past content with the working copy, and returns the actions to restore it, each as one step.
 * @param then formatted time of the publication
 */
export function useRestore(past: Content, published: Content, then: string) {
  const drafts = useAdminSelector(selectDrafts);
  const { isFollowing } = useAdminSelector(selectPersistence);
  const { saveInList } = useSave();
  const { confirm, dialog } = useConfirm();
  const [refused, setRefused] = useState<{ key: string; text: string }>();
  const now = useMemo(() => workingCopy(published, drafts), [published, drafts]);
  const changes = useMemo(() => diffWithPast(now, past), [now, past]);
  const whole = useMemo(() => {
    const restoration = siteRestoration(past, drafts, published);
    const isNeeded = changesOf(restoration.edits, drafts, published).length > 0;
    const restored = workingCopy(published, applyRestoration(restoration, drafts, published));
    return { restoration, isNeeded, left: listUnrestorable(restored, past) };
  }, [past, drafts, published]);

  const restore = async (key: string, restoration: Restoration) => {
    const { label, message, edits } = restoration;
    const text = restoreError(restoration, drafts, published);
    setRefused(text === undefined ? undefined : { key, text });
    if (text !== undefined) return;
    const unfeatured = unfeaturedBy(restoration, drafts, published);
    if (unfeatured.length === 0 || (await confirm(featuredQuestion(unfeatured))))
      await saveInList({ label, message, edits }, FAILED);
  };
  return {
    changes,
    /** Whether restoring the whole site would change anything. */
    isWholeNeeded: whole.isNeeded,
    /** Names of files that cannot be restored. */
    left: whole.left,
    isReadOnly: isFollowing,
    refusalOf: (key: string) => (refused?.key === key ? refused.text : undefined),
    restoreField: (change: RecordChange, field: FieldChange) =>
      void restore(change.key, fieldRestoration(change, field, now)),
    restoreRecord: (change: RecordChange) => void restore(change.key, recordRestoration(change)),
    restoreWhole: async () => {
      if (await confirm(question(then, changes, listChanges(drafts))))
        await restore(WHOLE_SITE_KEY, whole.restoration);
    },
    dialog,
  };
}
