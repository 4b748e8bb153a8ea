import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import type { Edit } from '../../drafts/draftChanges';
import { selectPublished } from '../../drafts/content/workingCopySelectors';
import { changeSentence, fieldSentence, type RecordChange } from '../changes/changes';
import { discardedField, discardedRecord, discarding, type Discard } from '../restore/discard';
import type { FieldChange } from '../changes/fieldChanges';
import { discardErrorText, unfeaturedText } from '../restore/restoreMessages';
import { formatCount } from '@/domain/text/formatNumber';
import { useConfirm } from '../../layout/useConfirm';
import { noticeShown } from '@/features/notices';
import { saveEdits } from '../../forms/useSave';

/** Discards a change or one of its fields by restoring the value before it, as a step that can be undone. */
export function useDiscardChanges() {
  const dispatch = useAdminDispatch();
  const drafts = useAdminSelector(selectDrafts);
  const published = useAdminSelector(selectPublished)?.content;
  const { confirm, dialog } = useConfirm();

  const run = async (edits: Edit[], what: string, message: string) => {
    const planned: Discard = published
      ? discarding(edits, drafts, published)
      : { edits, unfeatured: [] };
    const { violation, unfeatured } = planned;
    if (violation) {
      dispatch(noticeShown({ message: discardErrorText(violation), type: 'warning' }));
      return;
    }
    const isConfirmed =
      (edits.length === 1 && unfeatured.length === 0) ||
      (await confirm({
        title: edits.length === 1 ? 'Discard change' : 'Discard changes',
        text: `${what} will be discarded. ${unfeaturedText(unfeatured)}You can undo this.`,
        verb: 'Discard',
      }));
    if (!isConfirmed) return;
    await dispatch(saveEdits({ label: `Discarded: ${what}`, edits: planned.edits, message }));
  };
  return {
    discard: async (discarded: readonly RecordChange[]) => {
      const [first] = discarded;
      if (!first) return;
      const isOne = discarded.length === 1;
      const what = isOne ? changeSentence(first) : formatCount(discarded.length, 'change');
      await run(
        discarded.map(discardedRecord),
        what,
        isOne ? 'Change discarded' : `${what} discarded`,
      );
    },
    discardField: (change: RecordChange, field: FieldChange) =>
      run([discardedField(change, field)], fieldSentence(field, change), 'Change discarded'),
    dialog,
  };
}
