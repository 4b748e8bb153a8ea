import { createSelector } from '@reduxjs/toolkit';
import type { Charging } from '@/domain/rental/charging';
import { standingInvoices, balanceOf, isOwed, type Balance } from '@/domain/rental/payments';
import { findIncomingDifferences } from '@/domain/rental/incoming/differences';
import type { Amount } from '@/domain/rental/money';
import { photoIdsOf } from '@/domain/rental/personalDataRemoval';
import { requestTotals } from '@/domain/rental/quotes';
import type { RentalRequest } from '@/domain/rental/schema';
import { changedOnTwoDevices } from '@/domain/rental/sync/changedOnTwoDevices';
import { requestsByRef, settingsOf } from '@/domain/rental/sync/deskRecords';
import type { Totals } from '@/domain/rental/totals';
import { selectIsTableLoaded, type StorageRootState } from '../../storage/storageSlice';
import type { RequestsState } from './requestsSlice';

interface State {
  requests: RequestsState;
}

export const selectRequestsByRef = createSelector(
  [({ requests }: State) => requests.data.requests],
  requestsByRef,
);

/** Returns whether two lists have the same records as far as these fields are concerned. */
export const withSameFields =
  <T extends object>(fields: readonly (keyof T)[]) =>
  (a: readonly T[], b: readonly T[]): boolean =>
    a.length === b.length &&
    a.every((one, index) => {
      const other = b[index];
      return one === other || (other && fields.every((field) => one[field] === other[field]));
    });

export function once<R>(compute: () => R): () => R {
  let known: { result: R } | undefined;
  return () => (known ??= { result: compute() }).result;
}

/** All requests, in no particular order. */
export const selectRequests = createSelector(
  [selectRequestsByRef],
  (byRef): readonly RentalRequest[] => Object.values(byRef),
);

/** Returns the references of requests with fields that two devices have changed. */
export const selectChangedTwice = createSelector([selectRequests], (requests) =>
  requests.filter((request) => changedOnTwoDevices(request).length > 0).map(({ ref }) => ref),
);

/** Returns the references of requests with several open invoices, which two devices have created. */
export const selectDoubleInvoiced = createSelector([selectRequests], (requests) =>
  requests
    .filter(({ documents }) => documents.length > 1 && standingInvoices(documents).length > 1)
    .map(({ ref }) => ref),
);

export const selectPhotoIds = (state: State): ReadonlySet<string> =>
  new Set(selectRequests(state).flatMap(photoIdsOf));

export const selectRequestById = (state: State, reference: string): RentalRequest | undefined =>
  Object.hasOwn(selectRequestsByRef(state), reference)
    ? selectRequestsByRef(state)[reference]
    : undefined;
export const selectRequestsSettings = ({ requests }: State) =>
  settingsOf(requests.data.deskSettings);
export const selectNewRequests = ({ requests }: State) => requests.newRequests;

export const selectUnsavedRequest = (
  { requests }: State,
  reference: string,
): RentalRequest | undefined =>
  requests.newRequests.find(({ request }) => request.ref === reference)?.request;

export const selectIncoming = (
  { requests: { incoming } }: State,
  reference: string,
): RentalRequest | undefined =>
  Object.hasOwn(incoming, reference) ? incoming[reference] : undefined;

/** Whether closing the page could lose versions of requests that were received again. */
export function selectIsIncomingUnsettled(state: State): boolean {
  const isOpen = (received: RentalRequest) => {
    const known =
      selectRequestById(state, received.ref) ?? selectUnsavedRequest(state, received.ref);
    return known !== undefined && findIncomingDifferences(known, received).length > 0;
  };
  return Object.values(state.requests.incoming).some(isOpen);
}

/** Number of unanswered requests. Samples do not count. */
export const selectNewCount = createSelector(
  [selectRequests],
  (requests) => requests.filter(({ status, isSample }) => status === 'new' && !isSample).length,
);

/** Whether requests, units, settings and drafts of this browser have been read. Holds follow the requests from then on. */
export const selectIsDeskLoaded = (state: StorageRootState): boolean =>
  (['drafts', 'requests', 'units', 'deskSettings'] as const).every((table) =>
    selectIsTableLoaded(state, table),
  );

export interface KnownAmounts {
  charging: Charging;
  totals: Totals;
  balance: Balance;
}

/** Thousands of requests would take too long each time that a list or a report is made. */
const known = new WeakMap<RentalRequest, KnownAmounts>();

export function requestAmounts(request: RentalRequest, charging: Charging): KnownAmounts {
  const former = known.get(request);
  if (former?.charging === charging) return former;
  const totals = requestTotals(request, charging);
  const amounts = { charging, totals, balance: balanceOf(request, totals.total) };
  known.set(request, amounts);
  return amounts;
}

interface OpenAmount {
  label: string;
  /** Returns the amount of a request; 0 or less for none. */
  of: (request: RentalRequest, charging: Charging) => Amount;
}

/** What is not settled yet, by the value of the filter of the requests. */
export const OPEN_AMOUNTS = {
  unpaid: {
    label: 'Unpaid',
    of: (request, charging) =>
      isOwed(request) ? requestAmounts(request, charging).balance.balance : 0,
  },
  deposits: {
    label: 'Deposits held',
    of: (request, charging) => requestAmounts(request, charging).balance.held,
  },
} as const satisfies Record<string, OpenAmount>;
