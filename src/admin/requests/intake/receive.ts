import { decodeRequestLink } from '@/api/request-link/decodeRequestLink';
import { NEW_REQUEST_PATH, requestPath } from '@/domain/links/adminPaths';
import { incomingDifferences } from '@/domain/rental/incoming/differences';
import {
  emptyRequest,
  freeReference,
  requestFromMessage,
  requestFromPayload,
  withProducts,
} from '@/domain/rental/incoming/newRequest';
import { findRequestLink, readMessage } from '@/domain/rental/incoming/readMessage';
import { withRememberedRates } from '@/domain/rental/quotes';
import type { RentalRequest } from '@/domain/rental/schema';
import { noticeShown } from '@/features/notices';
import { selectWorkingCopy } from '../../drafts/content/workingCopySelectors';
import { selectAreProductsLost } from '../request/stockSelectors';
import type { DeskThunk } from '../store/deskState';
import { incomingReceived, newRequestReceived, type NewRequest } from '../store/requestsSlice';
import { selectDeskSettings, selectRequestById } from '../store/selectors';

/** Returns a reference that no stored request has. */
function newReference(): DeskThunk<string> {
  return (_dispatch, getState) =>
    freeReference(
      (reference) => selectRequestById(getState(), reference) !== undefined,
      Math.random,
    );
}

/** Returns an empty request with a free reference. */
export function createRequest(): DeskThunk<RentalRequest> {
  return (dispatch) => emptyRequest(dispatch(newReference()), new Date().toISOString());
}

/** Passes a received request on: to the page for a new one, or to the stored one with the same reference. */
function receive(received: RentalRequest, notice?: NewRequest['notice']): DeskThunk<string> {
  return (dispatch, getState) => {
    const copy = selectWorkingCopy(getState());
    const isComplete = !selectAreProductsLost(getState());
    const request = copy ? withProducts(received, copy.products, isComplete) : received;
    const stored = selectRequestById(getState(), request.ref);
    if (!stored) {
      const { rates } = selectDeskSettings(getState());
      const priced = { ...request, items: withRememberedRates(request.items, rates) };
      dispatch(newRequestReceived({ request: priced, ...(notice && { notice }) }));
      return NEW_REQUEST_PATH;
    }
    if (incomingDifferences(stored, request).length > 0) dispatch(incomingReceived(request));
    else {
      const message = `${request.ref} is already in your list. Nothing has changed.`;
      dispatch(noticeShown({ message, type: 'info' }));
    }
    return requestPath(request.ref);
  };
}

/**
 * Reads the fragment of a request link.
 * @returns the path of the page to open, or undefined if the link is not valid
 */
export function receiveLink(fragment: string): DeskThunk<Promise<string | undefined>> {
  return async (dispatch) => {
    const payload = await decodeRequestLink(fragment);
    if (!payload) return undefined;
    const now = new Date().toISOString();
    return dispatch(receive(requestFromPayload(payload, dispatch(newReference()), now)));
  };
}

/**
 * Reads a pasted message: its request link or, without a valid one, the lines of the generated text.
 * @returns the path of the page to open, or why nothing could be read
 */
export function receiveMessage(
  text: string,
): DeskThunk<Promise<{ path: string } | { problem: 'brokenLink' | 'nothing' }>> {
  return async (dispatch) => {
    const fragment = findRequestLink(text);
    const linked = fragment === undefined ? undefined : await dispatch(receiveLink(fragment));
    if (linked !== undefined) return { path: linked };
    const read = readMessage(text);
    if (!read) return { problem: fragment === undefined ? 'nothing' : 'brokenLink' };
    const request = requestFromMessage(read, dispatch(newReference()), new Date().toISOString());
    const notice = fragment === undefined ? 'message' : 'brokenLink';
    return { path: dispatch(receive(request, notice)) };
  };
}
