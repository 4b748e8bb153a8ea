import { expect, it } from 'vitest';
import { customersOf } from '@/domain/rental/customers';
import { sampleRequest } from '@/domain/rental/rentalFixture';
import { withoutPersonalFields } from '@/domain/rental/personalData';
import type { Customer } from '@/domain/rental/schema';
import { editRequest } from '../changes/thunks';
import { openRequestsStore } from '../changes/requestsStoreFixture';
import { addMissingCustomers, selectCustomers, selectStoredCustomers } from './customers';

it('A backup brings no customer back whose personal data was removed', async () => {
  const kept = sampleRequest({ customer: { name: 'Ben', phone: '08099999999', email: '' } });
  const erased = sampleRequest({ id: 'request-b', ref: 'SL-BBB333' });
  const requests = [kept, erased];
  const { store } = await openRequestsStore(kept, withoutPersonalFields(erased));
  const found = customersOf(requests, []).entries.map(({ customer }) => customer);
  const alone: Customer = { ...(found[0] as Customer), id: 'customer-c', phones: [], emails: [] };
  store.dispatch(addMissingCustomers({ requests, customers: [...found, alone] }));
  expect(Object.keys(selectStoredCustomers(store.getState())).toSorted()).toEqual([
    'customer-c',
    'customer-request-a',
  ]);
});

it('Customers are made again only when a contact changes', async () => {
  const { store, request } = await openRequestsStore(sampleRequest());
  const before = selectCustomers(store.getState());
  await store.dispatch(editRequest('SL-AAA222', { internalNotes: 'Called' }));
  expect(request()?.internalNotes).toBe('Called');
  expect(selectCustomers(store.getState())).toBe(before);
  const customer = { name: 'Ada Obi', phone: '08099999999', email: '' };
  await store.dispatch(editRequest('SL-AAA222', { customer }));
  expect(selectCustomers(store.getState()).entries[0]?.customer.phones).toEqual(['08099999999']);
});
