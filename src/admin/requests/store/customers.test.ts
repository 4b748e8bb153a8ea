import { expect, it } from 'vitest';
import { customerOfContact, customersOf, joinCustomers } from '@/domain/rental/customers/customers';
import { sampleRequest } from '@/domain/rental/rentalFixture';
import { withoutPersonalFields } from '@/domain/rental/personalData';
import type { Customer } from '@/domain/rental/schema';
import { editRequest } from '../changes/thunks';
import { openRequestsStore } from '../changes/requestsStoreFixture';
import {
  addMissingCustomers,
  changeCustomers,
  selectCustomers,
  selectStoredCustomers,
} from './customers';

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

it('A backup does not split customers that were joined here', async () => {
  const { store } = await openRequestsStore();
  const requests = [
    sampleRequest(),
    sampleRequest({
      id: 'request-b',
      ref: 'SL-BBB333',
      customer: { name: 'Ada O.', phone: '08099999999', email: '' },
    }),
  ];
  const [first, second] = customersOf(requests, []).entries.map(({ customer }) => customer);
  if (!first || !second) throw new Error('two customers expected');
  const joined = joinCustomers(first, second, '2026-11-21T00:00:00.000Z');
  store.dispatch(changeCustomers({ [joined.id]: joined }));
  store.dispatch(addMissingCustomers({ requests, customers: [first, second] }));
  expect(Object.keys(selectStoredCustomers(store.getState()))).toEqual([joined.id]);
});

it('A contact that is entered after the removal of personal data is a customer', async () => {
  const { store, request } = await openRequestsStore(withoutPersonalFields(sampleRequest()));
  await store.dispatch(editRequest('SL-AAA222', { billableDays: 2 }));
  expect(request()?.isAnonymous).toBe(true);
  const { customer } = sampleRequest();
  await store.dispatch(editRequest('SL-AAA222', { customer }));
  expect(request()?.isAnonymous).toBe(false);
  expect(selectCustomers(store.getState()).entries).toHaveLength(1);
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

it('Details of a customer do not make the others again', async () => {
  const customer = { name: 'Ben', phone: '08099999999', email: '' };
  const { store } = await openRequestsStore(
    sampleRequest(),
    sampleRequest({ id: 'request-b', ref: 'SL-BBB333', customer }),
  );
  const customers = () => selectCustomers(store.getState());
  const write = (note: string) => {
    const ada = customers().entries[0]?.customer as Customer;
    store.dispatch(changeCustomers({ [ada.id]: { ...ada, note } }));
  };
  write('Call');
  const [, ben] = customers().entries;
  write('Call first');
  expect(customers().entries[0]?.customer.note).toBe('Call first');
  expect(customers().entries[1]).toBe(ben);
  const found = customerOfContact(customers(), sampleRequest().customer);
  expect(found).toBe(customers().entries[0]);
});
