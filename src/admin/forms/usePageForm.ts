import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { FieldValues } from 'react-hook-form';
import { selectIsPersistPending } from '../drafts/draftsReducer';
import type { FieldErrors } from '@/domain/booking/forms';
import { useRestoredForm } from './formAutosave';
import { usePendingPictures } from './pictures/pendingPictures';
import { useEditorForm } from './useEditorForm';
import { useRebaseOnChange } from './useRebaseOnChange';

export interface PageFormOptions<T extends FieldValues> {
  /** Name of the page, by which what is typed is kept. */
  kind: string;
  /** The page as it is saved, as the form shows it. */
  start: T;
  /** Makes what was typed before a reload fit for the form. */
  clean?: (kept: Record<string, unknown>) => Record<string, unknown>;
  validate: (values: T) => FieldErrors<T>;
}

/**
 * A form that stays open when it is saved. What is saved elsewhere, as by Undo or in another tab, shows up in every
 * field that has not been typed into since.
 */
export function usePageForm<T extends FieldValues>(options: PageFormOptions<T>) {
  const { kind, start, clean, validate } = options;
  const [found] = useRestoredForm(kind);
  const [kept] = useState(() => found && (clean ? clean(found.values) : found.values));
  const isOwed = useSelector(selectIsPersistPending);
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
  /** What was sent off is saved: the fields show it as it was saved, save those typed into since. */
  const settle = (submitted: T) => rebase(latest.current, submitted);
  return { ...editor, isOwed, settle, pictures: usePendingPictures() };
}
