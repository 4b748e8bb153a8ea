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
import type { FieldErrors } from '@/domain/forms';
import { isJsonObject } from '@/domain/jsonObject';
import { sameJson } from '@/domain/sameJson';
import { dropKeptForm, useKeptForm } from './keptForm';
import { useUnsavedMark } from './unsaved';

const isLine = (item: unknown) => isJsonObject(item) && typeof item.text === 'string';

/** Whether a kept value can stand for a field that starts like this. */
function isAlike(value: unknown, start: unknown): boolean {
  if (!Array.isArray(start)) return typeof value === typeof start && typeof value !== 'object';
  if (!Array.isArray(value)) return false;
  return value.every((item) => typeof item === 'string') || value.every(isLine);
}

/** The starting values with what was kept of them; kept values of another shape are left out. */
export function restoredValues<T extends object>(
  start: T,
  kept: Record<string, unknown> | undefined,
): T {
  if (!kept) return start;
  const good = Object.entries(start).map(([key, value]) => {
    const found = Object.hasOwn(kept, key) ? kept[key] : value;
    return [key, isAlike(found, value) ? found : value] as const;
  });
  return Object.fromEntries(good) as T;
}

/** The values with what has not been typed over taken from `to`; `from` is what they began with. */
export function rebasedValues<T extends object>(values: T, from: T, to: T): T {
  const keys = Object.keys(to) as (keyof T)[];
  const keep = (key: keyof T) => (sameJson(values[key], from[key]) ? to[key] : values[key]);
  return Object.fromEntries(keys.map((key) => [key, keep(key)])) as T;
}

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
}

/**
 * A form of the back office: its values, its errors, whether it has unsaved edits. What is typed survives a
 * reload; errors come with saving and go when their field is edited (back-office.md §5).
 */
export function useEditorForm<T extends FieldValues>(options: EditorFormOptions<T>) {
  const { kind, id, start, kept, validate } = options;
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
  useUnsavedMark(isDirty);
  useKeptForm(kind, id, values, isDirty);
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  /** Throws away what was brought back. */
  const discard = () => {
    reset(first);
    dropKeptForm(kind);
    setIsRestored(false);
  };
  /**
   * What is saved is another now: fields that nobody has typed into follow it.
   * @param from what they are compared with; what the form has begun with when missing
   */
  const rebase = useCallback(
    (to: T, from: T = first) => {
      setFirst(to);
      const now = getValues();
      const next = rebasedValues(now, from, to);
      if (!sameJson(now, next)) reset(next);
      if (sameJson(next, to)) setIsRestored(false);
    },
    [first, getValues, reset],
  );
  return { form, values, isDirty, isRestored, discard, rebase };
}
