import { useCallback, useEffect, useRef, useState } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldPath,
  type FieldErrors as FormErrors,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';
import type { FieldErrors } from '@/domain/booking/forms';
import { sameJson } from '@/domain/text/sameJson';
import { rebasedValues, restoredValues } from './formValues';
import { clearAutosave, useAutosave } from './formAutosave';
import { useMarkDirty } from './dirtyForms';

export interface EditorFormOptions<T extends FieldValues> {
  /** Kind of form, by which what is typed is kept. */
  kind: string;
  /** Of the record; '' for a new one. */
  id: string;
  /** The record as the form shows it. */
  start: T;
  /** What was typed before a reload. */
  kept?: Record<string, unknown>;
  /** Errors in the specification's order; empty when the form may be saved. */
  validate: (values: T) => FieldErrors<T>;
  /** What was saved last is still being stored, or in this tab's memory alone. */
  isOwed?: boolean;
}

/**
 * Whether a form holds words that are stored nowhere: they are not saved, or their saving has not come to an end, or
 * it has failed. A reload would lose them.
 */
function useIsHeld(isDirty: boolean, isOwed: boolean, isRestored = false): boolean {
  const [wasHeld, setWasHeld] = useState(isRestored);
  const isHeld = isDirty || (wasHeld && isOwed);
  if (isHeld !== wasHeld) setWasHeld(isHeld);
  return isHeld;
}

/**
 * A form of the back office: its values, its errors, whether it has unsaved edits. What is typed survives a
 * reload; errors come with saving and go when their field is edited (back-office.md §5).
 */
export function useEditorForm<T extends FieldValues>(options: EditorFormOptions<T>) {
  const { kind, id, start, kept, validate, isOwed = false } = options;
  const [first, setFirst] = useState(start);
  const latest = useRef(validate);
  latest.current = validate;
  const resolver: Resolver<T> = (values) => {
    const found = Object.entries(latest.current(values));
    const errors = Object.fromEntries(
      found.map(([field, message]) => [field, { type: 'invalid', message }]),
    ) as unknown as FormErrors<T>;
    return found.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  const form = useForm<T>({
    defaultValues: restoredValues(first, kept) as DefaultValues<T>,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { subscribe, clearErrors, getValues, reset } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name }) {
          if (name) clearErrors(name as FieldPath<T>);
        },
      }),
    [subscribe, clearErrors],
  );
  const values = useWatch({ control: form.control }) as T;
  const isDirty = !sameJson(values, first);
  useMarkDirty(isDirty);
  const isHeld = useIsHeld(isDirty, isOwed, kept !== undefined);
  useAutosave(kind, id, values, isHeld);
  // What was stored after all needs no bringing back.
  const [isRestored, setIsRestored] = useState(kept !== undefined && isDirty);
  /** Throws away what was brought back. */
  const discard = () => {
    reset(first);
    clearAutosave(kind);
    setIsRestored(false);
  };
  /**
   * What is saved is another now: fields that nobody has typed into follow it.
   * @param from what they are compared with
   */
  const rebase = useCallback(
    (to: T, from: T) => {
      setFirst(to);
      const now = getValues();
      const next = rebasedValues(now, from, to);
      if (!sameJson(now, next)) reset(next);
      if (sameJson(next, to)) setIsRestored(false);
    },
    [getValues, reset],
  );
  return { form, values, isDirty, isHeld, isRestored, discard, rebase };
}
