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

type Named = { id: string };

const isNamedList = (value: unknown): value is Named[] =>
  Array.isArray(value) && value.every((item) => isJsonObject(item) && typeof item.id === 'string');

/** A list as {@link rebasedValues}, record by record: added and removed ones too; what was typed is never left out. */
function rebasedList(now: readonly Named[], from: readonly Named[], to: readonly Named[]): Named[] {
  const within = (list: readonly Named[], { id }: Named) => list.find((one) => one.id === id);
  const followed = to.flatMap((target) => {
    const mine = within(now, target);
    const start = within(from, target);
    if (!mine) return start ? [] : [target];
    return [start ? rebasedValues(mine, start, target) : mine];
  });
  const typed = now.filter(
    (mine) => !within(to, mine) && !sameJson(mine, within(from, mine) ?? null),
  );
  return [...followed, ...typed];
}

/**
 * The values with what has not been typed over taken from `to`; `from` is what they began with. A list whose
 * entries have ids is taken entry by entry.
 */
export function rebasedValues<T extends object>(values: T, from: T, to: T): T {
  const keep = (key: keyof T): unknown => {
    const [now, before, next] = [values[key], from[key], to[key]];
    if (sameJson(now, before)) return next;
    if (isNamedList(now) && isNamedList(before) && isNamedList(next))
      return rebasedList(now, before, next);
    return now;
  };
  const keys = Object.keys(to) as (keyof T)[];
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
  /** What was saved last is still being stored, or in this tab's memory alone. */
  isOwed?: boolean;
}

/**
 * Whether a form holds words that are stored nowhere: they are not saved, or their saving has not come to an end, or
 * it has failed. A reload would lose them.
 */
export function useIsHeld(isDirty: boolean, isOwed: boolean, isRestored = false): boolean {
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
  useUnsavedMark(isDirty);
  const isHeld = useIsHeld(isDirty, isOwed, kept !== undefined);
  useKeptForm(kind, id, values, isHeld);
  // What was stored after all needs no bringing back.
  const [isRestored, setIsRestored] = useState(kept !== undefined && isDirty);
  /** Throws away what was brought back. */
  const discard = () => {
    reset(first);
    dropKeptForm(kind);
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
