import { noticeShown } from '@/features/notices';
import { formatCount } from '@/domain/text/formatNumber';
import { publishedRecord, withinLimits, type Edit } from '../../drafts/draftChanges';
import { selectPublished } from '../../drafts/content/draftContentSelectors';
import { ruleMessage } from '../../drafts/messages';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { saveEdits } from '../../forms/useSave';
import { useConfirm } from '../../layout/useConfirm';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import { changeSentence, isSameButTimes, type RecordChange } from '../changes/changes';
import { findRestoreViolation } from '../restore/restore';
import { unfeaturedText } from './ChangeList';

/**
 * Returns a function that discards changes by restoring the records before them, as a step that can be undone. If a record is
 * featured again, a record that only a draft features is unfeatured.
 */
export function useDiscard() {
  const dispatch = useAdminDispatch();
  const drafts = useAdminSelector(selectDrafts);
  const published = useAdminSelector(selectPublished)?.content;
  const { confirm, dialog } = useConfirm();
  const discard = async (discarded: readonly RecordChange[]) => {
    const [first] = discarded;
    if (!first || !published) return;
    const isOne = discarded.length === 1;
    const what = isOne ? changeSentence(first) : formatCount(discarded.length, 'change');
    const restored = discarded.map(({ collection, id, entry }): Edit => ({
      collection,
      id,
      draft: entry.base,
    }));
    const beforeOf = (collection: Edit['collection'], id: string) =>
      publishedRecord(published, collection, id);
    const isDraft = (collection: Edit['collection'], id: string) =>
      !(beforeOf(collection, id) as { isFeatured?: boolean } | null)?.isFeatured;
    const limited = withinLimits(restored, drafts, published, isDraft);
    const { unfeatured } = limited;
    const edits = limited.edits.map((edit) => {
      const before = beforeOf(edit.collection, edit.id);
      const isSame = unfeatured.includes(edit) && isSameButTimes(edit.draft, before);
      return isSame ? { ...edit, draft: before } : edit;
    });
    const violation = findRestoreViolation(edits, drafts, published);
    if (violation) {
      const message = `Can’t discard: ${ruleMessage(violation)}`;
      dispatch(noticeShown({ message, type: 'warning' }));
      return;
    }
    const isConfirmed =
      (isOne && unfeatured.length === 0) ||
      (await confirm({
        title: isOne ? 'Discard change' : 'Discard changes',
        text: `${what} will be discarded. ${unfeaturedText(unfeatured)}You can undo this.`,
        verb: 'Discard',
      }));
    if (!isConfirmed) return;
    const message = isOne ? 'Change discarded' : `${what} discarded`;
    await dispatch(saveEdits({ label: `Discarded: ${what}`, edits, message }));
  };
  return { discard, dialog };
}
