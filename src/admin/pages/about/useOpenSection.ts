import { useEffect, useState } from 'react';
import type { AboutSection } from './aboutForm';
import type { ConfirmOptions } from '../../forms/layout/useConfirm';
import { LEAVE_CONFIRMATION } from '../../forms/dirtyForms';
import { useEditor } from '../../forms/useEditor';
import { SECTION_FORM, type TypedSection } from './SectionForm';

/**
 * Which section is being edited: one at a time. Whoever has typed into it is asked before it closes; what is
 * typed elsewhere on the page does not matter here. Words typed into a section that is gone meanwhile stay, as those
 * of a new one.
 */
export function useOpenSection(
  sections: readonly AboutSection[],
  confirm: (question: ConfirmOptions) => Promise<boolean>,
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
    const isLeaving = !typed || (await confirm(LEAVE_CONFIRMATION));
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
    change: async (asked?: AboutSection) => {
      const isOpen = isShown && record?.id === asked?.id;
      if (!isShown || ((await leave()) && !isOpen)) open(asked);
    },
  };
}
