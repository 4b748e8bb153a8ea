import { useConfirm } from '../layout/useConfirm';
import { LEAVE_CONFIRMATION } from './dirtyForms';

/** Returns a function that closes a form, after a confirmation if it has unsaved input, and the dialog to render for it. */
export function useLeaveConfirm(isDirty: boolean, close: () => void) {
  const { confirm, dialog } = useConfirm();
  const leave = async () => {
    if (!isDirty || (await confirm(LEAVE_CONFIRMATION))) close();
  };
  return { leave: () => void leave(), dialog };
}
