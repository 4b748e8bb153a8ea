import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EDIT_PARAM, FIELD_PARAM } from '@/domain/links/adminPaths';
import { clearAutosave, useRestoredForm } from './formAutosave';
import { hasDirtyForms, LEAVE_CONFIRMATION } from './dirtyForms';
import type { ConfirmOptions } from './layout/useConfirm';

/** An open editor: what it is about, and what was typed before a reload. */
export interface OpenEditor<T> {
  /** Missing for a new record. */
  record?: T;
  kept?: Record<string, unknown>;
  /** A new one begins as featured. */
  isFeatured?: boolean;
}

/** The record that the address asks for, and how to forget it. */
function useAskedRecord<T extends { id: string }>(records: readonly T[]) {
  const [params, setParams] = useSearchParams();
  const id = params.get(EDIT_PARAM);
  const forget = () => {
    if (id === null) return;
    const others = new URLSearchParams(params);
    [EDIT_PARAM, FIELD_PARAM].forEach((name) => others.delete(name));
    setParams(others, { replace: true });
  };
  return [records.find((record) => record.id === id), forget] as const;
}

/**
 * Whether the editor window of a list is open, and for what. It opens by itself where a form was left
 * unfinished, or where the address names a record (`?edit=<id>`); whoever has typed is asked before it closes.
 * @param kind of form, by which what is typed is kept
 * @param isSaving nobody leaves while it is being saved: what is done then would close the next editor
 */
export function useEditor<T extends { id: string }>(
  kind: string,
  records: readonly T[],
  confirm: (question: ConfirmOptions) => Promise<boolean>,
  isSaving = false,
) {
  const [found, forget] = useRestoredForm(kind);
  const [opened, setOpened] = useState<OpenEditor<T> | null>(null);
  const foundRecord = found ? records.find(({ id }) => id === found.id) : undefined;
  // A record that is gone meanwhile cannot be edited on.
  const restored: OpenEditor<T> | null =
    found && (found.id === '' || foundRecord) ? { record: foundRecord, kept: found.values } : null;
  const [asked, forgetAsked] = useAskedRecord(records);
  const editor = opened ?? restored ?? (asked ? { record: asked } : null);
  /** Closes without asking: it has been saved, or is to be thrown away. */
  const close = () => {
    clearAutosave(kind);
    forget();
    forgetAsked();
    setOpened(null);
  };
  return {
    editor,
    close,
    open: (record?: T, isFeatured?: boolean) => {
      forget();
      forgetAsked();
      setOpened({ record, isFeatured });
    },
    /** Closes, unless whoever has typed wants to stay; resolves to whether it has. */
    leave: async (): Promise<boolean> => {
      if (isSaving) return false;
      const isLeaving = !hasDirtyForms() || (await confirm(LEAVE_CONFIRMATION));
      if (isLeaving) close();
      return isLeaving;
    },
  };
}
