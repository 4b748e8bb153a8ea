import type { UnknownAction } from '@reduxjs/toolkit';
import { redo, undo, type WorkshopThunk } from '@/api/drafts/editing';
import { disconnect } from '@/api/publish/github/connection';
import { activityAdded } from '@/features/activity';
import {
  editsSaved,
  redoAsked,
  storeAgainAsked,
  toastAsked,
  undoAsked,
} from '@/features/admin/common/saved';
import { storeAgain } from '@/features/admin/common/useSave';
import {
  noticeDismissed,
  noticeShown,
  type NoticeRequest,
  type noticesSlice,
} from '@/features/notices';
import { signedOut } from '@/features/session';
import type { Listener } from '../store/listeners';

/** The store takes thunks, which the type of a plain reaction does not foresee. */
const asAction = (thunk: WorkshopThunk<unknown>) => thunk as unknown as UnknownAction;

type Notices = ReturnType<typeof noticesSlice.getInitialState>;

/** Shows a toast about a step in the place of the last one: three would hide a phone, and be out of date. */
function tell(notice: NoticeRequest): WorkshopThunk<void> {
  return (dispatch, getState) => {
    const { notices } = getState() as unknown as { notices: Notices };
    const outdated = notices.notices.filter(({ action }) => {
      const dispatches = action?.dispatches;
      return undoAsked.match(dispatches) || redoAsked.match(dispatches);
    });
    for (const { id } of outdated) dispatch(noticeDismissed(id));
    dispatch(noticeShown(notice));
  };
}

function undoAndTell(stepId: string): WorkshopThunk<Promise<void>> {
  return async (dispatch) => {
    const outcome = await dispatch(undo(stepId));
    dispatch(
      tell(
        'step' in outcome
          ? {
              message: `Undone: ${outcome.step.label}`,
              type: 'success',
              action: { label: 'Redo', dispatches: redoAsked() },
            }
          : { message: outcome.refusal, type: 'warning' },
      ),
    );
  };
}

function redoAndTell(): WorkshopThunk<Promise<void>> {
  return async (dispatch) => {
    const outcome = await dispatch(redo());
    if (!outcome) return;
    dispatch(
      tell(
        'step' in outcome
          ? {
              message: `Done again: ${outcome.step.label}`,
              type: 'success',
              action: { label: 'Undo', dispatches: undoAsked(outcome.step.id) },
            }
          : { message: outcome.refusal, type: 'warning' },
      ),
    );
  };
}

/** What happens in the back office because of something else in it; joins the store with the wing. */
export const reactions: readonly Listener[] = [
  (action) => {
    if (!editsSaved.match(action)) return undefined;
    const { message, stepId, duration } = action.payload;
    return asAction(
      tell({
        message,
        type: 'success',
        ...(duration !== undefined && { duration }),
        action: { label: 'Undo', dispatches: undoAsked(stepId) },
      }),
    );
  },
  (action) =>
    editsSaved.match(action) && action.payload.activity
      ? activityAdded(action.payload.activity, new Date().toISOString())
      : undefined,
  (action) => (toastAsked.match(action) ? noticeShown(action.payload) : undefined),
  // Who signs out leaves no credential behind.
  (action) => (signedOut.match(action) ? asAction(async () => disconnect()) : undefined),
  (action) => (undoAsked.match(action) ? asAction(undoAndTell(action.payload)) : undefined),
  (action) => (redoAsked.match(action) ? asAction(redoAndTell()) : undefined),
  (action) => (storeAgainAsked.match(action) ? asAction(storeAgain(action.payload)) : undefined),
];
