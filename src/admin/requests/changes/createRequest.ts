import { emptyRequest, freeReference } from '@/domain/rental/incoming/newRequest';
import type { RentalRequest } from '@/domain/rental/schema';
import { selectRequestById } from '../store/selectors';
import type { RequestsThunk } from '../store/storeTypes';
import { isoNow } from './commit';

/** Returns a reference that no stored request has. */
export function newReference(): RequestsThunk<string> {
  return (_dispatch, getState) =>
    freeReference(
      (reference) => selectRequestById(getState(), reference) !== undefined,
      Math.random,
    );
}

/** Returns an empty request with a free reference. */
export function createRequest(): RequestsThunk<RentalRequest> {
  return (dispatch) => emptyRequest(dispatch(newReference()), isoNow());
}
