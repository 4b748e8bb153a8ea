import { photoIdsOf, withoutPersonalData } from '@/domain/rental/personalData';
import { formatCount } from '@/domain/text/formatNumber';
import { deletePhotos } from '../storage/photoStore';
import { deskStepsForgotten } from '../../drafts/state/draftSlices';
import { flush, type StoreOutcome } from '../../storage/keepTable';
import { addStep, commit, isoNow, type ChangeThunk } from './commit';
import {
  deskEdited,
  incomingSettled,
  newRequestsSettled,
  type DeskRows,
} from '../store/requestsSlice';
import type { RequestsThunk } from '../store/storeTypes';
import { selectCustomers } from '../store/customers';
import {
  changedRequests,
  deskClock,
  eraseTwins,
  followChanges,
  writeRecords,
} from '../store/writeDesk';
import { selectRequestById, selectRequestsByRef, selectRequestsSettings } from '../store/selectors';

/** Merges the rows of a backup with those of this browser, as a step that can be undone. */
export function importTables(tables: DeskRows): RequestsThunk<Promise<StoreOutcome>> {
  return async (dispatch, getState) => {
    const before = selectRequestsByRef(getState());
    for (const rows of Object.values(tables))
      for (const row of Object.values(rows))
        for (const [, stamp] of Object.values(row)) deskClock.see(stamp);
    dispatch(deskEdited(tables));
    dispatch(eraseTwins());
    const changes = changedRequests(before, selectRequestsByRef(getState()));
    dispatch(followChanges(changes));
    if (changes.length > 0)
      dispatch(addStep(`${formatCount(changes.length, 'request')} imported`, changes));
    return flush();
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
    const erased = Object.fromEntries(ended.map(({ customer }) => [customer.id, null]));
    dispatch(writeRecords('customers', erased, {}, true));
    await deletePhotos(changes.flatMap(({ before }) => photoIdsOf(before)));
    dispatch(deskStepsForgotten(references));
    dispatch(newRequestsSettled(references));
    dispatch(incomingSettled(references));
    return flush();
  };
}
