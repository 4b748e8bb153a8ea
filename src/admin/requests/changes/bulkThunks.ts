import { logEntry } from '@/domain/rental/entryIds';
import { withHistoryOf } from '@/domain/rental/incoming/history';
import { photoIdsOf, withoutPersonalData } from '@/domain/rental/personalData';
import type { RentalRequest } from '@/domain/rental/schema';
import { formatCount } from '@/domain/text/formatNumber';
import { deletePhotos } from '../storage/photoStore';
import { deskStepsForgotten } from '../../drafts/state/draftSlices';
import { commit, commitWithUndo, isoNow, type ChangeThunk } from './commit';
import { incomingSettled, newRequestsSettled } from '../store/requestsSlice';
import { changeCustomers, selectCustomers } from '../store/customers';
import { selectRequestById, selectRequestsSettings } from '../store/selectors';

/** Adds requests, and replaces those with the same reference, as one step. Their quotes and logs are kept. */
export function importRequests(requests: readonly RentalRequest[]): ChangeThunk {
  return async (dispatch, getState) => {
    const at = isoNow();
    const changes = requests.map((request) => {
      const before = selectRequestById(getState(), request.ref) ?? null;
      const version = before ? withHistoryOf(before, request) : request;
      const log = [...version.log, logEntry(at, 'imported')];
      return { reference: request.ref, before, after: { ...version, log } };
    });
    const message = `${formatCount(requests.length, 'request')} imported`;
    return dispatch(commitWithUndo(message, changes));
  };
}

/**
 * Removes the personal data of requests, of customers who have no other request, and versions of the requests that are not
 * saved. It cannot be undone.
 */
export function removePersonalData(references: readonly string[]): ChangeThunk {
  return async (dispatch, getState) => {
    const at = isoNow();
    const { retentionYears } = selectRequestsSettings(getState());
    const changes = references.flatMap((reference) => {
      const before = selectRequestById(getState(), reference);
      return before
        ? [{ reference, before, after: withoutPersonalData(before, at, retentionYears) }]
        : [];
    });
    const concerned = selectCustomers(getState()).entries.filter(
      ({ isStored, refs }) => isStored && refs.some((ref) => references.includes(ref)),
    );
    const outcome = await dispatch(commit(changes));
    if (outcome === 'rejected') return outcome;
    const kept = selectCustomers(getState()).entries.filter(({ refs }) => refs.length > 0);
    const keptIds = new Set(kept.map(({ customer }) => customer.id));
    const ended = concerned.filter(({ customer }) => !keptIds.has(customer.id));
    dispatch(changeCustomers(Object.fromEntries(ended.map(({ customer }) => [customer.id, null]))));
    await deletePhotos(changes.flatMap(({ before }) => photoIdsOf(before)));
    dispatch(deskStepsForgotten(references));
    dispatch(newRequestsSettled(references));
    dispatch(incomingSettled(references));
    return outcome;
  };
}
