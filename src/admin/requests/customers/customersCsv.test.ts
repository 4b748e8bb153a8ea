import { expect, it } from 'vitest';
import { customersOf } from '@/domain/rental/customers/customers';
import type { Customer } from '@/domain/rental/schema';
import { planCustomersCsv, writeCustomersCsv } from './customersCsv';

it('An exported file of customers can be imported without loss', async () => {
  const customer: Customer = {
    id: 'customer-a',
    name: 'Ada Obi',
    phones: ['0803 123 4567', '08099999999'],
    emails: ['ada@example.com', 'b@example.com'],
    company: 'Obi Films',
    billingAddress: '1 Marina\nLagos',
    idSeen: { kind: 'Passport', on: '2026-11-24' },
    guarantor: 'Ben Eze',
    note: 'Film school',
    trust: 'withCare',
    joinedIds: [],
    updatedAt: '2026-11-24T10:00:00.000Z',
  };
  const text = await writeCustomersCsv(customersOf([], [customer]));
  const { added, problems } = await planCustomersCsv(text, customersOf([], []));
  expect(problems).toEqual([]);
  const { id: _id, updatedAt: _updatedAt, ...fields } = customer;
  expect(added).toMatchObject([fields]);
});
