import { expect, it } from 'vitest';
import { sampleRequest } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { joinRecords } from './fieldRules';
import { requestStore } from './requestRecords';

/** Reads a stored request. */
function read(request: object & { ref: string }): RentalRequest {
  const key = `request:${request.ref}`;
  return requestStore.kindOf(key)?.read({ request }, key) as RentalRequest;
}

/** Returns a request of version 1, which has no IDs. */
function formerRequest(ref: string) {
  const { id: _id, items, ...request } = sampleRequest({ ref });
  return { ...request, items: items.map(({ id: _item, ...item }) => item) };
}

it('Requests of version 1 get IDs that differ from each other, and are the same each time', () => {
  const requests = Array.from({ length: 5000 }, (_, index) => formerRequest(`SL-${index}`));
  const ids = requests.map(read).flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
  expect(new Set(ids).size).toBe(10_000);
  const again = requests.slice(0, 20).map((request) => read(request).id);
  expect(ids).toEqual(expect.arrayContaining(again));
});

it('A request keeps the IDs with which it was stored', () => {
  const stored = sampleRequest({ id: 'request-shjump0jgi' });
  expect(read(stored)).toEqual(stored);
});

it('A piece that a synchronisation removes stays if something was recorded about it meanwhile', () => {
  const [lamp, cable] = ['lamp', 'cable'].map((id) => ({ id, isPacked: false }));
  const joined = joinRecords(
    { checklist: [] },
    { checklist: [lamp, cable] },
    { checklist: [lamp, { ...cable, isPacked: true }] },
  );
  expect(joined).toEqual({ checklist: [{ id: 'cable', isPacked: true }] });
});
