import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EDIT_PARAM, FIELD_PARAM } from '@/domain/links/adminPaths';
import { withQueryParams } from '@/ui/navigation/withQueryParams';
import { useConfirm } from '../layout/AdminDialogs';
import { useAdminStore } from '../store/hooks';
import { inputDropped, selectHasOpenInput, selectInputs } from '../store/unsavedSlice';
import { LEAVE_CONFIRMATION } from './unsavedInput';

export interface OpenEditor<T> {
  /** The edited record as it was when the editor was opened; undefined for a new one. */
  record: T | undefined;
  isFeatured: boolean;
}

/** URL hash while a record is added that starts as featured. */
const FEATURED_HASH = '#featured';

interface EditorOptions<T> {
  form: string;
  records: readonly T[];
  /** No editor opens automatically then, but an open one stays, so that unsaved input is not lost. */
  isLocked?: boolean;
  /** Id of the record that opens first. The default is the one named by the URL (`?edit=<id>`). */
  requestedId?: string | undefined;
  /** Whether a new record is edited when no other editor opens first. */
  startsNew?: boolean;
}

/** Opens automatically for an unfinished form or a record named by the URL, unless it was deleted meanwhile. */
export function useEditor<T extends { id: string }>(options: EditorOptions<T>) {
  const { form, records, isLocked = false, startsNew = false } = options;
  const { confirm, dialog } = useConfirm();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const store = useAdminStore();
  const [editor, setEditor] = useState<OpenEditor<T> | null>(
    startsNew ? { record: undefined, isFeatured: false } : null,
  );
  const [restoredId, setRestoredId] = useState(
    () => selectInputs(store.getState())[form]?.id ?? null,
  );
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
    store.dispatch(inputDropped(form));
    show(null);
  };
  return {
    editor,
    /** The question of `leave`, to be rendered. */
    dialog,
    close,
    add: (isFeatured = false) => show({ record: undefined, isFeatured }),
    open: useCallback(
      (id: string) => {
        const record = records.find((one) => one.id === id);
        if (record) show({ record, isFeatured: false });
      },
      [records, show],
    ),
    /** Closes before the form has been loaded. Its unsaved input is kept. */
    hide: () => show(null),
    /** Closes after a confirmation if there is unsaved input. Resolves to whether it closed. */
    leave: async (): Promise<boolean> => {
      const isLeaving =
        !selectHasOpenInput(store.getState(), form) || (await confirm(LEAVE_CONFIRMATION));
      if (isLeaving) close();
      return isLeaving;
    },
  };
}
