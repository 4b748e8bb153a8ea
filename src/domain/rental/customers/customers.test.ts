import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleRequest } from '../rentalFixture';
import type { Customer, RentalRequest } from '../schema';
import { isLate } from '../handover';
import { customerLabel, customerOfContact, customersOf, joinCustomers } from './customers';

const PHONES = ['', '0803 123 4567', '+234 803 123 4567', '08099999999'];
const EMAILS = ['', 'ada@example.com', ' Ada@\u200bExample.com', 'b@example.com'];

const requestArbitrary = fc
  .record({
    phone: fc.constantFrom(...PHONES),
    email: fc.constantFrom(...EMAILS),
    name: fc.constantFrom('Ada', 'Ben', ''),
    requestedAt: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'),
  })
  .map(({ requestedAt, ...customer }) => ({ customer, requestedAt }));

function requestsOf(
  contacts: readonly Pick<RentalRequest, 'customer' | 'requestedAt'>[],
): RentalRequest[] {
  return contacts.map((fields, index) =>
    sampleRequest({ ...fields, id: `request-${index}`, ref: `SL-${index}` }),
  );
}

const storedAda = (changes: Partial<Customer> = {}): Customer => {
  const [entry] = customersOf([sampleRequest()], []).entries;
  if (!entry) throw new Error('no customer');
  return { ...entry.customer, ...changes };
};

it('A label has the name and the first contact of a customer, if there are any', () => {
  const customer = customersOf([sampleRequest()], []).entries[0]?.customer as Customer;
  const label = (changes: Partial<Customer>) => customerLabel({ ...customer, ...changes });
  expect(label({ phones: ['', '0803'] })).toBe('Ada Obi, 0803');
  expect(label({ company: 'Lagoon' })).toBe('Ada Obi, Lagoon, 0803 123 4567');
  expect(label({ phones: [], emails: ['ada@example.com'] })).toBe('Ada Obi, ada@example.com');
  expect(label({ name: '', phones: ['0803'] })).toBe('0803');
  expect(label({ name: '', phones: [''], emails: [] })).toBe('Customer');
});

describe('customers', () => {
  it('have every request with a contact exactly once', () => {
    fc.assert(
      fc.property(fc.array(requestArbitrary, { maxLength: 8 }), (contacts) => {
        const requests = requestsOf(contacts);
        const { entries } = customersOf(requests, []);
        const reachable = requests.filter(
          ({ customer }) => customer.phone !== '' || customer.email.trim() !== '',
        );
        expect(entries.flatMap(({ refs }) => refs).toSorted()).toEqual(
          reachable.map(({ ref }) => ref).toSorted(),
        );
        const ids = entries.map(({ customer }) => customer.id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('are the same for a phone number in any notation, and for an e-mail address in any case', () => {
    const contacts = [
      { name: 'Ada', phone: '0803 123 4567', email: '' },
      { name: 'Ada Obi', phone: '+2348031234567', email: 'Ada@example.com' },
      { name: '', phone: '', email: '\u202aada@EXAM\u00adPLE.com\u202c' },
    ];
    const requests = requestsOf(
      contacts.map((customer, at) => ({ customer, requestedAt: `2026-0${at + 1}-01T00:00:00Z` })),
    );
    const [entry, ...others] = customersOf(requests, []).entries;
    expect(others).toEqual([]);
    expect(entry?.customer).toMatchObject({ name: 'Ada Obi', id: 'customer-request-0' });
    expect(entry?.refs).toEqual(['SL-2', 'SL-1', 'SL-0']);
  });

  it('are recognised by each number of a text with several, and by a number of no known plan', () => {
    const stored = [
      storedAda({ phones: ['0805 765 4321 or \u202A+234 803 123 4567\u202C', '01-23 45 67'] }),
    ];
    const customers = customersOf([], stored);
    const find = (phone: string) => customerOfContact(customers, { phone, email: '' })?.customer;
    for (const phone of ['0803 123 4567 / 0809 999 9999', '(0805) 765-4321', '0123 4567'])
      expect(find(phone), phone).toBe(stored[0]);
    expect(find('0123')).toBeUndefined();
  });

  it('keep their stored details, also without a request', () => {
    const stored = storedAda({ id: 'customer-x', name: 'Ada Obi-Eze', trust: 'withCare' });
    const entry = { customer: stored, isStored: true, refs: [] };
    expect(customersOf([], [stored]).entries).toEqual([entry]);
    expect(customersOf([sampleRequest()], [stored]).entries).toEqual([
      { ...entry, refs: ['SL-AAA222'] },
    ]);
  });

  it('leave out samples and requests without personal data', () => {
    const requests = [sampleRequest({ isSample: true }), sampleRequest({ isAnonymous: true })];
    expect(customersOf(requests, []).entries).toEqual([]);
  });

  it('are found by the second phone number that one of their requests had', () => {
    const stored = storedAda({ emails: ['ada@example.com'], trust: 'doNotRent' });
    const second = { name: 'Ada', phone: '08099999999', email: 'ada@example.com' };
    const customers = customersOf([sampleRequest({ customer: second })], [stored]);
    const found = customerOfContact(customers, { phone: '+2348099999999', email: '' });
    expect(found?.customer).toBe(stored);
    expect(customerOfContact(customers, { phone: '', email: '' })).toBeUndefined();
  });

  it('stay one when the office changes the number of a customer who was made from a request', () => {
    const stored = storedAda({ phones: ['08011111111'], emails: [], note: 'New number' });
    const requestedAt = '2026-01-01T00:00:00.000Z';
    const earlier = sampleRequest({ id: 'request-0', ref: 'SL-0', requestedAt });
    const { entries } = customersOf([earlier, sampleRequest()], [stored]);
    expect(entries).toEqual([{ customer: stored, isStored: true, refs: ['SL-AAA222', 'SL-0'] }]);
  });

  it('are joined without losing a number, an address or the worse experience', () => {
    const other = storedAda({
      id: 'customer-b',
      phones: ['08099999999', '+2348031234567'],
      emails: ['b@example.com'],
      trust: 'doNotRent',
      note: 'Broke a lens',
    });
    const at = '2026-11-24T10:00:00.000Z';
    expect(joinCustomers(storedAda({ trust: 'trusted' }), other, at)).toMatchObject({
      name: 'Ada Obi',
      phones: ['0803 123 4567', '08099999999'],
      emails: ['ada@example.com', 'b@example.com'],
      trust: 'doNotRent',
      note: 'Broke a lens',
      joinedIds: ['customer-b'],
    });
  });
});

it('A return counts as late from the day after the last day', () => {
  const returned = (returnedOn: string) => sampleRequest({ status: 'returned', returnedOn });
  const days = ['2026-11-26', '2026-11-27'];
  expect(days.map((day) => isLate(returned(day), day))).toEqual([false, true]);
  const collected = sampleRequest({ status: 'collected' });
  expect([isLate(collected, '2026-11-26'), isLate(collected, '2026-11-27')]).toEqual([false, true]);
});
