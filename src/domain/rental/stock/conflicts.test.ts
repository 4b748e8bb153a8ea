import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableQuantity } from '../../availability/availability';
import { addDays, listDays } from '../../availability/day';
import { takeBack, withChecklist } from '../handover';
import { findConflicts, findNotes, freeQuantities } from './conflicts';
import { joinHolds } from './joinHolds';
import { holdId } from './requestHolds';
import { requestItem, sampleHold, sampleRequest, stockedProduct } from '../rentalFixture';
import type { RentalRequest } from '../schema';

const TODAY = '2026-11-20';
const OWN = holdId('request-a', 'item-zoom');

const products = [
  stockedProduct('zoom', 'Cine Zoom'),
  stockedProduct('prime', 'Prime Set'),
  stockedProduct('macro', 'Macro Lens'),
  stockedProduct('light', 'Panel Light', 4, 'lights'),
];

describe('conflicts of a request', () => {
  it('name product, days, the other reference, and what is available instead', () => {
    const holds = [sampleHold(), sampleHold({ id: 'hold-2', productId: 'macro', ref: '' })];
    expect(findConflicts(sampleRequest(), { products, holds })).toEqual([
      {
        productId: 'zoom',
        name: 'Cine Zoom',
        requested: 1,
        stock: 1,
        dates: { from: '2026-11-24', to: '2026-11-26' },
        short: 1,
        days: [{ from: '2026-11-25', to: '2026-11-26', short: 1 }],
        holds: [holds[0]],
        alternatives: [{ id: 'prime', name: 'Prime Set', available: 1 }],
        freeFrom: '2026-11-28',
      },
    ]);
  });

  it('offer another product only if its own days between rentals are free too', () => {
    const holds = [
      sampleHold(),
      sampleHold({ id: 'hold-2', productId: 'macro', from: '2026-11-28', to: '2026-11-29' }),
    ];
    const namesWith = (byProduct: Record<string, number>) => {
      const context = { products, holds, between: { all: 0, byProduct } };
      const [conflict] = findConflicts(sampleRequest(), context);
      return conflict?.alternatives.map(({ id }) => id);
    };
    expect(namesWith({ macro: 1 })).toEqual(['prime', 'macro']);
    expect(namesWith({ macro: 2 })).toEqual(['prime']);
    expect(namesWith({ zoom: 2 })).toEqual(['prime', 'macro']);
  });

  it('do not exist if only its own hold or a hold on other days exists', () => {
    const own = sampleHold({ id: OWN, ref: 'SL-AAA222' });
    const earlier = sampleHold({ id: 'x', from: '2026-11-20', to: '2026-11-23' });
    expect(findConflicts(sampleRequest(), { products, holds: [own, earlier] })).toEqual([]);
  });

  it('exist without any hold if more is requested than is in stock, in several items together', () => {
    const items = [requestItem('zoom', 'Cine Zoom'), requestItem('zoom', 'Cine Zoom')];
    const [conflict] = findConflicts(sampleRequest({ items }), { products, holds: [] });
    expect(conflict).toMatchObject({ requested: 2, short: 1, holds: [], freeFrom: undefined });
  });

  it('are not claimed for a product whose stock cannot be read', () => {
    const items = [requestItem('zoom', 'Cine Zoom', 99)];
    const unknown = [stockedProduct('zoom', 'Cine Zoom', 'unknown')];
    expect(findConflicts(sampleRequest({ items }), { products: unknown, holds: [] })).toEqual([]);
  });

  it('do not count units that are back', () => {
    const items = [requestItem('light', 'Panel Light', 3)];
    const out = sampleRequest({ status: 'collected', items });
    const request = withChecklist(null, out, () => []);
    const taken = request.checklist
      .slice(0, 2)
      .map(({ id }) => ({ id, state: 'returned' as const, note: '', charge: 0 }));
    const partly = { ...request, ...takeBack(request, taken, '2026-11-25') };
    const holds = [sampleHold({ productId: 'light', quantity: 3 })];
    expect(findConflicts(partly, { products, holds })).toEqual([]);
    expect(findConflicts(request, { products, holds })).toHaveLength(1);
  });

  it('combine consecutive days, with the greatest shortage', () => {
    const items = [requestItem('light', 'Panel Light', 3)];
    const on = (day: string, quantity: number) =>
      sampleHold({ id: day, productId: 'light', from: day, to: day, quantity });
    const holds = [on('2026-11-24', 2), on('2026-11-26', 4)];
    const [conflict] = findConflicts(sampleRequest({ items }), { products, holds });
    expect(conflict?.days).toEqual([
      { from: '2026-11-24', to: '2026-11-24', short: 1 },
      { from: '2026-11-26', to: '2026-11-26', short: 3 },
    ]);
    expect(conflict?.short).toBe(3);
  });

  it.each([
    ['it is returned', sampleRequest({ status: 'returned' })],
    ['it is declined', sampleRequest({ status: 'declined' })],
    ['it has no dates', sampleRequest({ from: '', to: '' })],
    ['its dates are in the wrong order', sampleRequest({ from: '2026-11-27' })],
    ['its dates span centuries', sampleRequest({ to: '9999-11-24' })],
    ['its item is not in the store', sampleRequest({ items: [requestItem('', 'Crane')] })],
  ])('do not exist if %s', (_what, request) => {
    expect(findConflicts(request, { products, holds: [sampleHold()] })).toEqual([]);
  });

  it('exist exactly if the available quantity is too small', () => {
    const day = fc.integer({ min: -6, max: 9 }).map((offset) => addDays('2026-11-24', offset));
    const hold = fc
      .record({ from: day, length: fc.integer({ min: 0, max: 5 }), quantity: fc.nat(3) })
      .map(({ from, length, quantity }) => ({ from, to: addDays(from, length), quantity }));
    fc.assert(
      fc.property(
        fc.array(hold, { maxLength: 6 }),
        fc.nat(4),
        fc.integer({ min: 1, max: 4 }),
        (list, stock, quantity) => {
          const holds = list.map((one, index) => sampleHold({ ...one, id: `hold-${index}` }));
          const request = sampleRequest({ items: [requestItem('zoom', 'Cine Zoom', quantity)] });
          const context = { products: [stockedProduct('zoom', 'Cine Zoom', stock)], holds };
          const [conflict] = findConflicts(request, context);
          const missing = (dates: { from: string; to: string }) =>
            quantity - availableQuantity(stock, holds, dates);
          expect(conflict?.short ?? 0).toBe(
            Math.max(0, missing(request as { from: string; to: string })),
          );
          const shortDays = new Set(conflict?.days.flatMap((run) => listDays(run)));
          for (const one of listDays({ from: '2026-11-24', to: '2026-11-26' }))
            expect(shortDays.has(one)).toBe(missing({ from: one, to: one }) > 0);
        },
      ),
    );
  });
});

it.each([
  ['besides other rentals', {}, 1],
  ['besides its own items', { items: [requestItem('zoom', 'Cine Zoom', 1)] }, 0],
  ['also what its own holds', {}, 2, OWN],
  ['not without dates', { to: '' }, undefined],
])('freeQuantities counts what is free: %s', (_case, changes, free, id = 'other') => {
  const request = sampleRequest({ items: [], ...changes });
  const freeOf = freeQuantities(request, { products, holds: [sampleHold({ id })] });
  expect(freeOf(stockedProduct('zoom', 'Cine Zoom', 2))).toBe(free);
  expect(freeOf({ id: 'zoom', stock: 'unknown' })).toBeUndefined();
});

describe('equipment that is overdue', () => {
  const today = '2026-11-25';
  const out = sampleRequest({
    ref: 'SL-OUT222',
    status: 'collected',
    from: '2026-11-22',
    to: '2026-11-24',
  });
  const find = (
    days: number,
    changes: Partial<RentalRequest> = {},
    { stock = 1, all = 0, length = 3 } = {},
  ) => {
    const between = { all, byProduct: {} };
    const context = {
      products: [stockedProduct('zoom', 'Cine Zoom', stock)],
      holds: joinHolds([], [{ ...out, ...changes }], today, between),
      between,
    };
    const from = addDays(today, days);
    const request = sampleRequest({ from, to: addDays(from, length - 1) });
    const conflicts = findConflicts(request, context).flatMap(({ holds }) =>
      holds.map(({ ref, isOverdue }) => `${ref} ${isOverdue ? 'overdue' : 'held'}`),
    );
    return { conflicts, notes: findNotes(request, context).map(({ ref }) => ref) };
  };
  const CONFLICT = { conflicts: ['SL-OUT222 overdue'], notes: [] };
  const NOTE = { conflicts: [], notes: ['SL-OUT222'] };
  const NOTHING = { conflicts: [], notes: [] };

  it.each<[string, ReturnType<typeof find>, Parameters<typeof find>]>([
    ['tomorrow', CONFLICT, [1]],
    ['in a week for a month', CONFLICT, [7, {}, { length: 30 }]],
    ['after that', NOTE, [8]],
    ['within the days between rentals after a week', CONFLICT, [9, {}, { all: 2 }]],
    ['after these', NOTE, [10, {}, { all: 2 }]],
    ['tomorrow, with another unit in stock', NOTHING, [1, {}, { stock: 2 }]],
    ['later, with another unit in stock', NOTHING, [8, {}, { stock: 2 }]],
    ['tomorrow, if it came back', NOTHING, [1, { status: 'returned', returnedOn: today }]],
    ['tomorrow, if it was never collected', NOTHING, [1, { status: 'confirmed' }]],
    ['tomorrow, if it is due today', NOTHING, [1, { to: today }]],
    ['today, if it is due today', { conflicts: ['SL-OUT222 held'], notes: [] }, [0, { to: today }]],
  ])('collides with a request %s', (_what, expected, args) => {
    expect(find(...args)).toEqual(expected);
  });

  it('is only what has not come back', () => {
    const items = [requestItem('zoom', 'Cine Zoom', 3)];
    const request = withChecklist(null, { ...out, items }, () => []);
    const taken = request.checklist
      .slice(0, 2)
      .map(({ id }) => ({ id, state: 'returned' as const, note: '', charge: 0 }));
    const part = { ...request, ...takeBack(request, taken, today) };
    expect(find(1, part, { stock: 1 })).toEqual(CONFLICT);
    expect(find(8, part, { stock: 1 })).toEqual(NOTE);
    expect(find(1, part, { stock: 2 })).toEqual(NOTHING);
    expect(joinHolds([], [part], today)).toMatchObject([
      { quantity: 1, to: addDays(today, 7), isOverdue: true },
      { quantity: 2, to: today },
    ]);
  });
});

describe('rentals that share a day', () => {
  const between = { all: 0, byProduct: {}, sameDay: true };
  const back = sampleRequest({ ref: 'SL-BACK22', status: 'confirmed', from: '2026-11-20' });
  const find = (
    from: string,
    to: string,
    { stock = 1, sameDay = true, holds = [] as ReturnType<typeof joinHolds> } = {},
  ) => {
    const rules = { ...between, sameDay };
    const dates = { from: `2026-11-${from}`, to: `2026-11-${to}` };
    const day = (date = '') => date.slice('2026-11-'.length);
    const request = sampleRequest({ ...dates, ref: 'SL-NEW222', items: [requestItem('zoom', '')] });
    const context = {
      products: [stockedProduct('zoom', 'Cine Zoom', stock)],
      holds: joinHolds(holds, [back], TODAY, rules),
      between: rules,
    };
    return {
      days: findConflicts(request, context).flatMap(({ days, freeFrom }) => [
        ...days.map((run) => `${day(run.from)} to ${day(run.to)}`),
        day(freeFrom),
      ]),
      notes: findNotes(request, context).map(({ ref, kind }) => `${ref} ${kind}`),
    };
  };
  const maintenance = sampleHold({ id: 'm', from: '2026-11-27', to: '2026-11-28', ref: '' });

  const repair = { ...maintenance, reason: 'maintenance' as const };

  it.each<[string, Parameters<typeof find>, notes: string[], days?: string[]]>([
    ['does not collide on the last day of the other', ['26', '28'], ['SL-BACK22 back']],
    ['does not collide for that day only', ['26', '26'], ['SL-BACK22 back']],
    ['does not collide on the first day of the other', ['18', '20'], ['SL-BACK22 out']],
    ['needs no note with another unit in stock', ['26', '28', { stock: 2 }], []],
    ['needs no note on other days', ['27', '28'], []],
    ['collides where it begins before the last day', ['25', '28'], [], ['25 to 26', '26']],
    [
      'collides where days are not shared',
      ['26', '28', { sameDay: false }],
      [],
      ['26 to 26', '27'],
    ],
    ['collides with maintenance', ['27', '27', { holds: [repair] }], [], ['27 to 27', '29']],
    [
      'shares a day with a rental of another device',
      ['26', '27', { holds: [maintenance] }],
      [' out', 'SL-BACK22 back'],
    ],
  ])('%s', (_what, args, notes, days = []) => {
    expect(find(...args)).toEqual({ days, notes });
  });
});

describe('the holds that requests are compared with', () => {
  it('have the reference of their request, also where the content does not contain them', () => {
    const confirmed = sampleRequest({ ref: 'SL-CCC444', status: 'confirmed' });
    const id = holdId(confirmed.id, 'item-zoom');
    const hold = sampleHold({ id, quantity: 9 });
    const foreign = sampleHold({ id: 'foreign', ref: '' });
    const joined = joinHolds([hold, foreign], [confirmed], TODAY);
    expect(joined).toMatchObject([{ id, ref: 'SL-CCC444', quantity: 1 }, foreign]);
    expect(joinHolds([], [confirmed], TODAY)).toMatchObject([{ id, ref: 'SL-CCC444' }]);
  });
});
