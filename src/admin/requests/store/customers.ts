import { createSelector } from '@reduxjs/toolkit';
import { useDeferredValue } from 'react';
import {
  CUSTOMER_FIELDS,
  customersOf,
  placedRequest,
  type CustomerEntry,
  type Customers,
} from '@/domain/rental/customers/customers';
import type { Customer } from '@/domain/rental/schema';
import { customersById } from '@/domain/rental/sync/deskRecords';
import { forEachInTasks } from '@/ui/schedule';
import { useRequestsSelector } from './hooks';
import { once, selectRequests, withSameFields } from './selectors';
import type { RequestsRootState, RequestsThunk } from './storeTypes';
import { storeRecords } from './storeRecords';

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

/** A function that returns all customers. They are made of all requests, which takes long, when it is called first. */
const selectCustomersGetter = createSelector(
  [selectContacts, selectStoredCustomers],
  (requests, stored) => once(() => customersOf(requests, Object.values(stored))),
);

/** Makes the customers in parts, before they are needed. */
export function prepareCustomers(): RequestsThunk<Promise<void>> {
  return async (_dispatch, getState) => {
    await forEachInTasks(selectContacts(getState()), placedRequest);
    selectCustomers(getState());
  };
}

export const selectCustomers = (state: RequestsRootState): Customers =>
  selectCustomersGetter(state)();

/** Returns all customers. A contact that is being typed is shown before they are made again. */
export function useCustomers(): Customers {
  return useDeferredValue(useRequestsSelector(selectCustomersGetter))();
}

/** Undefined if there is none. @param id also that of a customer who was joined with this one */
export function useCustomer(id: string): CustomerEntry | undefined {
  const { entries } = useCustomers();
  const entry =
    entries.find(({ customer }) => customer.id === id) ??
    entries.find(({ customer }) => customer.joinedIds.includes(id));
  const stored = useRequestsSelector(selectStoredCustomers)[entry?.customer.id ?? id];
  return entry && stored ? { ...entry, customer: stored, isStored: true } : entry;
}

/** Also of a customer of whom nothing is stored yet. It can be called for each keystroke. @param at ISO 8601 */
export function editCustomer(
  id: string,
  fields: Partial<Customer>,
  at: string,
): RequestsThunk<void> {
  return (dispatch, getState) => {
    const customer =
      selectStoredCustomers(getState())[id] ??
      selectCustomers(getState()).entries.find((entry) => entry.customer.id === id)?.customer;
    if (customer)
      dispatch(storeRecords('customers', { [id]: { ...customer, ...fields, updatedAt: at } }));
  };
}
