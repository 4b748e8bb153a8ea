import { createSelector } from '@reduxjs/toolkit';
import type { Hold } from '@/domain/availability/availability';
import { addDays, dayAt, type Day } from '@/domain/availability/day';
import {
  holdChanges,
  holdPrefix,
  outstandingChanges,
  prefixOf,
  type HoldChanges,
} from '@/domain/rental/stock/requestHolds';
import { isConfirmed } from '@/domain/rental/requestSteps';
import type { Unit } from '@/domain/rental/schema';
import { requestOf } from '@/domain/rental/sync/deskRecords';
import { isRemoved } from '@/domain/rental/sync/mergeRows';
import { countUnits, repairHolds, repairIds, stockAfter } from '@/domain/rental/units/unitStates';
import { isTimestamp, parseTime } from '@/domain/text/time';
import { yieldToMain } from '@/ui/schedule';
import { selectList, selectPublished } from '../../drafts/content/draftContent';
import type { EditOf } from '../../drafts/draftChanges';
import { draftsRebased } from '../../drafts/state/draftsReducer';
import { flush } from '../../storage/keepTable';
import { selectHaveHoldsFailed, selectHolds, selectHoldsById } from '../../holds/holdSelectors';
import { unitCounts } from '../../holds/unitCounts';
import { loadHolds, setHolds } from '../../holds/holdThunks';
import type { RequestsRootState, RequestsStartListening, RequestsThunk } from '../store/storeTypes';
import { selectIsDeskLoaded, selectRequestById, selectRequestsByRef } from '../store/selectors';
import { selectBetween, selectHaveProductsFailed } from '../store/stockSelectors';
import { unitsEdited } from '../store/storeRecords';
import {
  selectUnitCounts,
  selectUnitIndex,
  selectUnitRows,
  selectUnits,
} from '../store/unitSelectors';
import { changedRequests, refOf } from '../store/writeDesk';
import { mayBeOutdated } from '../sync/copyState';

// See docs/behaviour/rental-request.md.

/** Number of requests whose holds are compared in one task. */
const BATCH = 200;

interface Scope {
  /** By default all requests. */
  references?: readonly string[];
  /** Whether what is overdue is held beyond today. */
  isPublication?: boolean;
  /** The units before some were changed here; the present ones if only holds follow them. */
  unitsBefore?: readonly Unit[];
}

/** Returns the references of the requests of this browser, removed ones included, by the prefixes of their holds. */
const selectRefsByPrefix = createSelector(
  [({ requests }: RequestsRootState) => requests.data.requests],
  (rows) => {
    // A request that cannot be read may need its holds.
    const read = Object.entries(rows).filter(([key, row]) => requestOf(key, row) ?? isRemoved(row));
    return new Map(read.map(([key, row]) => [holdPrefix(key), refOf(row)]));
  },
);

/** Returns the IDs of the holds that these requests have made, by their references. */
const selectHeldIds = createSelector([selectRefsByPrefix, selectHoldsById], (refs, holds) => {
  const ids = new Map<string, string[]>();
  for (const id of holds.keys()) {
    const ref = refs.get(prefixOf(id));
    if (ref !== undefined) ids.set(ref, [...(ids.get(ref) ?? []), id]);
  }
  return ids;
});

/** Whether a hold takes nothing from what visitors see as booked. */
const isLonger = (hold: Hold, known: Hold | undefined) =>
  !known ||
  (hold.productId === known.productId &&
    hold.from <= known.from &&
    hold.to >= known.to &&
    hold.quantity >= known.quantity);

/** Another device may have extended or confirmed what is older here, so that nothing is released. */
const setHoldsOfCopy =
  (changes: HoldChanges): RequestsThunk<boolean> =>
  (dispatch, getState) => {
    if (!mayBeOutdated()) return dispatch(setHolds(changes));
    const holds = selectHoldsById(getState());
    const longer = changes.saved.filter((hold) => isLonger(hold, holds.get(hold.id)));
    return dispatch(setHolds({ saved: longer, removedIds: [] }));
  };

/** Returns the day on which the holds were last published, '' if it is not known or after tomorrow. */
function publishedDay(state: RequestsRootState, today: Day): Day {
  const updatedAt = selectPublished(state)?.content.availability.updatedAt;
  const day = isTimestamp(updatedAt) ? dayAt(parseTime(updatedAt)) : '';
  return day <= addDays(today, 1) ? day : '';
}

function followTerms(state: RequestsRootState, isPublication: boolean) {
  const today = dayAt(Date.now());
  const publishedOn = publishedDay(state, today);
  return { today, between: selectBetween(state), isPublication, publishedOn };
}

function stockEdits(state: RequestsRootState, former: readonly Unit[]): EditOf<'products'>[] {
  if (selectHaveProductsFailed(state)) return [];
  const [before, after] = [countUnits(former), selectUnitCounts(state)];
  const { byId } = selectUnitIndex(state);
  const removed = new Set(former.flatMap(({ id, productId }) => (byId.has(id) ? [] : productId)));
  const published = selectPublished(state)?.content.products;
  return (selectList('products')(state) ?? []).flatMap((product): EditOf<'products'>[] => {
    const { id } = product;
    if (product.stock === 'unknown') return [];
    let stock = stockAfter(product.stock, before.get(id) ?? 0, after.get(id) ?? 0);
    const least = published?.find((one) => one.id === id)?.stock;
    // Adding units was undone.
    if (removed.has(id) && typeof least === 'number')
      stock = Math.max(stock, Math.min(product.stock, least));
    if (stock === product.stock) return [];
    return [{ collection: 'products', id, draft: { ...product, stock } }];
  });
}

function followUnits({ isPublication = false, unitsBefore }: Scope): RequestsThunk<boolean> {
  return (dispatch, getState) => {
    const state = getState();
    const holds = selectHoldsById(state);
    const terms = followTerms(state, isPublication);
    const wanted = repairHolds(selectUnits(state), terms);
    const changes = holdChanges(wanted, repairIds(selectUnitRows(state)), holds, terms);
    unitCounts.update({ counts: selectUnitCounts(state) });
    if (unitsBefore) return dispatch(setHolds(changes, stockEdits(state, unitsBefore)));
    return dispatch(setHoldsOfCopy(changes));
  };
}

function followBatch(
  references: readonly string[],
  { isPublication = false, ...scope }: Scope,
): RequestsThunk<boolean> {
  return (dispatch, getState) => {
    const state = getState();
    const holds = selectHoldsById(state);
    const terms = followTerms(state, isPublication);
    const ids = selectHeldIds(state);
    const changes = references.map((reference) =>
      outstandingChanges(
        selectRequestById(state, reference),
        ids.get(reference) ?? [],
        holds,
        terms,
      ),
    );
    const saved = changes.flatMap((change) => change.saved);
    const all = { saved, removedIds: changes.flatMap(({ removedIds }) => removedIds) };
    // Requests that were changed here count as they are.
    return dispatch(scope.references ? setHolds(all) : setHoldsOfCopy(all));
  };
}

/** Unpublished changes that cannot be undone. Holds of requests that this browser does not have stay as they are. */
export function followRequests(scope: Scope = {}): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const known = Object.keys(selectRequestsByRef(getState()));
    const all = scope.references ?? [...new Set([...known, ...selectHeldIds(getState()).keys()])];
    let isChanged = false;
    for (let first = 0; first === 0 || first < all.length; first += BATCH) {
      if (first > 0) await yieldToMain();
      const state = getState();
      const isKnown = selectHolds(state) && !selectHaveHoldsFailed(state);
      // Without the days between rentals, holds would lose them.
      if (!isKnown || !selectBetween(state) || !selectIsDeskLoaded(state)) break;
      if (first === 0 && (!scope.references || scope.unitsBefore))
        isChanged = dispatch(followUnits(scope));
      isChanged = dispatch(followBatch(all.slice(first, first + BATCH), scope)) || isChanged;
    }
    if (isChanged) await flush('drafts');
  };
}

/** What the holds of all requests depend on. */
const TERMS = [selectHolds, selectBetween, selectIsDeskLoaded];

export function startHolds(startListening: RequestsStartListening): void {
  const areTermsChanged = (state: RequestsRootState, former: RequestsRootState) =>
    TERMS.some((select) => select(state) !== select(former));
  const haveUnitsChanged = (state: RequestsRootState, former: RequestsRootState) =>
    selectUnitRows(state) !== selectUnitRows(former);
  startListening({
    predicate: (action, state, former) =>
      'requests' in former &&
      !draftsRebased.match(action) &&
      (selectRequestsByRef(state) !== selectRequestsByRef(former) ||
        haveUnitsChanged(state, former) ||
        areTermsChanged(state, former)),
    async effect(_action, { dispatch, getState, getOriginalState }) {
      const [state, former] = [getState(), getOriginalState()];
      if (areTermsChanged(state, former)) {
        await dispatch(followRequests());
        return;
      }
      if (!selectIsDeskLoaded(former)) return;
      // Comparing thousands of requests is a task of its own.
      await yieldToMain();
      const changes = changedRequests(former, state);
      const held = changes.filter(({ before, after }) =>
        [before, after].some((one) => one && isConfirmed(one)),
      );
      const unitsBefore = haveUnitsChanged(state, former) ? selectUnits(state) : undefined;
      if (held.length === 0 && !unitsBefore) return;
      // A request can be confirmed before the content has been loaded.
      await dispatch(loadHolds());
      const references = held.map(({ reference }) => reference);
      await dispatch(followRequests({ references, unitsBefore }));
    },
  });
  // What was received or imported has changed the stock where it was edited.
  startListening({
    actionCreator: unitsEdited,
    async effect(_action, { dispatch, getOriginalState }) {
      const unitsBefore = selectUnits(getOriginalState());
      await yieldToMain();
      await dispatch(loadHolds());
      await dispatch(followRequests({ references: [], unitsBefore }));
    },
  });
}
