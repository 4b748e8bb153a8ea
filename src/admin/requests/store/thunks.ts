import { nanoid } from '@reduxjs/toolkit';
import { dayAt } from '@/domain/availability/days';
import { withoutPersonalData } from '@/domain/rental/personalData';
import type { DeskSettings, RentalRequest, RequestStatus } from '@/domain/rental/schema';
import { logChange, logText, stepFields, withHoldIds } from '@/domain/rental/steps';
import { sameJson } from '@/domain/text/sameJson';
import { noticeShown } from '@/features/notices';
import { persistDesk, type PersistOutcome } from '../storage/requestPersistence';
import type { DeskThunk } from './deskState';
import { deskUndoRequested } from './events';
import {
  deskSettingsChanged,
  requestsChanged,
  stepTaken,
  stepUndone,
  type RequestChange,
} from './requestsSlice';
import { selectIsDeskLocked, selectRequestById } from './selectors';

/** Log entry of a change, instead of the names of the changed fields. */
export interface RequestEvent {
  event: string;
  detail?: string;
}

const isoNow = () => new Date().toISOString();

/**
 * Applies changes to the state and stores them. Items of requests that hold equipment get the ids of their holds.
 * @returns 'locked' if this tab must not edit
 */
function commit(changes: readonly RequestChange[]): DeskThunk<Promise<PersistOutcome | 'locked'>> {
  return async (dispatch, getState) => {
    if (selectIsDeskLocked(getState())) return 'locked';
    const withHolds = changes.map(({ after, ...change }) => ({
      ...change,
      after: after && withHoldIds(after, Math.random),
    }));
    dispatch(requestsChanged({ changes: withHolds }));
    return dispatch(persistDesk());
  };
}

/** Commits changes and shows a toast with Undo. The message must not contain personal data. */
function commitStep(
  message: string,
  changes: readonly RequestChange[],
): DeskThunk<Promise<PersistOutcome | 'locked'>> {
  return async (dispatch, getState) => {
    if (changes.length === 0 || selectIsDeskLocked(getState())) return 'locked';
    const stored = dispatch(commit(changes));
    const id = nanoid();
    const made = changes.map(({ reference, before }) => ({
      reference,
      before,
      after: selectRequestById(getState(), reference) ?? null,
    }));
    dispatch(stepTaken({ id, changes: made }));
    const action = { label: 'Undo', dispatches: deskUndoRequested(id) };
    dispatch(noticeShown({ message, type: 'success', action }));
    return stored;
  };
}

/** Returns a changed request with its log entry. */
function changed(
  request: RentalRequest,
  fields: Partial<RentalRequest>,
  at: string,
  event?: RequestEvent,
): RentalRequest {
  const names = Object.keys(fields).filter(
    (field) =>
      !sameJson(fields[field as keyof RentalRequest], request[field as keyof RentalRequest]),
  );
  const log = event
    ? [...request.log, { at, detail: '', ...event }]
    : logChange(request.log, names, at);
  return { ...request, ...fields, log, updatedAt: at };
}

/**
 * Stores a new request.
 * @returns 'taken' if a request with this reference exists; nothing is changed then
 */
export function addRequest(
  request: RentalRequest,
): DeskThunk<Promise<PersistOutcome | 'locked' | 'taken'>> {
  return async (dispatch, getState) => {
    if (selectRequestById(getState(), request.ref)) return 'taken';
    const at = isoNow();
    const log = [...request.log, { at, event: 'created', detail: request.source }];
    const after = { ...request, log, updatedAt: at };
    return dispatch(commit([{ reference: request.ref, before: null, after }]));
  };
}

/**
 * Changes fields of a request and stores them. It can be called for each keystroke.
 * @param event log entry instead of the names of the fields
 */
export function editRequest(
  reference: string,
  fields: Partial<RentalRequest>,
  event?: RequestEvent,
): DeskThunk<Promise<PersistOutcome | 'locked'>> {
  return async (dispatch, getState) => {
    const before = selectRequestById(getState(), reference);
    if (!before) return 'locked';
    const after = changed(before, fields, isoNow(), event);
    return dispatch(commit([{ reference, before, after }]));
  };
}

/**
 * Sets the status of a request, with a toast to undo it.
 * @param fields further fields that belong to the step; Undo restores them too
 * @param event log entry instead of the status
 */
export function takeStep(
  reference: string,
  status: RequestStatus,
  fields: Partial<RentalRequest> = {},
  event: RequestEvent = { event: status },
): DeskThunk<Promise<PersistOutcome | 'locked'>> {
  return async (dispatch, getState) => {
    const before = selectRequestById(getState(), reference);
    if (!before) return 'locked';
    const step = { ...fields, ...stepFields(before, status, dayAt(Date.now())) };
    const after = changed(before, step, isoNow(), event);
    const message = `${reference}: ${logText({ detail: '', ...event })}`;
    return dispatch(commitStep(message, [{ reference, before, after }]));
  };
}

/** Removes requests, with a toast to undo it. */
export function removeRequests(
  references: readonly string[],
): DeskThunk<Promise<PersistOutcome | 'locked'>> {
  return async (dispatch, getState) => {
    const changes = references.flatMap((reference) => {
      const before = selectRequestById(getState(), reference);
      return before ? [{ reference, before, after: null }] : [];
    });
    const [first] = references;
    const message =
      references.length === 1 ? `${first} removed` : `${changes.length} requests removed`;
    return dispatch(commitStep(message, changes));
  };
}

/** Adds requests, and replaces those with the same reference, as one step. */
export function importRequests(
  requests: readonly RentalRequest[],
): DeskThunk<Promise<PersistOutcome | 'locked'>> {
  return async (dispatch, getState) => {
    const at = isoNow();
    const changes = requests.map((request) => ({
      reference: request.ref,
      before: selectRequestById(getState(), request.ref) ?? null,
      after: { ...request, log: [...request.log, { at, event: 'imported', detail: '' }] },
    }));
    const message =
      requests.length === 1 ? '1 request imported' : `${requests.length} requests imported`;
    return dispatch(commitStep(message, changes));
  };
}

/** Removes the personal data of requests. It cannot be undone. */
export function removePersonalData(
  references: readonly string[],
): DeskThunk<Promise<PersistOutcome | 'locked'>> {
  return async (dispatch, getState) => {
    const at = isoNow();
    const changes = references.flatMap((reference) => {
      const before = selectRequestById(getState(), reference);
      return before ? [{ reference, before, after: withoutPersonalData(before, at) }] : [];
    });
    return dispatch(commit(changes));
  };
}

/** Changes the office's settings for quotes, rates and backups. */
export function changeSettings(
  change: Partial<DeskSettings>,
): DeskThunk<Promise<PersistOutcome | 'locked'>> {
  return async (dispatch, getState) => {
    if (selectIsDeskLocked(getState())) return 'locked';
    dispatch(deskSettingsChanged(change));
    return dispatch(persistDesk());
  };
}

/** Restores the fields that a step has changed. Fields that were changed again since are restored too. */
function undone({ before, after }: RequestChange, now: RentalRequest | undefined, at: string) {
  if (!before || !after || !now) return before;
  const fields = Object.entries(before).filter(
    ([field, value]) => !sameJson(value, after[field as keyof RentalRequest]),
  );
  const log = [...now.log, { at, event: 'undone', detail: after.log.at(-1)?.event ?? '' }];
  return { ...now, ...Object.fromEntries(fields), log, updatedAt: at };
}

/** Undoes a step of this tab. */
export function undoStep(id: string): DeskThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const step = getState().requests.steps.find((one) => one.id === id);
    if (!step || selectIsDeskLocked(getState())) return;
    const at = isoNow();
    const changes = step.changes.map((change) => {
      const { reference } = change;
      const now = selectRequestById(getState(), reference);
      return { reference, before: now ?? null, after: undone(change, now, at) };
    });
    dispatch(stepUndone(id));
    await dispatch(commit(changes));
    dispatch(noticeShown({ message: 'Undone', type: 'success' }));
  };
}
