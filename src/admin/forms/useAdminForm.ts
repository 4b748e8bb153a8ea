import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { sameJson } from '@/domain/text/sameJson';
import { selectIsPersistPending } from '../drafts/state/draftsReducer';
import { useAdminSelector } from '../store/hooks';
import { clearAutosave, readAutosave, useAutosave } from './formAutosave';
import { rebasedValues, restoredValues } from './formValues';
import { useMarkDirty } from './dirtyForms';
import { useSchemaForm, type SchemaFormOptions } from './useSchemaForm';

interface AdminFormOptions<TValues extends FieldValues, TResult> extends SchemaFormOptions<
  TValues,
  TResult
> {
  /** Name of the form, the key of its autosave. */
  name: string;
  /** Id of the edited record, or '' for a new one. It must not change while the form is mounted. */
  id: string;
  /**
   * Form values of the saved record. Fields without unsaved input take over what is saved elsewhere, such as by Undo or
   * in another tab.
   */
  start: TValues;
  /** Unsaved input from before the form remounted, used instead of the autosaved input. */
  carried?: TValues;
  /** Whether leaving the page asks for confirmation while there is unsaved input. Default: true. */
  isGuarded?: boolean;
}

/**
 * Returns whether a form contains input that a reload would lose: it is unsaved, being saved, or
 * its save has failed.
 */
function useHasInputToRestore(isDirty: boolean, isPending: boolean, isRestored: boolean): boolean {
  const [hadInputToRestore, setHadInputToRestore] = useState(isRestored);
  const hasInputToRestore = isDirty || (hadInputToRestore && isPending);
  if (hasInputToRestore !== hadInputToRestore) setHadInputToRestore(hasInputToRestore);
  return hasInputToRestore;
}

/** Returns the starting values with autosaved input. Fields that were not edited show what was saved since. */
function restoredInput<T extends object>(
  start: T,
  restored: { values: Record<string, unknown>; start?: Record<string, unknown> } | undefined,
): T {
  const values = restoredValues(start, restored?.values);
  if (!restored?.start) return values;
  return rebasedValues(values, restoredValues(start, restored.start), start);
}

/**
 * Manages a form of the back office. The schema validates it on submit, and an error is cleared
 * when its field is edited. Unsaved input is autosaved in this tab, so that it survives a reload.
 * {@link FormFrame} renders the form.
 * @returns `values`: the current input. `hasInputToRestore`: whether a reload would lose input. `isRestored`:
 * whether autosaved input is shown. `discard` removes the unsaved input. `settle`, called with the
 * submitted values after a save of a form that stays open, shows the values as they were saved,
 * except in fields that were edited since.
 */
export function useAdminForm<TValues extends FieldValues, TResult>(
  options: AdminFormOptions<TValues, TResult>,
) {
  const { name, id, schema, start, carried, isGuarded = true } = options;
  const [restored] = useState(() => {
    const found = readAutosave(name);
    if (carried) return { values: carried };
    return found?.id === id ? found : undefined;
  });
  const [first] = useState(() => restoredInput(start, restored));
  const [saved, setSaved] = useState(start);
  const form = useSchemaForm({ schema, start: first });
  const { control, getValues, reset } = form;
  const values = useWatch({ control }) as TValues;
  const isDirty = !sameJson(values, saved);
  const isPending = useAdminSelector(selectIsPersistPending);
  const hasInputToRestore = useHasInputToRestore(isDirty, isPending, restored !== undefined);
  // Input that has been stored after all need not be restored.
  const [isRestored, setIsRestored] = useState(restored !== undefined && !carried && isDirty);
  useMarkDirty(isDirty && isGuarded);
  useAutosave(name, id, values, hasInputToRestore, isPending ? undefined : saved);

  /** Takes over `start` in the fields that are unchanged since `from`. */
  const rebase = useEffectEvent((from: TValues) => {
    const now = getValues();
    const next = rebasedValues(now, from, start);
    setSaved(start);
    if (!sameJson(now, next)) reset(next);
    if (sameJson(next, start)) setIsRestored(false);
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
    hasInputToRestore,
    isRestored,
    discard() {
      reset(saved);
      clearAutosave(name);
      setIsRestored(false);
    },
    settle(submitted: TValues) {
      base.current = submitted;
      setSettled(submitted);
    },
  };
}
