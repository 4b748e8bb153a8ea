import { useSelector } from 'react-redux';
import { selectDrafts } from '@/api/drafts/draftsReducer';
import type { Edit } from '@/api/drafts/editing';
import { featuredName } from '@/api/drafts/featuredLimits';
import { selectPublished } from '@/api/drafts/workingCopySelectors';
import { changeSentence, fieldSentence, type RecordChange } from '@/api/publish/changes';
import { discardedField, discardedRecord, discarding, type Discard } from '@/api/publish/discard';
import type { FieldChange } from '@/api/publish/fieldChanges';
import { counted } from '@/domain/digits';
import { useConfirm } from '@/features/admin/common/ConfirmDialog';
import { showToast } from '@/features/admin/common/toast';
import { useSave } from '@/features/admin/common/useSave';

/** What is said of the records that lose the featured flag; '' for none. */
export function unfeaturedText(unfeatured: readonly Edit[]): string {
  if (unfeatured.length === 0) return '';
  const names = unfeatured.map(({ draft }) => featuredName(draft ?? {})).join(', ');
  return `Too many records would then be featured, so ${names} will no longer be featured. `;
}

/** Discards changes: the record, or a field of it, is again what it was before. Can be undone like every edit. */
export function useDiscard() {
  const drafts = useSelector(selectDrafts);
  const published = useSelector(selectPublished)?.content;
  const { saveAtOnce } = useSave();
  const { confirm, dialog } = useConfirm();

  const run = async (edits: Edit[], what: string, done: string) => {
    const planned: Discard = published
      ? discarding(edits, drafts, published)
      : { edits, unfeatured: [] };
    const { refusal, unfeatured } = planned;
    if (refusal !== undefined) return showToast(refusal, 'warning');
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
      const what = isOne ? changeSentence(first) : counted(gone.length, 'change');
      await run(gone.map(discardedRecord), what, isOne ? 'Change discarded' : `${what} discarded`);
    },
    discardField: (change: RecordChange, field: FieldChange) =>
      run([discardedField(change, field)], fieldSentence(field, change), 'Change discarded'),
    dialog,
  };
}
