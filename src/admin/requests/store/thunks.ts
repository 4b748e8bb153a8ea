import { dayAt } from '@/domain/availability/days';
import type { DeskSettings, RentalRequest, RequestStatus } from '@/domain/rental/schema';
import { withRememberedRates } from '@/domain/rental/quotes';
import { logText, stepFields } from '@/domain/rental/steps';
import { persistDesk, type PersistOutcome } from '../storage/requestPersistence';
import { changed, commit, commitStep, isoNow, type RequestEvent } from './commit';
import type { DeskThunk } from './deskState';
import { deskSettingsChanged } from './requestsSlice';
import { selectDeskSettings, selectIsDeskLocked, selectRequestById } from './selectors';

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
 * Fills in the daily rates that were entered last for the products of a new request. It does so once for each request,
 * so that a rate that is deleted afterwards stays empty.
 */
export function fillRememberedRates(reference: string): DeskThunk<void> {
  return (dispatch, getState) => {
    const request = selectRequestById(getState(), reference);
    if (request?.status !== 'new' || request.log.some(({ event }) => event === 'ratesFilled'))
      return;
    const items = withRememberedRates(request.items, selectDeskSettings(getState()).rates);
    if (items.some((item, at) => item !== request.items[at]))
      void dispatch(editRequest(reference, { items }, { event: 'ratesFilled' }));
  };
}

/**
 * Sets the status of a request, with a toast to undo it.
 * @param fields further fields that belong to the step; Undo restores them too
 * @param event log entry instead of the status
 * @param message text of the toast; by default what the log says
 */
export function takeStep(
  reference: string,
  status: RequestStatus,
  fields: Partial<RentalRequest> = {},
  event: RequestEvent = { event: status },
  message = `${reference}: ${logText({ detail: '', ...event })}`,
): DeskThunk<Promise<PersistOutcome | 'locked'>> {
  return async (dispatch, getState) => {
    const before = selectRequestById(getState(), reference);
    if (!before) return 'locked';
    const step = { ...fields, ...stepFields(before, status, dayAt(Date.now())) };
    const after = changed(before, step, isoNow(), event);
    return dispatch(commitStep(message, [{ reference, before, after }]));
  };
}

/** Removes the item at a position of a request, with a toast to undo it. */
export function removeItem(
  reference: string,
  at: number,
): DeskThunk<Promise<PersistOutcome | 'locked'>> {
  return async (dispatch, getState) => {
    const before = selectRequestById(getState(), reference);
    const item = before?.items[at];
    if (!item) return 'locked';
    const items = before.items.filter((_item, place) => place !== at);
    const event = { event: 'itemRemoved', detail: item.name };
    const after = changed(before, { items }, isoNow(), event);
    const message = `${reference}: ${logText(event)}`;
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
