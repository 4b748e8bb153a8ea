import { createSelector } from '@reduxjs/toolkit';
import { joinHolds, type StockContext } from '@/domain/rental/stock/conflicts';
import { holdsOfRequest } from '@/domain/rental/stock/requestHolds';
import type { Day } from '@/domain/availability/days';
import type { RentalRequest } from '@/domain/rental/schema';
import { selectList } from '../../drafts/content/workingCopySelectors';
import { selectHolds } from '../../resources/holds';
import type { DeskState } from '../store/deskState';
import { selectRequests } from '../store/selectors';

const selectProducts = selectList('products');

const sameRequests = (a: readonly RentalRequest[], b: readonly RentalRequest[]) =>
  a.length === b.length && a.every((request, at) => request === b[at]);

/** Edits of other requests do not compute the stock again. */
const selectHoldingRequests = createSelector(
  [selectRequests],
  (requests) => requests.filter(({ status }) => !['new', 'quoted', 'declined'].includes(status)),
  { memoizeOptions: { resultEqualityCheck: sameRequests } },
);

/** Returns all holds with the references of their requests; those of confirmed requests also if the content has none. */
const selectKnownHolds = createSelector([selectHolds, selectHoldingRequests], (holds, requests) =>
  joinHolds(holds ?? [], requests),
);

/** Returns the products and holds of the working copy, with unpublished changes. Empty until they have been loaded. */
export const selectStock = createSelector(
  [selectProducts, selectKnownHolds],
  (products, holds): StockContext => ({ products: products ?? [], holds }),
);

/**
 * Returns whether holds of a confirmed request are missing in the working copy, for example because the
 * unpublished changes were discarded. Past ones are removed when availability is published.
 */
export function hasMissingHolds(state: DeskState, request: RentalRequest, today: Day): boolean {
  const holds = selectHolds(state);
  if (!holds || request.status === 'returned') return false;
  const known = new Set(holds.map(({ id }) => id));
  return holdsOfRequest(request).some(({ id, to }) => to >= today && !known.has(id));
}
