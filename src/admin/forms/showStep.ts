import type { ThunkAction, UnknownAction, WithSlice } from '@reduxjs/toolkit';
import {
  noticeDismissed,
  noticeShown,
  type noticesSlice,
  type NoticeInput,
} from '@/features/notices';
import { redoRequested, undoRequested } from './saveActions';

/**
 * Shows a toast about a step and replaces the previous one. Several toasts would be outdated and
 * would cover a phone screen.
 */
export function showStep(
  notice: NoticeInput,
): ThunkAction<void, WithSlice<typeof noticesSlice>, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const outdated = getState().notices.notices.filter(({ action }) => {
      const dispatches = action?.dispatches;
      return undoRequested.match(dispatches) || redoRequested.match(dispatches);
    });
    for (const { id } of outdated) dispatch(noticeDismissed(id));
    dispatch(noticeShown(notice));
  };
}
