import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectDrafts, selectKeeping } from '@/api/drafts/draftsReducer';
import { changesOf, type Edit } from '@/api/drafts/editing';
import { workingCopy } from '@/api/drafts/workingCopy';
import { listChanges, type RecordChange } from '@/api/publish/changes';
import type { FieldChange } from '@/api/publish/fieldChanges';
import { pastDifferences, unrestored } from '@/api/publish/past';
import {
  draftsRestored,
  restoredField,
  restoredRecord,
  restoredSite,
  restoreRefusal,
  unfeaturedBy,
  type Restoration,
} from '@/api/publish/restore';
import type { Content } from '@/domain/content';
import { counted } from '@/domain/digits';
import { useConfirm } from '@/features/admin/common/ConfirmDialog';
import { useSave } from '@/features/admin/common/useSave';
import { unfeaturedText } from '../useDiscard';

const FAILED = 'What was restored could not be stored in this browser.';

/** Of the whole site, where a record has its key. */
export const WHOLE = 'whole';

function question(then: string, changes: readonly RecordChange[], mine: readonly RecordChange[]) {
  const keys = new Set(changes.map(({ key }) => key));
  const replaced = mine.filter(({ key }) => keys.has(key));
  const loss =
    replaced.length > 0
      ? ` ${counted(replaced.length, 'unpublished change')} of yours would be replaced.`
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
 * What a past content has otherwise than what is edited now, and the ways to bring it back; each is one step.
 * @param then when that was, in words
 */
export function useRestore(past: Content, published: Content, then: string) {
  const drafts = useSelector(selectDrafts);
  const { isFollowing } = useSelector(selectKeeping);
  const { saveInList } = useSave();
  const { confirm, dialog } = useConfirm();
  const [refused, setRefused] = useState<{ key: string; text: string }>();
  const now = useMemo(() => workingCopy(published, drafts), [published, drafts]);
  const changes = useMemo(() => pastDifferences(now, past), [now, past]);
  const whole = useMemo(() => {
    const restoration = restoredSite(past, drafts, published);
    const isNeeded = changesOf(restoration.edits, drafts, published).length > 0;
    const restored = workingCopy(published, draftsRestored(restoration, drafts, published));
    return { restoration, isNeeded, left: unrestored(restored, past) };
  }, [past, drafts, published]);

  const restore = async (key: string, restoration: Restoration) => {
    const { label, message, edits } = restoration;
    const text = restoreRefusal(restoration, drafts, published);
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
    /** What stays as it is even then, in words. */
    left: whole.left,
    isReadOnly: isFollowing,
    refusalOf: (key: string) => (refused?.key === key ? refused.text : undefined),
    restoreField: (change: RecordChange, field: FieldChange) =>
      void restore(change.key, restoredField(change, field, now)),
    restoreRecord: (change: RecordChange) => void restore(change.key, restoredRecord(change)),
    restoreWhole: async () => {
      if (await confirm(question(then, changes, listChanges(drafts))))
        await restore(WHOLE, whole.restoration);
    },
    dialog,
  };
}
