import type { UnknownAction } from '@reduxjs/toolkit';
import { redo, undo, type WorkshopThunk } from '@/api/drafts/editing';
import { activityAdded } from '@/features/activity';
import { editsSaved, redoAsked, toastAsked, undoAsked } from '@/features/admin/common/saved';
import { noticeShown } from '@/features/notices';
import type { Listener } from '../store/listeners';

/** The store takes thunks, which the type of a plain reaction does not foresee. */
const asAction = (thunk: WorkshopThunk<unknown>) => thunk as unknown as UnknownAction;

const CHANGED_SINCE = 'This cannot be undone any more: it has been changed again since.';

function undoAndTell(stepId: string): WorkshopThunk<Promise<void>> {
  return async (dispatch) => {
    const step = await dispatch(undo(stepId));
    dispatch(
      noticeShown(
        step
          ? {
              message: `Undone: ${step.label}`,
              type: 'success',
              action: { label: 'Redo', dispatches: redoAsked() },
            }
          : { message: CHANGED_SINCE, type: 'warning' },
      ),
    );
  };
}

function redoAndTell(): WorkshopThunk<Promise<void>> {
  return async (dispatch) => {
    const step = await dispatch(redo());
    if (!step) return;
    dispatch(
      noticeShown({
        message: `Done again: ${step.label}`,
        type: 'success',
        action: { label: 'Undo', dispatches: undoAsked(step.id) },
      }),
    );
  };
}

/** What happens in the back office because of something else in it; joins the store with the wing. */
export const reactions: readonly Listener[] = [
  (action) => {
    if (!editsSaved.match(action)) return undefined;
    const { message, stepId, duration } = action.payload;
    return noticeShown({
      message,
      type: 'success',
      ...(duration !== undefined && { duration }),
      action: { label: 'Undo', dispatches: undoAsked(stepId) },
    });
  },
  (action) =>
    editsSaved.match(action) && action.payload.activity
      ? activityAdded(action.payload.activity, new Date().toISOString())
      : undefined,
  (action) => (toastAsked.match(action) ? noticeShown(action.payload) : undefined),
  (action) => (undoAsked.match(action) ? asAction(undoAndTell(action.payload)) : undefined),
  (action) => (redoAsked.match(action) ? asAction(redoAndTell()) : undefined),
];
