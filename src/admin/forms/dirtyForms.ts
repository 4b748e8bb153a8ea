import { useEffect, useId, useSyncExternalStore } from 'react';
import type { ConfirmOptions } from './layout/useConfirm';

/** What is asked before edits that are not saved are left. */
export const LEAVE_CONFIRMATION: ConfirmOptions = {
  title: 'Leave without saving?',
  text: 'Your changes on this page are not saved yet.',
  verb: 'Leave',
};

/** Forms with edits that are not saved yet, by an id of each. */
const dirty = new Set<string>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether any form on the page has edits that are not saved yet. */
export function hasDirtyForms(): boolean {
  return dirty.size > 0;
}

/** Follows {@link hasDirtyForms}. */
export function useHasDirtyForms(): boolean {
  return useSyncExternalStore(subscribe, hasDirtyForms, () => false);
}

/** Says of a form whether it has edits that are not saved; forgotten when the form goes. */
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
