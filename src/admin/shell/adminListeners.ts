import { activityAdded, activityUndone } from '@/features/activity';
import type { NoticeInput } from '@/features/notices';
import { redo, undo, type UndoOutcome } from '../drafts/editThunks';
import { stepRedone, stepUndone } from '../drafts/state/draftSlices';
import { undoRejectionMessage } from '../drafts/messages';
import {
  editsSaved,
  redoRequested,
  persistRetryRequested,
  undoRequested,
} from '../forms/saveActions';
import { showStep } from '../forms/showStep';
import { retryPersist } from '../forms/useSave';
import type { AdminStartListening } from '../store/adminState';

/** Returns the toast about an undo or redo, with a button that reverts it. */
function noticeOf(
  outcome: UndoOutcome,
  verb: string,
  actionFor: (stepId: string) => NonNullable<NoticeInput['action']>,
): NoticeInput {
  if ('rejection' in outcome)
    return { message: undoRejectionMessage(outcome.rejection), type: 'warning' };
  const { id, label } = outcome.step;
  return { message: `${verb}: ${label}`, type: 'success', action: actionFor(id) };
}

const undoButton = (stepId: string) => ({ label: 'Undo', dispatches: undoRequested(stepId) });
const redoButton = () => ({ label: 'Redo', dispatches: redoRequested() });

/** Starts the effects of saves and undo requests. */
export function startAdminListeners(startListening: AdminStartListening): void {
  startListening({
    actionCreator: editsSaved,
    effect({ payload: { message, stepId, duration, activity } }, { dispatch }) {
      dispatch(
        showStep({
          message,
          type: 'success',
          duration,
          action: undoButton(stepId),
        }),
      );
      if (activity) dispatch(activityAdded(activity, new Date().toISOString(), stepId));
    },
  });
  for (const actionCreator of [stepUndone, stepRedone])
    startListening({
      actionCreator,
      effect({ payload: { id } }, { dispatch }) {
        dispatch(activityUndone({ id, isUndone: actionCreator === stepUndone }));
      },
    });
  startListening({
    actionCreator: undoRequested,
    async effect({ payload }, { dispatch, getState }) {
      // The rental desk undoes its own steps.
      if (getState().history.done.some(({ id, desk }) => id === payload && desk)) return;
      dispatch(showStep(noticeOf(await dispatch(undo(payload)), 'Undone', redoButton)));
    },
  });
  startListening({
    actionCreator: redoRequested,
    async effect(_action, { dispatch, getState }) {
      if (getState().history.undone[0]?.desk) return;
      const outcome = await dispatch(redo());
      if (outcome) dispatch(showStep(noticeOf(outcome, 'Redone', undoButton)));
    },
  });
  startListening({
    actionCreator: persistRetryRequested,
    effect: ({ payload }, { dispatch }) => dispatch(retryPersist(payload)),
  });
}
