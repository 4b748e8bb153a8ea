import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { sameJson } from '@/domain/text/sameJson';
import { selectIsUnstored } from '../storage/storageSlice';
import { useAdminDispatch, useAdminSelector, useAdminStore } from '../store/hooks';
import { inputDropped, selectInputs } from '../store/unsavedSlice';
import { rebasedValues, restoredValues } from './formValues';
import { useUnsavedInput } from './unsavedInput';

interface SchemaFormOptions<TValues extends FieldValues, TResult> {
  /** The order of its entries is the order of the errors. */
  schema: GenericSchema<TValues, TResult>;
  start: TValues;
}

export type SchemaForm<TValues extends FieldValues, TResult = unknown> = UseFormReturn<
  TValues,
  unknown,
  TResult
>;

/** Manages a form whose input is not stored, such as a password. */
export function useSchemaForm<TValues extends FieldValues, TResult>(
  options: SchemaFormOptions<TValues, TResult>,
): SchemaForm<TValues, TResult> {
  const form = useForm<TValues, unknown, TResult>({
    defaultValues: options.start as DefaultValues<TValues>,
    resolver: valibotResolver(options.schema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // `FormFrame` focuses the first error in page order instead, because picture fields register no
    // focusable element.
    shouldFocusError: false,
  });
  const { subscribe, clearErrors } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name }) {
          if (name) clearErrors(name as FieldPath<TValues>);
        },
      }),
    [subscribe, clearErrors],
  );
  return form;
}

interface AdminFormOptions<TValues extends FieldValues, TResult> extends SchemaFormOptions<
  TValues,
  TResult
> {
  /** Name of the form, the key of its unsaved input. */
  name: string;
  /** Id of the edited record, or '' for a new one. */
  id: string;
  /** Fields without unsaved input take over what is saved elsewhere, such as by Undo or in another tab. */
  start: TValues;
  /** Whether only closing the page asks for confirmation while there is unsaved input, not leaving it. */
  savesItself?: boolean;
}

/** Input from before a reload, or of a form that this one replaces because its record was removed or restored. */
function useFirstInput<T extends object>(name: string, id: string, start: T) {
  const store = useAdminStore();
  const [first] = useState(() => {
    const input = selectInputs(store.getState())[name];
    const isCarried = input?.asksOn !== undefined;
    if (!input || (!isCarried && input.id !== id)) return { values: start, stored: start };
    const stored = restoredValues(start, input.start);
    const values = restoredValues(start, input.values);
    // Fields that were not edited show what was saved since.
    return isCarried
      ? { values, stored }
      : { values: rebasedValues(values, stored, start), stored, isRestored: true };
  });
  return first;
}

export type AdminForm<TValues extends FieldValues, TResult> = ReturnType<
  typeof useAdminForm<TValues, TResult>
>;

/**
 * Manages a form of the back office, which {@link FormFrame} renders. Its input survives a reload.
 * @returns `isUnsaved`: whether a reload would lose input: it is unsaved, being saved, or its save has failed.
 * `isRestored`: whether input from before a reload is shown. `settle`, called with the submitted values after a save of
 * a form that stays open, shows the values as they were saved, except in fields that were edited since.
 */
export function useAdminForm<TValues extends FieldValues, TResult>(
  options: AdminFormOptions<TValues, TResult>,
) {
  const { name, id, schema, start, savesItself = false } = options;
  const dispatch = useAdminDispatch();
  const first = useFirstInput(name, id, start);
  const [saved, setSaved] = useState(start);
  const form = useSchemaForm({ schema, start: first.values });
  const { control, getValues, reset } = form;
  const values = useWatch({ control }) as TValues;
  const isDirty = !sameJson(values, saved);
  const isPending = useAdminSelector(selectIsUnstored);
  const [stored, setStored] = useState(first.stored);
  if (!isPending && stored !== saved) setStored(saved);
  const isUnsaved = !sameJson(values, stored);
  const [isRestored, setIsRestored] = useState(first.isRestored === true);
  // Input that has been stored after all need not be restored.
  if (isRestored && !isDirty) setIsRestored(false);
  const asksOn = isDirty && !savesItself ? 'leaving' : 'closing';
  useUnsavedInput(name, isUnsaved ? { id, values, start: stored, asksOn } : null);

  /** Takes over `start` in the fields that are unchanged since `from`. */
  const rebase = useEffectEvent((from: TValues) => {
    const now = getValues();
    const next = rebasedValues(now, from, start);
    setSaved(start);
    if (!sameJson(now, next)) reset(next);
  });
  /** Fields that are equal to these values have no unsaved input. */
  const base = useRef(start);
  const [settled, setSettled] = useState<TValues>();
  useEffect(() => {
    if (sameJson(base.current, start)) return;
    rebase(base.current);
    base.current = start;
  }, [start, settled]);

  return {
    form,
    values,
    isDirty,
    isUnsaved,
    isRestored,
    discard() {
      reset(saved);
      dispatch(inputDropped(name));
    },
    settle(submitted: TValues) {
      base.current = submitted;
      setSettled(submitted);
    },
  };
}
