import { expect, it } from 'vitest';
import { customerOfContact } from '@/domain/rental/customers/customers';
import { sampleRequest } from '@/domain/rental/rentalFixture';
import type { Customer } from '@/domain/rental/schema';
import { importTables, removePersonalData } from '../changes/bulkThunks';
import { editRequest } from '../changes/thunks';
import { openRequestsStore } from '../changes/requestsStoreFixture';
import { changeCustomers, selectCustomers, selectStoredCustomers } from './customers';

it('A backup brings no customer back whose personal data was removed', async () => {
  // Two devices have received the same request.
  const twin = sampleRequest({ id: 'twin' });
  const { store } = await openRequestsStore(sampleRequest({ status: 'declined' }), twin);
  const [found] = selectCustomers(store.getState()).entries;
  const ada = found?.customer as Customer;
  store.dispatch(changeCustomers({ [ada.id]: ada }));
  const tables = structuredClone(store.getState().requests.data);
  await store.dispatch(removePersonalData(['SL-AAA222']));
  const personal = () => JSON.stringify(store.getState().requests.data).match(/Ada|0803/g);
  expect(personal()).toBeNull();
  const row = Object.values(tables.requests)[0]!;
  await store.dispatch(importTables({ ...tables, requests: { ...tables.requests, third: row } }));
  expect(selectStoredCustomers(store.getState())).toEqual({});
  expect(personal()).toBeNull();
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
