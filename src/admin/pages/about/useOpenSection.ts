import { useState } from 'react';
import type { AboutSection } from './aboutForm';
import type { ConfirmOptions } from '../../layout/useConfirm';
import { useEditor } from '../../forms/useEditor';
import { SECTION_FORM, type TypedSection } from './SectionForm';

/**
 * Manages which section is edited; only one at a time. Unsaved edits in it require a confirmation
 * before it closes, other edits of the page do not. If the section is removed meanwhile, its
 * unsaved input becomes a new section.
 */
export function useOpenSection(
  sections: readonly AboutSection[],
  isLocked: boolean,
  confirm: (question: ConfirmOptions) => Promise<boolean>,
) {
  const [typed, setTyped] = useState<TypedSection | null>(null);
  const editors = useEditor({ autosave: SECTION_FORM, records: sections, isLocked, confirm });
  const record = editors.editor?.record;
  const section = record && sections.find(({ id }) => id === record.id);
  const deletedId = record && !section ? record.id : undefined;
  const isShown = editors.editor !== null && (deletedId === undefined || typed !== null);
  const close = () => {
    setTyped(null);
    editors.close();
  };
  const leave = async (): Promise<boolean> => {
    const hasLeft = await editors.leave(typed !== null);
    if (hasLeft) setTyped(null);
    return hasLeft;
  };
  return {
    /** Id of the section whose form is shown; '' for a new one, null for none. */
    openId: isShown ? (section?.id ?? '') : null,
    /** Props of the form. */
    form: { section, deletedId, carried: typed?.fields, onTyped: setTyped },
    typed,
    close,
    leave,
    /** Opens a section, or a new one, instead of the open one. Passing the open one closes it. */
    change: async (requested?: AboutSection) => {
      const isOpen = isShown && record?.id === requested?.id;
      if (isShown && (!(await leave()) || isOpen)) return;
      if (requested) editors.open(requested.id);
      else editors.add();
    },
  };
}
