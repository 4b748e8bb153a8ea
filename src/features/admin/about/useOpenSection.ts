import { useEffect, useState } from 'react';
import type { Section } from '@/domain/aboutForm';
import type { Question } from '@/features/admin/common/ConfirmDialog';
import { UNSAVED_QUESTION } from '@/features/admin/common/unsaved';
import { useEditor } from '@/features/admin/common/useEditor';
import { SECTION_FORM, type TypedSection } from './SectionForm';

/**
 * Which section is being edited: one at a time. Whoever has typed into it is asked before it closes; what is
 * typed elsewhere on the page does not matter here. Words typed into a section that is gone meanwhile stay, as those
 * of a new one.
 */
export function useOpenSection(
  sections: readonly Section[],
  confirm: (question: Question) => Promise<boolean>,
) {
  const [typed, setTyped] = useState<TypedSection | null>(null);
  const { editor, open, close: closeEditor } = useEditor(SECTION_FORM, sections, confirm);
  useEffect(() => {
    // One that was brought back is an open one like any other as soon as something is typed.
    if (typed && editor?.kept) open(editor.record);
  }, [typed, editor, open]);
  const record = editor?.record;
  const section = record && sections.find(({ id }) => id === record.id);
  const goneId = record && !section ? record.id : undefined;
  const isShown = editor !== null && (goneId === undefined || typed !== null);
  const close = () => {
    setTyped(null);
    closeEditor();
  };
  const leave = async (): Promise<boolean> => {
    const isLeaving = !typed || (await confirm(UNSAVED_QUESTION));
    if (isLeaving) close();
    return isLeaving;
  };
  return {
    /** Id of the section whose form is shown; '' for a new one, null for none. */
    openId: isShown ? (section?.id ?? '') : null,
    /** What the form is given. */
    form: { section, goneId, kept: editor?.kept, carried: typed?.fields, onTyped: setTyped },
    typed,
    close,
    leave,
    /** Opens a section, or a new one, in place of the open one; the open one itself is closed. */
    change: async (asked?: Section) => {
      const isOpen = isShown && record?.id === asked?.id;
      if (!isShown || ((await leave()) && !isOpen)) open(asked);
    },
  };
}
