import { createAction, createSelector } from '@reduxjs/toolkit';
import { useDeferredValue } from 'react';
import {
  CUSTOMER_FIELDS,
  customersOf,
  type CustomerEntry,
  type Customers,
} from '@/domain/rental/customers/customers';
import type { Customer } from '@/domain/rental/schema';
import { customersById } from '@/domain/rental/sync/deskRecords';
import { noticeShown } from '@/features/notices';
import { useRequestsSelector } from './hooks';
import { once } from './once';
import type { RequestsRootState, RequestsStartListening, RequestsThunk } from './storeTypes';
import { writeCustomers } from './writeDesk';
import { selectRequests, withSameFields } from './selectors';

/** What the office has stored about customers, by their IDs. */
export const selectStoredCustomers = createSelector(
  [({ requests }: RequestsRootState) => requests.data.customers],
  customersById,
);

/** Edits of other fields of a request do not make the customers again. */
const selectContacts = createSelector(
  [selectRequests],
  (requests) => requests.filter(({ isSample, isAnonymous }) => !isSample && !isAnonymous),
  { memoizeOptions: { resultEqualityCheck: withSameFields(CUSTOMER_FIELDS) } },
);

/** The stored customers. Their details can be older than the stored ones. */
const selectIdentities = createSelector(
  [selectStoredCustomers],
  (stored) => Object.values(stored),
  {
    memoizeOptions: {
      resultEqualityCheck: withSameFields<Customer>([
        'id',
        'name',
        'phones',
        'emails',
        'joinedIds',
      ]),
    },
  },
);

/** Other details than those that identify a customer do not assign the requests again. */
const selectAssignedGetter = createSelector(
  [selectContacts, selectIdentities],
  (requests, stored) => once(() => customersOf(requests, stored)),
);

function withStored({ entries, byKey }: Customers, stored: Readonly<Record<string, Customer>>) {
  const current = new Map(
    entries.flatMap((entry) => {
      const customer = entry.isStored ? stored[entry.customer.id] : undefined;
      return customer && customer !== entry.customer ? [[entry, { ...entry, customer }]] : [];
    }),
  );
  if (current.size === 0) return { entries, byKey };
  const keys = new Map(byKey);
  for (const [key, entry] of byKey) keys.set(key, current.get(entry) ?? entry);
  return { entries: entries.map((entry) => current.get(entry) ?? entry), byKey: keys };
}

/** A function that returns all customers. They are made of all requests, which takes long, when it is called first. */
const selectCustomersGetter = createSelector(
  [selectAssignedGetter, selectStoredCustomers],
  (assigned, stored) => once((): Customers => withStored(assigned(), stored)),
);

/** All customers. */
export const selectCustomers = (state: RequestsRootState): Customers =>
  selectCustomersGetter(state)();

/** Returns all customers. A contact that is being typed is shown before they are made again. */
export function useCustomers(): Customers {
  return useDeferredValue(useRequestsSelector(selectCustomersGetter))();
}

/** A customer whose page is open. */
export interface OpenCustomer extends CustomerEntry {
  /** The customer as they were when the requests were assigned. The details can be older. */
  known: Customer;
}

/**
 * Returns a customer with their requests; undefined if there is none with this ID. A detail that is being typed is shown
 * before the requests are assigned again.
 * @param id also that of a customer who was joined with this one
 */
export function useCustomer(id: string): OpenCustomer | undefined {
  const { entries } = useDeferredValue(useRequestsSelector(selectAssignedGetter))();
  const entry =
    entries.find(({ customer }) => customer.id === id) ??
    entries.find(({ customer }) => customer.joinedIds.includes(id));
  const stored = useRequestsSelector(selectStoredCustomers)[entry?.customer.id ?? id];
  if (!entry) return undefined;
  const { customer: known, refs, isStored } = entry;
  return { known, customer: stored ?? known, refs, isStored: isStored || stored !== undefined };
}

type CustomerChanges = Readonly<Record<string, Customer | null>>;

/** Undo of a change of customers was requested, with the customers before it. */
const customersUndone = createAction<CustomerChanges>('requests/customersUndone');

/**
 * Stores customers, or removes them (null).
 * @param message text of a toast with Undo; without one, no toast is shown
 */
export function changeCustomers(changes: CustomerChanges, message?: string): RequestsThunk<void> {
  return (dispatch, getState) => {
    const stored = selectStoredCustomers(getState());
    const before = Object.fromEntries(
      Object.keys(changes).map((id) => [id, (Object.hasOwn(stored, id) && stored[id]) || null]),
    );
    dispatch(writeCustomers(changes, stored));
    if (message) {
      const action = { label: 'Undo', dispatches: customersUndone(before) };
      dispatch(noticeShown({ message, type: 'success', action }));
    }
  };
}

/** Starts the undo of changes of customers. */
export function startCustomersUndo(startListening: RequestsStartListening): void {
  startListening({
    actionCreator: customersUndone,
    effect: ({ payload }, { dispatch }) => dispatch(changeCustomers(payload)),
  });
}

/**
 * Changes details of a customer. It can be called for each keystroke.
 * @param known the customer as long as nothing is stored about them
 * @param at ISO 8601
 */
export function editCustomer(
  known: Customer,
  fields: Partial<Customer>,
  at: string,
): RequestsThunk<void> {
  return (dispatch, getState) => {
    const customer = selectStoredCustomers(getState())[known.id] ?? known;
    dispatch(changeCustomers({ [customer.id]: { ...customer, ...fields, updatedAt: at } }));
  };
}
