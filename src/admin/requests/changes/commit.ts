import { nanoid } from '@reduxjs/toolkit';
import type { RentalRequest } from '@/domain/rental/schema';
import { isSameRequest } from '@/domain/rental/incoming/differences';
import { logEntry } from '@/domain/rental/requestLog';
import { withEntryIds } from '@/domain/rental/entryIds';
import { withLoggedChanges } from '@/domain/rental/sync/changedOnTwoDevices';
import { withChecklist } from '@/domain/rental/handover';
import { selectContentsOf } from '../store/productContents';
import { flush, type StoreOutcome } from '../../storage/keepTable';
import type { RequestsThunk } from '../store/storeTypes';
import type { RequestChange } from '../../drafts/state/draftEntry';
import { draftsChanged } from '../../drafts/state/draftsReducer';
import { undoRequested, showStep } from '../../forms/saveEdits';
import { selectRequestById } from '../store/selectors';
import { TAB, writeRequests } from '../store/writeDesk';

/** Log entry of a change, instead of the names of the changed fields. */
export interface RequestEvent {
  event: string;
  detail?: string;
}

/** A change of stored data; 'rejected' if there is nothing to change. */
export type ChangeThunk = RequestsThunk<Promise<StoreOutcome | 'rejected'>>;

export const isoNow = () => new Date().toISOString();

/** Items of requests that hold equipment get their checklist. */
export function commit(changes: readonly RequestChange[]): ChangeThunk {
  return async (dispatch, getState) => {
    const contentsOf = selectContentsOf(getState());
    const complete = changes.map(({ before, after, ...change }) => {
      if (!after) return { ...change, before, after };
      const logged = before ? withLoggedChanges(before, after, TAB) : after;
      const withIds = withEntryIds(logged);
      return { ...change, before, after: withChecklist(before, withIds, contentsOf) };
    });
    dispatch(writeRequests(complete));
    return flush();
  };
}

/** @param label text of the undo history, by default the message. Neither may contain personal data. */
export function commitWithUndo(
  message: string,
  changes: readonly RequestChange[],
  label = message,
): ChangeThunk {
  return async (dispatch, getState) => {
    if (changes.length === 0) return 'rejected';
    // A second press changes nothing but the log. Undo of such a step would do nothing.
    if (changes.every(({ before, after }) => before && after && isSameRequest(before, after)))
      return flush();
    const stored = dispatch(commit(changes));
    const made = changes.map(({ reference, before }) => ({
      reference,
      before,
      after: selectRequestById(getState(), reference) ?? null,
    }));
    dispatch(addStep(message, made, label));
    return stored;
  };
}

export function addStep(
  message: string,
  changes: readonly RequestChange[],
  label = message,
): RequestsThunk<void> {
  return (dispatch) => {
    const id = nanoid();
    // Frozen, so that Immer does not search thousands of requests.
    const desk = Object.freeze({ label, changes });
    dispatch(draftsChanged({ id, label: '', at: isoNow(), changes: [], desk }));
    const action = { label: 'Undo', dispatches: undoRequested(id) };
    dispatch(showStep({ message, type: 'success', action }));
  };
}

export function changed(
  request: RentalRequest,
  fields: Partial<RentalRequest>,
  at: string,
  event?: RequestEvent,
): RentalRequest {
  const next = { ...request, ...fields, updatedAt: at };
  return event ? { ...next, log: [...next.log, logEntry(at, event.event, event.detail)] } : next;
}
