import type { Edit } from '@/api/drafts/editing';
import { changeSentence, valueBefore, type RecordChange } from '@/api/publish/changes';
import { counted } from '@/domain/digits';
import { useConfirm } from '@/features/admin/common/ConfirmDialog';
import { useSave } from '@/features/admin/common/useSave';

/** Discards changes: the record is again what it began from. Undone like every edit. */
export function useDiscard() {
  const { saveAtOnce } = useSave();
  const { confirm, dialog } = useConfirm();
  const discard = async (gone: readonly RecordChange[]) => {
    const [first] = gone;
    if (!first) return;
    const what = gone.length === 1 ? changeSentence(first) : counted(gone.length, 'change');
    const isMeant =
      gone.length === 1 ||
      (await confirm({
        title: 'Discard changes',
        text: `${what} will be discarded. You can undo this.`,
        verb: 'Discard',
      }));
    if (!isMeant) return;
    await saveAtOnce({
      label: `Discarded: ${what}`,
      edits: gone.map(
        ({ collection, id, entry }) => ({ collection, id, draft: valueBefore(entry) }) as Edit,
      ),
      message:
        gone.length === 1 ? 'Change discarded' : `${counted(gone.length, 'change')} discarded`,
    });
  };
  return { discard, dialog };
}
