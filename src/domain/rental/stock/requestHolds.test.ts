import { describe, expect, it } from 'vitest';
import {
  holdChanges,
  holdsOfRequest,
  outstandingChanges,
  unheldReason,
  withHoldIds,
} from './requestHolds';
import { requestItem, sampleRequest } from '../rentalFixture';
import type { RentalRequest } from '../schema';

const confirmed = sampleRequest({
  status: 'confirmed',
  items: [
    requestItem('zoom', 'Cine Zoom', 2, 'hold-1'),
    requestItem('', 'Crane from a partner', 1, 'hold-2'),
    requestItem('light', 'Panel Light'),
  ],
});
const hold = {
  id: 'hold-1',
  productId: 'zoom',
  from: '2026-11-24',
  to: '2026-11-26',
  quantity: 2,
  reason: 'rental' as const,
};

describe('the holds of a request', () => {
  it('are one for each item of the store with an id, without name, number or reference', () => {
    expect(holdsOfRequest(confirmed)).toEqual([hold]);
    expect(holdsOfRequest({ ...confirmed, status: 'collected' })).toEqual([hold]);
  });

  it.each([
    ['is new', { status: 'new' }],
    ['is quoted', { status: 'quoted' }],
    ['is declined', { status: 'declined' }],
    ['is a sample', { isSample: true }],
    ['has no dates', { from: '', to: '' }],
    ['has dates that are too long', { to: '2066-11-26' }],
    ['was returned before its first day', { status: 'returned', returnedOn: '2026-11-22' }],
  ] as const)('do not exist if it %s', (_what, changes) => {
    expect(holdsOfRequest({ ...confirmed, ...changes })).toEqual([]);
  });

  it('end on the day on which everything came back', () => {
    const returned = { ...confirmed, status: 'returned' as const };
    expect(holdsOfRequest({ ...returned, returnedOn: '2026-11-25' })).toEqual([
      { ...hold, to: '2026-11-25' },
    ]);
    expect(holdsOfRequest(returned)).toEqual([hold]);
  });
});

describe('a request that does not hold all of its items', () => {
  const held = sampleRequest({ status: 'confirmed' });
  const items = [...held.items, requestItem('', 'Crane'), requestItem('', 'Fog machine')];

  it.each([
    ['has no rental dates', { from: '' }, 'No rental dates, so nothing is held.'],
    ['has no last day', { to: '' }, 'No rental dates, so nothing is held.'],
    [
      'has dates that are too long',
      { to: '2066-11-26' },
      'The rental dates are not valid, so nothing is held.',
    ],
    [
      'has items that are not in the store',
      { items },
      'Not in the store, so not held: Crane, Fog machine.',
    ],
    ['holds everything', {}, undefined],
    ['is quoted', { status: 'quoted', from: '' }, undefined],
    ['is returned', { status: 'returned', from: '' }, undefined],
    ['is a sample', { isSample: true, from: '' }, undefined],
  ] satisfies [string, Partial<RentalRequest>, string | undefined][])(
    'is explained if it %s',
    (_what, changes, reason) => {
      expect(unheldReason({ ...held, ...changes })).toEqual(reason);
    },
  );
});

describe('changes of holds', () => {
  it('are made by confirming, and reverted by declining', () => {
    const before = { ...confirmed, status: 'quoted' as const };
    expect(holdChanges(before, confirmed)).toEqual({ saved: [hold], removedIds: [] });
    expect(holdChanges(confirmed, { ...confirmed, status: 'declined' })).toEqual({
      saved: [],
      removedIds: ['hold-1'],
    });
  });

  it('contain only what was changed', () => {
    expect(holdChanges(confirmed, { ...confirmed, internalNotes: 'Paid' })).toEqual({
      saved: [],
      removedIds: [],
    });
    expect(holdChanges(confirmed, { ...confirmed, to: '2026-11-27' })).toEqual({
      saved: [{ ...hold, to: '2026-11-27' }],
      removedIds: [],
    });
  });

  it('follow added, removed and deleted items', () => {
    expect(holdChanges(confirmed, { ...confirmed, items: [] }).removedIds).toEqual(['hold-1']);
    expect(holdChanges(confirmed, undefined).removedIds).toEqual(['hold-1']);
    expect(holdChanges(undefined, confirmed).saved).toEqual([hold]);
  });

  it('include holds that could not be removed before and that no request would contain any more', () => {
    const declined = { ...confirmed, status: 'declined' as const };
    expect(holdChanges(declined, undefined).removedIds).toEqual(['hold-1']);
    expect(holdChanges(declined, { ...declined, items: [] }).removedIds).toEqual(['hold-1']);
    expect(holdChanges(declined, { ...declined, internalNotes: 'Called' }).removedIds).toEqual([]);
    expect(holdChanges({ ...confirmed, isSample: true }, undefined).removedIds).toEqual([]);
  });
});

describe('outstanding changes', () => {
  const today = '2026-11-25';
  const other = { ...hold, id: 'other' };

  it.each([
    ['none if the holds are those of the request', {}, [hold, other], [], []],
    ['a missing hold', {}, [other], [hold], []],
    ['no missing hold that has ended', { to: '2026-11-24' }, [], [], []],
    ['other dates', {}, [{ ...hold, to: '2026-11-28' }], [hold], []],
    ['another quantity', {}, [{ ...hold, quantity: 1 }], [hold], []],
    [
      'an early return',
      { status: 'returned', returnedOn: '2026-11-24' },
      [hold],
      [{ ...hold, to: '2026-11-24' }],
      [],
    ],
    ['no missing hold of a returned request', { status: 'returned' }, [], [], []],
    ['a hold of a declined request', { status: 'declined' }, [hold, other], [], ['hold-1']],
    ['no hold that has ended', { status: 'declined' }, [{ ...hold, to: '2026-11-24' }], [], []],
  ] as const)('are %s', (_what, changes, holds, saved, removedIds) => {
    expect(outstandingChanges({ ...confirmed, ...changes }, holds, today)).toEqual({
      saved,
      removedIds,
    });
  });
});

it('Items of requests that hold equipment get ids of holds, once', () => {
  const items = [requestItem('zoom', 'Cine Zoom'), requestItem('lamp', 'Lamp', 1, 'hold-x')];
  const request = sampleRequest({ status: 'confirmed', items });
  const ids = withHoldIds(request, () => 0.5).items.flatMap(({ holdIds }) => holdIds);
  expect(ids[0]).toMatch(/^hold-\w{10}$/);
  expect(ids[1]).toBe('hold-x');
  for (const other of [sampleRequest({ items }), { ...request, isSample: true }])
    expect(withHoldIds(other, () => 0.5)).toBe(other);
});
