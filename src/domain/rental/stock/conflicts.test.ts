import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableQuantity } from '../../availability/availability';
import { addDays, listDays } from '../../availability/day';
import { takeBack, withChecklist } from '../handover';
import { findConflicts } from './conflicts';
import { joinHolds } from './joinHolds';
import { requestItem, sampleHold, sampleRequest, stockedProduct } from '../rentalFixture';
import { REQUEST_STATUSES, type RequestStatus } from '../schema';

const TODAY = '2026-11-20';

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
    const namesWith = (byProduct: Record<string, number>) =>
      findConflicts(sampleRequest(), {
        products,
        holds,
        between: { all: 0, byProduct },
      }).flatMap(({ alternatives }) => alternatives.map(({ id }) => id));
    expect(namesWith({ macro: 1 })).toEqual(['prime', 'macro']);
    expect(namesWith({ macro: 2 })).toEqual(['prime']);
    expect(namesWith({ zoom: 2 })).toEqual(['prime', 'macro']);
  });

  it('do not exist if only its own hold or a hold on other days exists', () => {
    const own = sampleHold({ id: 'hold-own', ref: 'SL-AAA222' });
    const earlier = sampleHold({ id: 'x', from: '2026-11-20', to: '2026-11-23' });
    expect(findConflicts(sampleRequest(), { products, holds: [own, earlier] })).toEqual([]);
  });

  it('exist without any hold if more is requested than is in stock, in several items together', () => {
    const items = [requestItem('zoom', 'Cine Zoom'), requestItem('zoom', 'Cine Zoom')];
    const [conflict] = findConflicts(sampleRequest({ items }), { products, holds: [] });
    expect(conflict).toMatchObject({ requested: 2, short: 1, holds: [], freeFrom: undefined });
  });

  it('do not count units that are back', () => {
    const items = [requestItem('light', 'Panel Light', 3)];
    const out = sampleRequest({ status: 'collected', items });
    const request = withChecklist(null, out, () => [], Math.random);
    const taken = request.checklist
      .slice(0, 2)
      .map(({ id }) => ({ id, state: 'returned' as const, note: '', charge: 0 }));
    const partly = { ...request, ...takeBack(request, taken, '2026-11-25', Math.random) };
    const holds = [sampleHold({ productId: 'light', quantity: 3 })];
    expect(findConflicts(partly, { products, holds })).toEqual([]);
    expect(findConflicts(request, { products, holds })).toHaveLength(1);
  });

  it('combine consecutive days, with the greatest shortage', () => {
    const items = [requestItem('light', 'Panel Light', 3)];
    const holds = [
      sampleHold({ productId: 'light', from: '2026-11-24', to: '2026-11-24', quantity: 2 }),
      sampleHold({
        id: 'b',
        productId: 'light',
        from: '2026-11-26',
        to: '2026-11-26',
        quantity: 4,
      }),
    ];
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

describe('the holds that requests are compared with', () => {
  it('include overdue equipment', () => {
    const items = [requestItem('zoom', 'Cine Zoom', 1, 'hold-out')];
    const late = { ref: 'SL-OUT222', items, from: '2026-11-10', to: '2026-11-12' };
    const shortOn = (status: RequestStatus, today: string) => {
      const holds = joinHolds([], [sampleRequest({ ...late, status })], today);
      return findConflicts(sampleRequest(), { products, holds }).flatMap(({ days }) => days);
    };
    expect(shortOn('collected', '2026-11-25')).toEqual([
      { from: '2026-11-24', to: '2026-11-25', short: 1 },
    ]);
    expect(shortOn('collected', '2026-11-23')).toEqual([]);
    expect(shortOn('confirmed', '2026-11-25')).toEqual([]);
    expect(shortOn('returned', '2026-11-25')).toEqual([]);
  });

  it('have the reference of their request, also where the content does not contain them', () => {
    const confirmed = sampleRequest({ ref: 'SL-CCC444', status: 'confirmed' });
    const hold = sampleHold({ id: 'hold-own', quantity: 9 });
    const foreign = sampleHold({ id: 'foreign', ref: '' });
    const joined = joinHolds([hold, foreign], [confirmed], TODAY);
    expect(joined).toMatchObject([{ id: 'hold-own', ref: 'SL-CCC444', quantity: 1 }, foreign]);
    expect(joinHolds([], [confirmed], TODAY)).toMatchObject([{ id: 'hold-own', ref: 'SL-CCC444' }]);
  });

  it.each(
    REQUEST_STATUSES.filter(
      (status) => !['confirmed', 'collected', 'partlyReturned', 'returned'].includes(status),
    ),
  )('do not include those of a request with the status %s', (status) => {
    expect(joinHolds([], [sampleRequest({ status })], TODAY)).toEqual([]);
  });
});
