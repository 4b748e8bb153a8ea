import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EDIT_PARAM, FIELD_PARAM } from '@/domain/links/adminPaths';
import { withQueryParams } from '@/ui/navigation/withQueryParams';
import { LEAVE_CONFIRMATION } from '../../forms/dirtyForms';
import { clearAutosave, readAutosave } from '../../forms/formAutosave';
import type { ConfirmOptions } from '../../forms/layout/useConfirm';
import { selectHasUnsavedChanges } from '../../store/formsSlice';
import { useAdminStore } from '../../store/hooks';

/** The open editor. */
export interface OpenEditor {
  /** Id of the edited record, or '' for a new one. */
  id: string;
  /** Whether a new record starts as featured. */
  isFeatured: boolean;
}

/** URL hash while a record is added that starts as featured. */
const FEATURED_HASH = '#featured';

/**
 * Manages which record the editor dialog of a list shows. It opens automatically for an unfinished
 * form or a record named by the URL (`?edit=<id>`), unless the record was deleted meanwhile. It
 * stays open when editing is disabled, so that unsaved input is not lost.
 * @param autosave key of the autosave of the form
 */
export function useRecordEditor(
  autosave: string,
  records: readonly { id: string }[],
  isLocked: boolean,
  confirm: (question: ConfirmOptions) => Promise<boolean>,
) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const store = useAdminStore();
  const [editor, setEditor] = useState<OpenEditor | null>(null);
  const [restoredId, setRestoredId] = useState(() => readAutosave(autosave)?.id ?? null);
  const askedId = new URLSearchParams(search).get(EDIT_PARAM);
  const [seenId, setSeenId] = useState<string | null>(null);
  if (!isLocked && (restoredId !== null || askedId !== seenId)) {
    setRestoredId(null);
    setSeenId(askedId);
    const exists = (id: string | null) => records.some((record) => record.id === id);
    const id = restoredId === '' || exists(restoredId) ? restoredId : askedId;
    if (id === '' || exists(id)) setEditor({ id: id ?? '', isFeatured: false });
  }
  const show = useCallback(
    (next: OpenEditor | null) => {
      setEditor(next);
      const nextSearch = withQueryParams(search, { [EDIT_PARAM]: '', [FIELD_PARAM]: '' });
      const nextHash = next?.isFeatured ? FEATURED_HASH : '';
      const isHashChanged = hash !== nextHash && [hash, nextHash].includes(FEATURED_HASH);
      if (nextSearch !== search || isHashChanged)
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
    add: (isFeatured = false) => show({ id: '', isFeatured }),
    open: useCallback((id: string) => show({ id, isFeatured: false }), [show]),
    /** Closes before the form has been loaded. Autosaved input stays stored. */
    hide: () => show(null),
    /** Closes after a confirmation if there are unsaved edits. */
    leave: async () => {
      if (!selectHasUnsavedChanges(store.getState()) || (await confirm(LEAVE_CONFIRMATION)))
        close();
    },
  };
}
