import { holdText, withoutPastHolds } from '@/domain/availability/availability';
import { addDays, dayAt } from '@/domain/availability/day';
import {
  daysBetweenOf,
  holdChanges,
  holdsOfRequest,
  outstandingChanges,
  type DaysBetween,
  type HoldChanges,
} from '@/domain/rental/stock/requestHolds';
import { overdueDays } from '@/domain/rental/handover';
import type { Hold } from '@/domain/availability/schema';
import { sameJson } from '@/domain/text/sameJson';
import { yieldToMain } from '@/ui/lazy/yieldToMain';
import { noticeShown } from '@/features/notices';
import { selectList } from '../../drafts/content/workingCopySelectors';
import { persistDrafts } from '../../drafts/storage/draftPersistence';
import { selectHaveHoldsFailed, selectHolds } from '../../holds/holdSelectors';
import { applyHolds, loadHolds, receiveHolds } from '../../holds/holdThunks';
import type { RequestsStartListening, RequestsRootState, RequestsThunk } from '../store/storeTypes';
import { requestsChanged, requestsLoaded } from '../store/requestsSlice';
import {
  selectAreRequestsLocked,
  selectRequestById,
  selectRequests,
  selectRequestsByRef,
} from '../store/selectors';
import { selectBetween, selectRentalTerms } from '../store/stockSelectors';
import type { RequestChange } from '../../drafts/state/draftEntry';

// See docs/behaviour/rental-request.md.

const NOT_CHANGED = 'The items could not be held or released. Open the request to try again.';
const NOT_LOADED =
  'The availability could not be loaded, so no items were held or released. Open the request to try again.';

/** Number of requests of another device whose holds are changed in one task. */
const BATCH = 500;

const isEmpty = ({ saved, removedIds }: HoldChanges) => saved.length + removedIds.length === 0;

/** Returns the label of the undo step. It names no customer and no request. */
function labelOf({ saved, removedIds }: HoldChanges, state: RequestsRootState): string {
  const [hold] = saved;
  if (!hold || saved.length + removedIds.length > 1) return 'Availability changed';
  const product = selectList('products')(state)?.find(({ id }) => id === hold.productId);
  return `Availability: ${holdText(hold, product?.name ?? hold.productId, dayAt(Date.now()))}`;
}

function saveChanges(
  changes: HoldChanges,
  how?: { isInput?: boolean | undefined; stepId?: string | undefined },
): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (isEmpty(changes)) return;
    const label = labelOf(changes, getState());
    const { outcome } = await dispatch(applyHolds(label, changes, how));
    if (outcome === 'rejected') dispatch(reportUnchanged());
  };
}

const reportUnchanged = (): RequestsThunk<void> => (dispatch, getState) => {
  const message = selectHaveHoldsFailed(getState()) ? NOT_LOADED : NOT_CHANGED;
  dispatch(noticeShown({ message, type: 'error' }));
};

/** Restores the holds of a request in the working copy. */
export function restoreHolds(reference: string): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const request = selectRequestById(getState(), reference);
    if (!request) return;
    const holds = selectHolds(getState()) ?? [];
    const between = selectBetween(getState());
    await dispatch(saveChanges(outstandingChanges(request, holds, dayAt(Date.now()), between)));
  };
}

/**
 * Lengthens holds as unpublished changes: equipment that was collected and is not back is held until today, and the days
 * between rentals may have been raised. None is shortened, because another device may have a newer version of the request.
 * A hold that differs from its request otherwise stays as it is, because its change was undone or discarded. Holds that
 * the working copy does not have are not added.
 */
export function updateHoldEnds(): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    // Otherwise holds would lose the days between rentals.
    if (!selectRentalTerms(getState())) return;
    const today = dayAt(Date.now());
    const between = selectBetween(getState());
    const known = new Map(selectHolds(getState())?.map((hold) => [hold.id, hold]));
    const isOutdated = (hold: Hold, isOverdue: boolean) => {
      const old = known.get(hold.id);
      if (!old || hold.to <= old.to || hold.to < today) return false;
      if (isOverdue) return true;
      const lastDay = addDays(hold.to, -daysBetweenOf(between, hold.productId));
      return old.to >= lastDay && sameJson({ ...old, ...hold, to: old.to }, old);
    };
    const saved = selectRequests(getState()).flatMap((request) => {
      const isOverdue = overdueDays(request, today) > 0;
      const holds = holdsOfRequest(request, { between, today });
      return holds.filter((hold) => isOutdated(hold, isOverdue));
    });
    await dispatch(saveChanges({ saved, removedIds: [] }));
  };
}

function changesOf(changes: readonly RequestChange[], between: DaysBetween): HoldChanges {
  const all = changes.map(({ before, after }) =>
    holdChanges(before ?? undefined, after ?? undefined, between),
  );
  return {
    // Publishing removes older holds. An import of old requests must not add them again.
    saved: withoutPastHolds(
      all.flatMap(({ saved }) => saved),
      dayAt(Date.now()),
    ),
    removedIds: all.flatMap(({ removedIds }) => removedIds),
  };
}

/** Makes what another device has changed unpublished changes of the holds, so that any device can publish them. */
function followOtherDevices(startListening: RequestsStartListening): void {
  startListening({
    actionCreator: requestsLoaded,
    async effect(_action, { dispatch, getState, getOriginalState }) {
      const former = getOriginalState();
      // At the start, the drafts are as they were left.
      if (former.requests.status.storage === 'loading' || selectAreRequestsLocked(getState()))
        return;
      const [old, now] = [selectRequestsByRef(former), selectRequestsByRef(getState())];
      const changesIn = (references: readonly string[], byRef: typeof now) => {
        const changes = references.map((reference) => ({
          reference,
          before: old[reference] ?? null,
          after: byRef[reference] ?? null,
        }));
        return changesOf(changes, selectBetween(getState()));
      };
      // Comparing thousands of requests is a task of its own.
      await yieldToMain();
      const between = selectBetween(getState());
      const references = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
        (reference) => !isEmpty(holdChanges(old[reference], now[reference], between)),
      );
      if (isEmpty(changesIn(references, now))) return;
      let isPossible = await dispatch(loadHolds());
      for (let first = 0; isPossible && first < references.length; first += BATCH) {
        await yieldToMain();
        const batch = references.slice(first, first + BATCH);
        // The requests may have been changed again since they were received.
        const changes = changesIn(batch, selectRequestsByRef(getState()));
        isPossible = dispatch(receiveHolds(changes));
      }
      if (!isPossible) dispatch(reportUnchanged());
      else await dispatch(persistDrafts());
    },
  });
}

/** Starts the listeners that make the changes of requests unpublished changes of their holds. */
export function startHolds(startListening: RequestsStartListening): void {
  followOtherDevices(startListening);
  startListening({
    actionCreator: requestsChanged,
    async effect({ payload }, { dispatch, getState }) {
      const changes = changesOf(payload.changes, selectBetween(getState()));
      if (isEmpty(changes)) return;
      // A request can be confirmed before the content has been loaded.
      await dispatch(loadHolds());
      await dispatch(saveChanges(changes, payload));
    },
  });
}
