import { emptyRequest, freeReference } from '@/domain/rental/incoming/newRequest';
import type { RentalRequest } from '@/domain/rental/schema';
import { sameJson } from '@/domain/text/sameJson';
import { newRequestReceived } from '../store/requestsSlice';
import { selectNewRequests, selectRequestById } from '../store/selectors';
import type { RequestsThunk } from '../store/storeTypes';
import { isoNow } from './commit';

/** Returns a reference that no request of this browser has. */
export function newReference(): RequestsThunk<string> {
  return (_dispatch, getState) =>
    freeReference((reference) => selectRequestById(getState(), reference) !== undefined);
}

/** Returns an empty request with a new reference. It is not stored. */
export function createRequest(): RequestsThunk<RentalRequest> {
  return (dispatch) => emptyRequest(dispatch(newReference()), isoNow());
}

/** Adds a new request of a customer behind others that are not saved, unless one of them is of this customer. */
export function queueNewRequest(
  contact: Pick<RentalRequest, 'customer' | 'billingAddress'>,
): RequestsThunk<void> {
  return (dispatch, getState) => {
    const unsaved = selectNewRequests(getState());
    const isKnown = unsaved.some(({ request }) => sameJson(request.customer, contact.customer));
    if (unsaved.length > 0 && !isKnown)
      dispatch(newRequestReceived({ request: { ...dispatch(createRequest()), ...contact } }));
  };
}
