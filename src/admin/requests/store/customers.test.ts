import { expect, it } from 'vitest';
import { customerOfContact } from '@/domain/rental/customers/customers';
import { sampleRequest } from '@/domain/rental/rentalFixture';
import type { Customer } from '@/domain/rental/schema';
import { importTables, removePersonalData } from '../changes/thunks';
import { openRequestsStore } from '../changes/requestsStoreFixture';
import { editCustomer, selectCustomers, selectStoredCustomers } from './customers';
import { storeRecords } from './storeRecords';

it('A backup brings no customer back whose personal data was removed', async () => {
  // Two devices have received the same request.
  const twin = sampleRequest({ id: 'twin' });
  const { store } = await openRequestsStore(sampleRequest({ status: 'declined' }), twin);
  const [found] = selectCustomers(store.getState()).entries;
  const ada = found?.customer as Customer;
  store.dispatch(storeRecords('customers', { [ada.id]: ada }));
  const tables = structuredClone(store.getState().requests.data);
  await store.dispatch(removePersonalData(['SL-AAA222']));
  const personal = () => JSON.stringify(store.getState().requests.data).match(/Ada|0803/g);
  expect(personal()).toBeNull();
  const row = Object.values(tables.requests)[0]!;
  await store.dispatch(importTables({ ...tables, requests: { ...tables.requests, third: row } }));
  expect(selectStoredCustomers(store.getState())).toEqual({});
  expect(personal()).toBeNull();
});

it('Details of a customer who was made of a request are stored, and found by the contact', async () => {
  const { store } = await openRequestsStore(sampleRequest());
  const customers = () => selectCustomers(store.getState());
  const id = customers().entries[0]?.customer.id ?? '';
  for (const note of ['Call', 'Call first'])
    store.dispatch(editCustomer(id, { note }, '2026-11-24T09:00:00Z'));
  const found = customerOfContact(customers(), sampleRequest().customer);
  expect(found).toMatchObject({ isStored: true, customer: { note: 'Call first' } });
});

it('Undo of an import keeps the telephone numbers that were entered after it', async () => {
  const { store, pressUndo } = await openRequestsStore(sampleRequest());
  const [found] = selectCustomers(store.getState()).entries;
  const ada = found?.customer as Customer;
  store.dispatch(storeRecords('customers', { [ada.id]: ada }));
  const imported = { ...ada, phones: ['0803', '0805'], emails: ['new@example.com'], note: 'New' };
  store.dispatch(storeRecords('customers', { [ada.id]: imported }, 'Customers imported'));
  const phones = ['0803', '0805', '0807'];
  store.dispatch(editCustomer(ada.id, { phones }, '2026-11-24T09:00:00Z'));
  pressUndo();
  const { emails, note } = ada;
  expect(selectStoredCustomers(store.getState())[ada.id]).toMatchObject({ phones, emails, note });
});
