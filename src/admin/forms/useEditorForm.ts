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
  /** Kind of form, the key of its autosave. */
  kind: string;
  /** Id of the record, or '' for a new one. */
  id: string;
  /** Form values of the saved record. */
  start: T;
  /** Unsaved input from before a reload. */
  kept?: Record<string, unknown>;
  /**
   * Returns the errors in the order of the fields, or an empty object when the form can be saved.
   */
  validate: (values: T) => FieldErrors<T>;
  /** Whether the last save is still being stored, or is only in the memory of this tab. */
  isOwed?: boolean;
}

/**
 * Returns whether a form holds input that a reload would lose: it is unsaved, being saved, or its
 * save has failed.
 */
function useIsHeld(isDirty: boolean, isOwed: boolean, isRestored = false): boolean {
  const [wasHeld, setWasHeld] = useState(isRestored);
  const isHeld = isDirty || (wasHeld && isOwed);
  if (isHeld !== wasHeld) setWasHeld(isHeld);
  return isHeld;
}

/**
 * Manages a back-office form: values, errors and unsaved edits. Unsaved input survives a reload.
 * Errors appear on save and are cleared when their field is edited.
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
  // Input that has been stored after all need not be restored.
  const [isRestored, setIsRestored] = useState(kept !== undefined && isDirty);
  /** Discards the restored input. */
  const discard = () => {
    reset(first);
    clearAutosave(kind);
    setIsRestored(false);
  };
  /**
   * Updates the form when its saved record changes: fields without unsaved input take over the new
   * value.
   * @param from the values to compare the fields with
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
