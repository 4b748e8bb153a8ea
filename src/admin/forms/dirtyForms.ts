import { useEffect, useId } from 'react';
import { formDirtyChanged } from '../store/formsSlice';
import { useAdminDispatch } from '../store/hooks';
import type { ConfirmOptions } from '../layout/useConfirm';

/** Confirmation before the administrator leaves unsaved edits. */
export const LEAVE_CONFIRMATION: ConfirmOptions = {
  title: 'Leave without saving?',
  text: 'Your changes on this page are not saved yet.',
  verb: 'Leave',
};

/** Registers whether a form has unsaved edits. The entry is removed when the form unmounts. */
export function useMarkDirty(isDirty: boolean): void {
  const name = useId();
  const dispatch = useAdminDispatch();
  useEffect(() => {
    if (!isDirty) return undefined;
    dispatch(formDirtyChanged({ name, isDirty: true }));
    return () => void dispatch(formDirtyChanged({ name, isDirty: false }));
  }, [dispatch, name, isDirty]);
}
