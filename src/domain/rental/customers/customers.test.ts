import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleRequest } from '../rentalFixture';
import type { Customer, RentalRequest } from '../schema';
import { customerOfContact, customersOf, isLate, joinCustomers } from './index';

const PHONES = ['', '0803 123 4567', '+234 803 123 4567', '08099999999'];
const EMAILS = ['', 'ada@example.com', ' Ada@Example.com', 'b@example.com'];

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
  const [entry] = customersOf([sampleRequest()], []);
  if (!entry) throw new Error('no customer');
  return { ...entry.customer, ...changes };
};

describe('customers', () => {
  it('have every request with a contact exactly once', () => {
    fc.assert(
      fc.property(fc.array(requestArbitrary, { maxLength: 8 }), (contacts) => {
        const requests = requestsOf(contacts);
        const found = customersOf(requests, []).flatMap((entry) => entry.requests);
        const reachable = requests.filter(
          ({ customer }) => customer.phone !== '' || customer.email.trim() !== '',
        );
        expect(new Set(found).size).toBe(found.length);
        expect(found.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
          reachable.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        );
      }),
    );
  });

  it('are the same for a phone number in any notation, and for an e-mail address in any case', () => {
    const customer = { name: 'Ada', phone: '0803 123 4567', email: '' };
    const requests = requestsOf([
      { customer, requestedAt: '2026-01-01T00:00:00.000Z' },
      {
        customer: { name: 'Ada Obi', phone: '+2348031234567', email: 'Ada@example.com' },
        requestedAt: '2026-02-01T00:00:00.000Z',
      },
      {
        customer: { name: '', phone: '', email: 'ada@EXAMPLE.com' },
        requestedAt: '2026-03-01T00:00:00.000Z',
      },
    ]);
    const [entry, ...others] = customersOf(requests, []);
    expect(others).toEqual([]);
    expect(entry?.customer).toMatchObject({ name: 'Ada Obi', id: 'customer-request-0' });
    expect(entry?.requests.map(({ ref }) => ref)).toEqual(['SL-2', 'SL-1', 'SL-0']);
  });

  it('keep their stored details, also without a request', () => {
    const stored = storedAda({ id: 'customer-x', name: 'Ada Obi-Eze', trust: 'withCare' });
    expect(customersOf([], [stored])).toEqual([{ customer: stored, isStored: true, requests: [] }]);
    const [entry] = customersOf([sampleRequest()], [stored]);
    expect(entry).toMatchObject({ customer: stored, requests: [{ ref: 'SL-AAA222' }] });
  });

  it('leave out samples and requests without personal data', () => {
    const requests = [sampleRequest({ isSample: true }), sampleRequest({ isAnonymous: true })];
    expect(customersOf(requests, [])).toEqual([]);
  });

  it('are found by the contact of a new request', () => {
    const entries = customersOf([sampleRequest()], []);
    const contact = { phone: '+234 803 123 45 67', email: '' };
    expect(customerOfContact(entries, contact)).toBe(entries[0]);
    expect(customerOfContact(entries, { phone: '', email: '' })).toBeUndefined();
  });

  it('are joined without losing a number, an address or the worse experience', () => {
    const other = storedAda({
      id: 'customer-b',
      phones: ['08099999999', '+2348031234567'],
      emails: ['b@example.com'],
      trust: 'doNotRent',
      note: 'Broke a lens',
    });
    const joined = joinCustomers(
      storedAda({ trust: 'trusted' }),
      other,
      '2026-11-24T10:00:00.000Z',
    );
    expect(joined).toMatchObject({
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
  expect(
    ['2026-11-25', '2026-11-26', '2026-11-27'].map((day) => isLate(returned(day), day)),
  ).toEqual([false, false, true]);
  const collected = sampleRequest({ status: 'collected' });
  expect([isLate(collected, '2026-11-26'), isLate(collected, '2026-11-27')]).toEqual([false, true]);
});
