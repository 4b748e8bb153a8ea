import { useRef, useState } from 'react';
import { useAdminSelector } from '../store/hooks';
import type { FieldValues } from 'react-hook-form';
import { selectIsPersistPending } from '../drafts/draftsReducer';
import type { FieldErrors } from '@/domain/booking/forms';
import { useRestoredForm } from './formAutosave';
import { usePendingPictures } from './pictures/pendingPictures';
import { useEditorForm } from './useEditorForm';
import { useRebaseOnChange } from './useRebaseOnChange';

export interface PageFormOptions<T extends FieldValues> {
  /** Name of the page, the key of its autosave. */
  kind: string;
  /** Form values of the saved page. */
  start: T;
  /** Validates the autosaved input from before a reload. */
  clean?: (kept: Record<string, unknown>) => Record<string, unknown>;
  validate: (values: T) => FieldErrors<T>;
}

/**
 * Manages a form that stays open after a save. Changes saved elsewhere, such as by Undo or in
 * another tab, appear in every field without newer input.
 */
export function usePageForm<T extends FieldValues>(options: PageFormOptions<T>) {
  const { kind, start, clean, validate } = options;
  const [found] = useRestoredForm(kind);
  const [kept] = useState(() => found && (clean ? clean(found.values) : found.values));
  const isOwed = useAdminSelector(selectIsPersistPending);
  const editor = useEditorForm({
    kind,
    id: kind,
    start,
    kept: kept ?? undefined,
    validate,
    isOwed,
  });
  const { rebase } = editor;
  const latest = useRef(start);
  latest.current = start;
  useRebaseOnChange(start, rebase);
  /** After a save, shows the values as saved, except in fields that were edited since. */
  const settle = (submitted: T) => rebase(latest.current, submitted);
  return { ...editor, isOwed, settle, pictures: usePendingPictures() };
}
