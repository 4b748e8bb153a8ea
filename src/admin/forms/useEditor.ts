import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EDIT_PARAM, FIELD_PARAM } from '@/domain/links/adminPaths';
import { clearAutosave, readAutosave } from './formAutosave';
import { selectHasUnsavedChanges } from '../store/formsSlice';
import { useAdminStore } from '../store/hooks';
import { LEAVE_CONFIRMATION } from './dirtyForms';
import type { ConfirmOptions } from './layout/useConfirm';

/** An open editor. */
interface OpenEditor<T> {
  /** Missing for a new record. */
  record?: T | undefined;
  /** Whether it opened for the unsaved input from before a reload. */
  isRestored?: boolean;
}

/** Returns the record named by the URL, and a function that removes it from the URL. */
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
 * Manages the editor dialog of a list. It opens automatically for an unfinished form or a record
 * named by the URL (`?edit=<id>`). Unsaved edits require a confirmation before it closes.
 * @param kind kind of form, the key of its autosave
 * @param isSaving leaving is disabled during a save, which would otherwise close the next editor
 * when it ends
 */
export function useEditor<T extends { id: string }>(
  kind: string,
  records: readonly T[],
  confirm: (question: ConfirmOptions) => Promise<boolean>,
  isSaving = false,
) {
  const store = useAdminStore();
  const [found, setFound] = useState(() => readAutosave(kind));
  const [opened, setOpened] = useState<OpenEditor<T> | null>(null);
  const foundRecord = found ? records.find(({ id }) => id === found.id) : undefined;
  // A record that was deleted meanwhile cannot be edited further.
  const restored: OpenEditor<T> | null =
    found && (found.id === '' || foundRecord) ? { record: foundRecord, isRestored: true } : null;
  const [asked, forgetAsked] = useAskedRecord(records);
  const editor = opened ?? restored ?? (asked ? { record: asked } : null);
  /** Closes without a confirmation, after a save or a discard. */
  const close = () => {
    clearAutosave(kind);
    setFound(null);
    forgetAsked();
    setOpened(null);
  };
  return {
    editor,
    close,
    open: (record?: T) => {
      setFound(null);
      forgetAsked();
      setOpened({ record });
    },
    /** Closes after a confirmation if there are unsaved edits. Resolves to whether it closed. */
    leave: async (): Promise<boolean> => {
      if (isSaving) return false;
      const isLeaving =
        !selectHasUnsavedChanges(store.getState()) || (await confirm(LEAVE_CONFIRMATION));
      if (isLeaving) close();
      return isLeaving;
    },
  };
}
