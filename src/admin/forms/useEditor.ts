import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EDIT_PARAM, FIELD_PARAM } from '@/domain/links/adminPaths';
import { withQueryParams } from '@/ui/navigation/withQueryParams';
import { selectHasUnsavedChanges } from '../store/formsSlice';
import { useAdminStore } from '../store/hooks';
import { LEAVE_CONFIRMATION } from './dirtyForms';
import { clearAutosave, readAutosave } from './formAutosave';
import type { ConfirmOptions } from '../layout/useConfirm';

/** The open editor. */
export interface OpenEditor<T> {
  /** The edited record as it was when the editor was opened; undefined for a new one. */
  record: T | undefined;
  /** Whether a new record starts as featured. */
  isFeatured: boolean;
}

/** URL hash while a record is added that starts as featured. */
const FEATURED_HASH = '#featured';

interface EditorOptions<T> {
  /** Key of the autosave of the form. */
  autosave: string;
  records: readonly T[];
  /**
   * Whether editing is disabled. No editor opens automatically until it is enabled, but an open one
   * stays open, so that unsaved input is not lost.
   */
  isLocked: boolean;
  confirm: (question: ConfirmOptions) => Promise<boolean>;
  /** Id of the record that opens first. The default is the one named by the URL (`?edit=<id>`). */
  requestedId?: string | undefined;
  /** Whether a new record is edited when no other editor opens first. */
  startsNew?: boolean;
}

/**
 * Manages which record of a list the editor shows, whose form autosaves its input. The editor opens
 * automatically for an unfinished form or a record named by the URL, unless the record was deleted
 * meanwhile.
 */
export function useEditor<T extends { id: string }>(options: EditorOptions<T>) {
  const { autosave, records, isLocked, confirm, startsNew = false } = options;
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const store = useAdminStore();
  const [editor, setEditor] = useState<OpenEditor<T> | null>(
    startsNew ? { record: undefined, isFeatured: false } : null,
  );
  const [restoredId, setRestoredId] = useState(() => readAutosave(autosave)?.id ?? null);
  const [seenId, setSeenId] = useState<string | null>(null);
  const requestedId = options.requestedId ?? new URLSearchParams(search).get(EDIT_PARAM);
  const recordOf = (id: string | null) => records.find((record) => record.id === id);
  if (!isLocked && (restoredId !== null || requestedId !== seenId)) {
    setRestoredId(null);
    setSeenId(requestedId);
    const id = [restoredId, requestedId].find((wanted) => wanted === '' || recordOf(wanted));
    if (id !== undefined)
      setEditor({ record: recordOf(id), isFeatured: id === '' && hash === FEATURED_HASH });
  }
  const show = useCallback(
    (next: OpenEditor<T> | null) => {
      setEditor(next);
      const nextSearch = withQueryParams(search, { [EDIT_PARAM]: '', [FIELD_PARAM]: '' });
      const nextHash = next?.isFeatured ? FEATURED_HASH : '';
      if (nextSearch !== search || [hash, nextHash].includes(FEATURED_HASH))
        void navigate({ search: nextSearch, hash: nextHash }, { replace: true });
    },
    [search, hash, navigate],
  );
  /** Closes without a confirmation, after a save. */
  const close = () => {
    clearAutosave(autosave);
    show(null);
  };
  return {
    editor,
    close,
    add: (isFeatured = false) => show({ record: undefined, isFeatured }),
    open: useCallback(
      (id: string) => {
        const record = records.find((one) => one.id === id);
        if (record) show({ record, isFeatured: false });
      },
      [records, show],
    ),
    /** Closes before the form has been loaded. Autosaved input stays stored. */
    hide: () => show(null),
    /**
     * Closes after a confirmation if there is unsaved input. Resolves to whether it closed.
     * @param hasInput by default, whether any form of the page has unsaved input
     */
    leave: async (hasInput = selectHasUnsavedChanges(store.getState())): Promise<boolean> => {
      const isLeaving = !hasInput || (await confirm(LEAVE_CONFIRMATION));
      if (isLeaving) close();
      return isLeaving;
    },
  };
}
