import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import { selectDrafts } from '../../drafts/draftsReducer';
import type { Edit } from '../../drafts/editing';
import { featuredName } from '../../drafts/featuredLimits';
import { selectPublished } from '../../drafts/workingCopySelectors';
import { changeSentence, fieldSentence, type RecordChange } from '../changes/changes';
import { discardedField, discardedRecord, discarding, type Discard } from '../changes/discard';
import type { FieldChange } from '../changes/fieldChanges';
import { formatCount } from '@/domain/text/formatNumber';
import { useConfirm } from '../../forms/layout/useConfirm';
import { noticeShown } from '@/features/notices';
import { useSave } from '../../forms/useSave';

/** Returns the text about the records that are unfeatured; empty if there are none. */
export function unfeaturedText(unfeatured: readonly Edit[]): string {
  if (unfeatured.length === 0) return '';
  const names = unfeatured.map(({ draft }) => featuredName(draft ?? {})).join(', ');
  return `Too many records would then be featured, so ${names} will no longer be featured. `;
}

/** Discards a change or one of its fields by restoring the value before it, as a step that can be undone. */
export function useDiscardChanges() {
  const dispatch = useAdminDispatch();
  const drafts = useAdminSelector(selectDrafts);
  const published = useAdminSelector(selectPublished)?.content;
  const { saveAtOnce } = useSave();
  const { confirm, dialog } = useConfirm();

  const run = async (edits: Edit[], what: string, done: string) => {
    const planned: Discard = published
      ? discarding(edits, drafts, published)
      : { edits, unfeatured: [] };
    const { refusal, unfeatured } = planned;
    if (refusal !== undefined) {
      dispatch(noticeShown({ message: refusal, type: 'warning' }));
      return;
    }
    const isMeant =
      (edits.length === 1 && unfeatured.length === 0) ||
      (await confirm({
        title: edits.length === 1 ? 'Discard change' : 'Discard changes',
        text: `${what} will be discarded. ${unfeaturedText(unfeatured)}You can undo this.`,
        verb: 'Discard',
      }));
    if (!isMeant) return;
    await saveAtOnce({ label: `Discarded: ${what}`, edits: planned.edits, message: done });
  };
  return {
    discard: async (gone: readonly RecordChange[]) => {
      const [first] = gone;
      if (!first) return;
      const isOne = gone.length === 1;
      const what = isOne ? changeSentence(first) : formatCount(gone.length, 'change');
      await run(gone.map(discardedRecord), what, isOne ? 'Change discarded' : `${what} discarded`);
    },
    discardField: (change: RecordChange, field: FieldChange) =>
      run([discardedField(change, field)], fieldSentence(field, change), 'Change discarded'),
    dialog,
  };
}
