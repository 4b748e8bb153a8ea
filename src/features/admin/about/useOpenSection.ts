import type { Section } from '@/domain/aboutForm';
import type { Question } from '@/features/admin/common/ConfirmDialog';
import { UNSAVED_QUESTION } from '@/features/admin/common/unsaved';
import { useEditor } from '@/features/admin/common/useEditor';
import { SECTION_FORM } from './SectionForm';

/**
 * Which section is being edited: one at a time. Whoever has typed into it is asked before it closes; what is
 * typed elsewhere on the page does not matter here.
 */
export function useOpenSection(
  sections: readonly Section[],
  isDirty: boolean,
  confirm: (question: Question) => Promise<boolean>,
) {
  const { editor, open, close } = useEditor(SECTION_FORM, sections, confirm);
  const leave = async (): Promise<boolean> => {
    const isLeaving = !isDirty || (await confirm(UNSAVED_QUESTION));
    if (isLeaving) close();
    return isLeaving;
  };
  return {
    editor,
    close,
    leave,
    /** Opens a section, or a new one, in place of the open one; the open one itself is closed. */
    change: async (section?: Section) => {
      const isOpen = editor !== null && editor.record?.id === section?.id;
      if (!editor || ((await leave()) && !isOpen)) open(section);
    },
  };
}
