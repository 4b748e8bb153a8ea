import type { UnknownAction } from '@reduxjs/toolkit';
import { redo, undo, type EditingThunk } from '../drafts/editing';
import { activityAdded } from '@/features/activity';
import {
  editsSaved,
  redoRequested,
  persistRetryRequested,
  toastRequested,
  undoRequested,
} from '../forms/saveActions';
import { retryPersist } from '../forms/useSave';
import {
  noticeDismissed,
  noticeShown,
  type NoticeRequest,
  type noticesSlice,
} from '@/features/notices';
import type { Listener } from '@/app/store/listeners';

/** The store accepts thunks, but the type of a plain listener does not include them. */
const asAction = (thunk: EditingThunk<unknown>) => thunk as unknown as UnknownAction;

type Notices = ReturnType<typeof noticesSlice.getInitialState>;

/**
 * Shows a toast about a step and replaces the previous one. Several toasts would be outdated and
 * would cover a phone screen.
 */
function tell(notice: NoticeRequest): EditingThunk<void> {
  return (dispatch, getState) => {
    const { notices } = getState() as unknown as { notices: Notices };
    const outdated = notices.notices.filter(({ action }) => {
      const dispatches = action?.dispatches;
      return undoRequested.match(dispatches) || redoRequested.match(dispatches);
    });
    for (const { id } of outdated) dispatch(noticeDismissed(id));
    dispatch(noticeShown(notice));
  };
}

function undoAndTell(stepId: string): EditingThunk<Promise<void>> {
  return async (dispatch) => {
    const outcome = await dispatch(undo(stepId));
    dispatch(
      tell(
        'step' in outcome
          ? {
              message: `Undone: ${outcome.step.label}`,
              type: 'success',
              action: { label: 'Redo', dispatches: redoRequested() },
            }
          : { message: outcome.refusal, type: 'warning' },
      ),
    );
  };
}

function redoAndTell(): EditingThunk<Promise<void>> {
  return async (dispatch) => {
    const outcome = await dispatch(redo());
    if (!outcome) return;
    dispatch(
      tell(
        'step' in outcome
          ? {
              message: `Done again: ${outcome.step.label}`,
              type: 'success',
              action: { label: 'Undo', dispatches: undoRequested(outcome.step.id) },
            }
          : { message: outcome.refusal, type: 'warning' },
      ),
    );
  };
}

/** Listeners of the back office, added to the store together with its chunk. */
export const adminListeners: readonly Listener[] = [
  (action) => {
    if (!editsSaved.match(action)) return undefined;
    const { message, stepId, duration } = action.payload;
    return asAction(
      tell({
        message,
        type: 'success',
        ...(duration !== undefined && { duration }),
        action: { label: 'Undo', dispatches: undoRequested(stepId) },
      }),
    );
  },
  (action) =>
    editsSaved.match(action) && action.payload.activity
      ? activityAdded(action.payload.activity, new Date().toISOString())
      : undefined,
  (action) => (toastRequested.match(action) ? noticeShown(action.payload) : undefined),
  (action) => (undoRequested.match(action) ? asAction(undoAndTell(action.payload)) : undefined),
  (action) => (redoRequested.match(action) ? asAction(redoAndTell()) : undefined),
  (action) =>
    persistRetryRequested.match(action) ? asAction(retryPersist(action.payload)) : undefined,
];
