import { decodeRequestLink } from '@/api/request-link/decodeRequestLink';
import { NEW_REQUEST_PATH, requestPath } from '@/domain/links/adminPaths';
import { withDaysOfDates } from '@/domain/rental/charging';
import { withDelivery } from '@/domain/rental/delivery';
import { logText } from '@/domain/rental/requestLog';
import { withEntryIds } from '@/domain/rental/entryIds';
import { findIncomingDifferences, withIncoming } from '@/domain/rental/incoming/differences';
import {
  requestFromMessage,
  requestFromPayload,
  withProducts,
} from '@/domain/rental/incoming/newRequest';
import { findRequestLink, readMessage, withWholeNotes } from '@/domain/rental/incoming/readMessage';
import { withKnownRates } from '@/domain/rental/quotes';
import type { RentalRequest } from '@/domain/rental/schema';
import { noticeShown } from '@/features/notices';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { changed, commitWithUndo, isoNow } from '../changes/commit';
import { newReference } from '../changes/newRequests';
import { publishedContentLoaded } from '../store/productContents';
import {
  incomingReceived,
  incomingSettled,
  newRequestChanged,
  newRequestReceived,
  newRequestsSettled,
  type NewRequest,
} from '../store/requestsSlice';
import { selectNewRequests, selectRequestById, selectUnsavedRequest } from '../store/selectors';
import {
  selectCharging,
  selectHaveProductsFailed,
  selectRates,
  selectRentalTerms,
} from '../store/stockSelectors';
import type { RequestsThunk } from '../store/storeTypes';

const NOT_MATCHED =
  'The products could not be loaded, so the items are not linked to them and may have no daily rates. Check the items, or discard the request and open its link or paste its message again later.';

/** @param empty the request that the first change starts from */
export function editNewRequest(
  empty: RentalRequest,
  fields: Partial<RentalRequest>,
): RequestsThunk<void> {
  return (dispatch, getState) => {
    const [started = { request: empty }] = selectNewRequests(getState());
    dispatch(newRequestChanged({ ...started, request: { ...started.request, ...fields } }));
  };
}

export function discardNewRequest(newRequest: NewRequest): RequestsThunk<void> {
  return (dispatch) => {
    const { ref } = newRequest.request;
    dispatch(newRequestsSettled([ref]));
    const action = { label: 'Undo', dispatches: newRequestChanged(newRequest) };
    dispatch(noticeShown({ message: `${ref} discarded`, type: 'success', action }));
  };
}

/** Waits at most 20 s for the products, because items are matched with them only here. */
function receive(
  received: RentalRequest,
  notice?: NewRequest['notice'],
): RequestsThunk<Promise<string>> {
  return async (dispatch, getState) => {
    await dispatch(publishedContentLoaded());
    const draftContent = selectDraftContent(getState());
    if (!draftContent) dispatch(noticeShown({ message: NOT_MATCHED, type: 'warning' }));
    const isComplete = !selectHaveProductsFailed(getState());
    const matched = draftContent
      ? withProducts(received, draftContent.products, isComplete)
      : received;
    const areas = selectRentalTerms(getState())?.deliveryAreas;
    const request = withEntryIds(withDelivery(matched, areas));
    const stored = selectRequestById(getState(), request.ref);
    const known = stored ?? selectUnsavedRequest(getState(), request.ref);
    if (!known) {
      dispatch(incomingSettled([request.ref]));
      const items = withKnownRates(request.items, selectRates(getState()));
      const isUnmatched = draftContent === undefined;
      const started = { request: { ...request, items }, isUnmatched };
      dispatch(newRequestReceived({ ...started, ...(notice && { notice }) }));
      return NEW_REQUEST_PATH;
    }
    if (findIncomingDifferences(known, request).length > 0) dispatch(incomingReceived(request));
    else if (stored) {
      const message = `${request.ref} is already in your list. Nothing has changed.`;
      dispatch(noticeShown({ message, type: 'info' }));
    }
    return stored ? requestPath(request.ref) : NEW_REQUEST_PATH;
  };
}

/** For a stored request it can be undone, and the log keeps the former values. */
export function applyIncoming(incoming: RentalRequest): RequestsThunk<void> {
  return (dispatch, getState) => {
    const { ref } = incoming;
    const known = selectRequestById(getState(), ref);
    if (!known) {
      const [started] = selectNewRequests(getState());
      if (started?.request.ref !== ref) return;
      dispatch(incomingSettled([ref]));
      dispatch(newRequestChanged({ ...started, request: withIncoming(started.request, incoming) }));
      return;
    }
    const detail = findIncomingDifferences(known, incoming)
      .map(({ field, before }) => `${field} ${before || '–'}`)
      .join('; ');
    const event = { event: 'merged', detail };
    const charging = selectCharging(getState());
    const fields = withDaysOfDates(known, withIncoming(known, incoming), charging);
    const after = changed(known, fields, isoNow(), event);
    const message = `${ref}: ${logText({ ...event, detail: '' })}`;
    const changes = [{ reference: ref, before: known, after }];
    dispatch(incomingSettled([ref]));
    void dispatch(commitWithUndo(message, changes));
  };
}

/** @param text contains the link @returns the path of the page to open; undefined if the link is not valid */
export function receiveLink(
  fragment: string,
  text = '',
): RequestsThunk<Promise<string | undefined>> {
  return async (dispatch) => {
    const linked = await decodeRequestLink(fragment);
    if (!linked) return undefined;
    const payload = withWholeNotes(linked, text);
    return dispatch(receive(requestFromPayload(payload, dispatch(newReference()), isoNow())));
  };
}

/** Without a valid link, reads the lines of the text. @returns the path of the page to open, or why there is none */
export function receiveMessage(
  text: string,
): RequestsThunk<Promise<{ path: string } | { problem: 'brokenLink' | 'nothing' }>> {
  return async (dispatch) => {
    const fragment = findRequestLink(text);
    const linked = fragment === undefined ? undefined : await dispatch(receiveLink(fragment, text));
    if (linked !== undefined) return { path: linked };
    const read = readMessage(text);
    if (!read) return { problem: fragment === undefined ? 'nothing' : 'brokenLink' };
    const request = requestFromMessage(read, dispatch(newReference()), isoNow());
    const notice = fragment === undefined ? 'message' : 'brokenLink';
    return { path: await dispatch(receive(request, notice)) };
  };
}
