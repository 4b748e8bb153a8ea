import { describe, expect, it } from 'vitest';
import {
  holdId,
  holdPrefix,
  holdsOfRequest,
  outstandingChanges,
  prefixOf,
  unheldReason,
} from './requestHolds';
import { takeBack, withChecklist, type TakenPiece } from '../handover';
import { requestItem, sampleRequest } from '../rentalFixture';
import type { RentalRequest } from '../schema';

const confirmed = sampleRequest({
  status: 'confirmed',
  items: [
    requestItem('zoom', 'Cine Zoom', 2),
    requestItem('', 'Crane from a partner', 1),
    { ...requestItem('light', 'Panel Light'), subRent: { supplier: 'Light Ltd', cost: 0 } },
  ],
});
const days = { from: '2026-11-24', to: '2026-11-26' };
const ID = holdId('request-a', 'item-zoom');
const hold = { id: ID, productId: 'zoom', ...days, quantity: 2, reason: 'rental' as const };

describe('the holds of a request', () => {
  it('are one for each item of the store, without name, number or reference', () => {
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
    [{ from: '' }, 'No rental dates, so nothing is held.'],
    [{ to: '' }, 'No rental dates, so nothing is held.'],
    [{ to: '2066-11-26' }, 'The rental dates are not valid, so nothing is held.'],
    [{ items }, 'Not in the store, so not held: Crane, Fog machine.'],
    [{}, undefined],
    [{ status: 'quoted', from: '' }, undefined],
    [{ status: 'returned', from: '' }, undefined],
    [{ isSample: true, from: '' }, undefined],
  ] as const)('is explained: with %j %s', (changes, reason) => {
    expect(unheldReason({ ...held, ...(changes as Partial<RentalRequest>) })).toEqual(reason);
  });
});

describe('outstanding changes', () => {
  const today = '2026-11-25';
  const other = { ...hold, id: 'other' };
  const OVERDUE = { status: 'collected', to: '2026-11-24' } as const;

  const EARLY = { status: 'returned', returnedOn: '2026-11-24' } as const;
  const until = (to: string) => ({ ...hold, to });
  const late = { ...until('2026-11-24'), isOverdue: true };

  it.each([
    ['none if the holds are those of the request', {}, [hold, other], []],
    ['a missing hold', {}, [other], [hold]],
    ['no missing hold that has ended', { to: '2026-11-24' }, [], []],
    ['other dates', {}, [until('2026-11-28')], [hold]],
    ['another quantity', {}, [{ ...hold, quantity: 1 }], [hold]],
    ['an early return', EARLY, [hold], [until('2026-11-24')]],
    ['none of what an earlier publication has extended', OVERDUE, [until('2026-11-27')], []],
    ['a longer hold than extended, as after Undo', OVERDUE, [until('2026-11-28')], [late]],
    ['no missing hold of a returned request', { status: 'returned' }, [], []],
    ['a hold of a declined request', { status: 'declined' }, [hold, other], [], [ID]],
    ['no hold that has ended', { status: 'declined' }, [until('2026-11-24')], []],
  ] as const)('are %s', (_what, changes, holds, saved, removedIds: readonly string[] = []) => {
    const known = new Map(holds.map((one) => [one.id, one]));
    const ids = holds.flatMap(({ id }) => (id.startsWith(holdPrefix('request-a')) ? id : []));
    const made = outstandingChanges({ ...confirmed, ...changes }, ids, known, { today });
    expect(made).toEqual({ saved, removedIds });
  });
});

describe('a publication', () => {
  const today = '2026-11-25';
  const overdue: RentalRequest = { ...confirmed, status: 'collected', to: '2026-11-24' };
  const publish = (
    request: RentalRequest,
    known: (typeof hold)[] = [hold],
    terms: Partial<Parameters<typeof outstandingChanges>[3]> = {},
  ) =>
    outstandingChanges(
      request,
      known.map(({ id }) => id),
      new Map(known.map((one) => [one.id, one])),
      { today, isPublication: true, ...terms },
    ).saved.map(({ id, to, quantity }) => `${id} ${to} ${quantity}`);
  const between = { all: 3, byProduct: {} };
  const longer = { ...hold, to: '2026-11-28' };

  it.each<[string, string[], Parameters<typeof publish>]>([
    ['until the day after tomorrow', [`${ID} 2026-11-27 2`], [overdue]],
    ['although the hold has ended', [`${ID} 2026-11-27 2`], [overdue, [{ ...hold, to: today }]]],
    ['although there is no hold', [`${ID} 2026-11-27 2`], [overdue, []]],
    ['again the day after', [`${ID} 2026-11-27 2`], [overdue, [{ ...hold, to: '2026-11-26' }]]],
    ['through the days between rentals', [`${ID} 2026-11-30 2`], [overdue, [hold], { between }]],
    ['and no more on the same day', [], [overdue, [{ ...hold, to: '2026-11-27' }]]],
    ['and no less while a clock is behind', [], [overdue, [longer], { publishedOn: '2026-11-26' }]],
    ['but not what is due today', [], [{ ...overdue, to: today }, [{ ...hold, to: today }]]],
  ])('holds what is overdue %s', (_what, saved, args) => {
    expect(publish(...args)).toEqual(saved);
  });

  it('is followed by the release of each unit that comes back', () => {
    const items = [requestItem('zoom', 'Cine Zoom', 2)];
    const request = withChecklist(null, { ...overdue, items }, () => []);
    const extended = { ...hold, to: '2026-11-27' };
    const back = { id: request.checklist[0]?.id ?? '', state: 'returned', note: '', charge: 0 };
    const part = { ...request, ...takeBack(request, [back as TakenPiece], today) };
    expect(publish(part, [extended], { isPublication: false })).toEqual([
      `${ID} 2026-11-24 1`,
      `${holdId('request-a', 'item-zoom', 1)} ${today} 1`,
    ]);
  });
});

it('The ids of holds are those of other requests, items or returns nowhere, and tell nothing of them', () => {
  const parts = ['request-a', 'request-b'].flatMap((request) =>
    ['item-1', 'item-2'].flatMap((item) => [0, 1].map((group) => [request, item, group] as const)),
  );
  const ids = parts.map((part) => holdId(...part));
  expect(new Set(ids).size).toBe(ids.length);
  for (const [index, [request]] of parts.entries()) {
    expect(ids[index]).toMatch(/^hold-[a-z\d]+-[a-z\d]+$/);
    expect(ids.filter((id) => id.startsWith(holdPrefix(request)))).toHaveLength(4);
    expect(prefixOf(ids[index] ?? '')).toBe(holdPrefix(request));
  }
});
