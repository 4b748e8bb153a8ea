import { useEffect, useId, useSyncExternalStore } from 'react';
import type { ConfirmOptions } from './layout/useConfirm';

/** Confirmation before the administrator leaves unsaved edits. */
export const LEAVE_CONFIRMATION: ConfirmOptions = {
  title: 'Leave without saving?',
  text: 'Your changes on this page are not saved yet.',
  verb: 'Leave',
};

/** Ids of the forms with unsaved edits. */
const dirty = new Set<string>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether any form on the page has unsaved edits. */
export function hasDirtyForms(): boolean {
  return dirty.size > 0;
}

/** Subscribes to {@link hasDirtyForms}. */
export function useHasDirtyForms(): boolean {
  return useSyncExternalStore(subscribe, hasDirtyForms, () => false);
}

/** Registers whether a form has unsaved edits. The entry is removed when the form unmounts. */
export function useMarkDirty(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    dirty.add(id);
    tell();
    return () => {
      dirty.delete(id);
      tell();
    };
  }, [id, isDirty]);
}
