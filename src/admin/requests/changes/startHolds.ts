import { dayAt } from '@/domain/availability/day';
import { outstandingChanges } from '@/domain/rental/stock/requestHolds';
import { yieldToMain } from '@/ui/lazy/yieldToMain';
import { draftsRebased } from '../../drafts/state/draftSlices';
import { persistDrafts } from '../../drafts/storage/draftPersistence';
import { selectHaveHoldsFailed, selectHolds } from '../../holds/holdSelectors';
import { loadHolds, setHolds } from '../../holds/holdThunks';
import type { RequestsRootState, RequestsStartListening, RequestsThunk } from '../store/storeTypes';
import {
  selectAreRequestsLocked,
  selectRequestsByRef,
  selectRequestsSettings,
} from '../store/selectors';
import { selectBetween, selectRentalTerms } from '../store/stockSelectors';

// See docs/behaviour/rental-request.md.

/** Number of requests whose holds are compared in one task. */
const BATCH = 500;

/** Returns the IDs of published or changed holds that no request has any more. */
function releasedIds(state: RequestsRootState, today: string): string[] {
  const { endedHolds } = selectRequestsSettings(state);
  const released = (selectHolds(state) ?? []).filter(
    ({ id, to }) => to >= today && Object.hasOwn(endedHolds, id),
  );
  if (released.length === 0) return [];
  // A request that was removed on one device and changed on another has its holds again.
  const requests = Object.values(selectRequestsByRef(state));
  const held = new Set(requests.flatMap(({ items }) => items.flatMap(({ holdIds }) => holdIds)));
  return released.map(({ id }) => id).filter((id) => !held.has(id));
}

function followBatch(
  references: readonly string[],
  isPublication: boolean,
): RequestsThunk<boolean> {
  return (dispatch, getState) => {
    const state = getState();
    const today = dayAt(Date.now());
    const holds = new Map(selectHolds(state)?.map((hold) => [hold.id, hold]));
    const terms = { today, between: selectBetween(state), isPublication };
    const byRef = selectRequestsByRef(state);
    const changes = references.flatMap((reference) => {
      const request = byRef[reference];
      return request ? [outstandingChanges(request, holds, terms)] : [];
    });
    const removed = changes.flatMap(({ removedIds }) => removedIds);
    return dispatch(
      setHolds({
        saved: changes.flatMap(({ saved }) => saved),
        removedIds: [...removed, ...releasedIds(state, today)],
      }),
    );
  };
}

/**
 * Makes the holds of requests those that they should have, as unpublished changes that are no steps to undo: holds are
 * changed by changing their request. Holds of requests that this browser does not have stay as they are. Does nothing
 * before the published holds and the conditions of rentals are known, and while another tab edits.
 * @param references the requests, by default all of them
 */
export function followRequests(
  references?: readonly string[],
  isPublication = false,
): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const all = references ?? Object.keys(selectRequestsByRef(getState()));
    let isChanged = false;
    for (let first = 0; first === 0 || first < all.length; first += BATCH) {
      if (first > 0) await yieldToMain();
      const state = getState();
      const isKnown = selectHolds(state) && !selectHaveHoldsFailed(state);
      // Without the conditions, holds would lose the days between rentals.
      if (!isKnown || !selectRentalTerms(state) || selectAreRequestsLocked(state)) break;
      const batch = all.slice(first, first + BATCH);
      isChanged = dispatch(followBatch(batch, isPublication)) || isChanged;
    }
    if (isChanged) await dispatch(persistDrafts());
  };
}

/** What all holds follow from, besides the requests. */
const termsOf = (state: RequestsRootState) => [
  selectHolds(state),
  selectBetween(state),
  selectRentalTerms(state) !== undefined,
  selectRequestsSettings(state).endedHolds,
  selectAreRequestsLocked(state),
];

const areTermsChanged = (state: RequestsRootState, former: RequestsRootState) => {
  const known = termsOf(former);
  return termsOf(state).some((value, index) => value !== known[index]);
};

/** Returns the references of the requests that were added, changed or removed. */
function changedReferences(state: RequestsRootState, former: RequestsRootState): string[] {
  const [now, old] = [selectRequestsByRef(state), selectRequestsByRef(former)];
  const references = new Set([...Object.keys(now), ...Object.keys(old)]);
  return [...references].filter((reference) => now[reference] !== old[reference]);
}

/** Whether a request has had holds or has any. */
const hasHolds = (state: RequestsRootState, references: readonly string[]) =>
  references.some((reference) =>
    selectRequestsByRef(state)[reference]?.items.some(({ holdIds }) => holdIds.length > 0),
  );

/** Starts the listener that makes holds follow their requests, also those that another device has changed. */
export function startHolds(startListening: RequestsStartListening): void {
  startListening({
    predicate: (action, state, former) =>
      'requests' in former &&
      !draftsRebased.match(action) &&
      (selectRequestsByRef(state) !== selectRequestsByRef(former) ||
        areTermsChanged(state, former)),
    async effect(_action, { dispatch, getState, getOriginalState }) {
      const [state, former] = [getState(), getOriginalState()];
      const isStart = former.requests.status.storage === 'loading';
      const changed = isStart ? [] : changedReferences(state, former);
      const isAll = isStart || areTermsChanged(state, former);
      if (!isAll && changed.length === 0) return;
      // Comparing thousands of requests is a task of its own.
      await yieldToMain();
      // A request can be confirmed before the content has been loaded.
      if (hasHolds(state, changed) || hasHolds(former, changed)) await dispatch(loadHolds());
      await dispatch(followRequests(isAll ? undefined : changed));
    },
  });
}
