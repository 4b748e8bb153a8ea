import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, listDays } from '../../availability/day';
import { requestItem, sampleRequest } from '../rentalFixture';
import { stepFields } from '../requestSteps';
import { holdsOfRequest } from '../stock/requestHolds';
import type { RentalRequest } from '../schema';
import {
  groupPieces,
  isSettled,
  lateFee,
  overdueDays,
  overdueText,
  packedPieces,
  reminderText,
  takeBack,
  withChecklist,
  withLateFee,
  writeOffRest,
  wasCollected,
} from './index';

const FROM = '2026-11-24';
const TO = '2026-11-26';
const contentsOf = (productId: string) => (productId === 'kit' ? ['Lamp', 'Stand', 'Cable'] : []);

const EVERY_DAY = { rules: {} };

function confirmed(quantities: Record<string, number> = { kit: 2, zoom: 1 }): RentalRequest {
  const items = Object.entries(quantities).map(([id, quantity]) =>
    requestItem(id, id === 'kit' ? 'Light kit' : 'Cine Zoom', quantity),
  );
  const request = sampleRequest({ status: 'confirmed', from: FROM, to: TO, items });
  return withChecklist(null, request, contentsOf);
}

const collected = (quantities?: Record<string, number>): RentalRequest => ({
  ...confirmed(quantities),
  status: 'collected',
});

describe('the checklist', () => {
  it('has the contents of each unit, or the item itself', () => {
    const names = groupPieces(confirmed()).map(({ item, units }) => [
      item.name,
      units.map(({ pieces }) => pieces.map(({ name }) => name)),
    ]);
    const kit = ['Lamp', 'Stand', 'Cable'];
    expect(names).toEqual([
      ['Light kit', [kit, kit]],
      ['Cine Zoom', [['Cine Zoom']]],
    ]);
  });

  it('keeps ticks, edits and removed pieces when items are added or change their quantity', () => {
    const before = confirmed();
    const [lamp, , ...rest] = before.checklist;
    if (!lamp) throw new Error('no pieces');
    const edited = { ...before, checklist: [{ ...lamp, name: 'Lamp 2', isPacked: true }, ...rest] };
    const items = [
      ...edited.items.map((item) => ({ ...item, quantity: item.quantity + 1 })),
      requestItem('tripod', 'Tripod'),
    ];
    const after = withChecklist(edited, { ...edited, items }, contentsOf);
    expect(after.checklist).toHaveLength(edited.checklist.length + 3 + 1 + 1);
    expect(after.checklist.filter((piece) => edited.checklist.includes(piece))).toEqual(
      edited.checklist,
    );
    const fewer = withChecklist(after, { ...after, items: edited.items }, contentsOf);
    expect(fewer.checklist).toEqual(edited.checklist);
  });

  it('has the pieces of an item once when Undo gives back both', () => {
    const before = confirmed();
    const [kit, ...items] = before.items;
    const removed = withChecklist(before, { ...before, items }, contentsOf);
    expect(removed.checklist.map(({ itemId }) => itemId)).not.toContain(kit?.id);
    expect(withChecklist(removed, before, contentsOf)).toEqual(before);
  });

  it('is made for a request that was confirmed without one, and not for other statuses', () => {
    const old = { ...confirmed(), checklist: [] };
    const items = [...old.items];
    expect(withChecklist(old, { ...old, items }, contentsOf).checklist).toHaveLength(7);
    const quoted = sampleRequest({ status: 'quoted' });
    expect(withChecklist(null, quoted, contentsOf)).toBe(quoted);
    expect(withChecklist(old, old, contentsOf)).toBe(old);
  });

  it('tells how much is packed', () => {
    const { items, checklist } = confirmed();
    const packed = checklist.map((piece, at) => ({ ...piece, isPacked: at === 0 }));
    expect(packedPieces({ items, checklist: packed }).text).toBe('1 of 7 packed');
    const other = { ...checklist[0]!, itemId: 'of-another-device', isPacked: true };
    const counted = packedPieces({ items, checklist: [...packed, other] });
    expect(counted).toEqual({ text: '1 of 7 packed', areAll: false });
  });
});

/** A number of returns, a day each: pieces by their index, with their state. */
const returnsArbitrary = fc.array(
  fc.array(
    fc.record({
      index: fc.nat(6),
      state: fc.constantFrom('returned', 'missing', 'damaged', '' as const),
      charge: fc.constantFrom(0, 5_000_00),
    }),
    { maxLength: 8 },
  ),
  { maxLength: 5 },
);

/** Takes back on one day after the other, beginning with the second day of the rental. */
function afterReturns(returns: ReturnType<typeof returnsArbitrary.generate>['value']) {
  return returns.reduce<{ request: RentalRequest; today: string }>(
    ({ request, today }, pieces) => {
      const taken = pieces.flatMap(({ index, state, charge }) => {
        const piece = request.checklist[index];
        return piece ? [{ id: piece.id, state, charge, note: '' }] : [];
      });
      const fields = takeBack(request, taken, today);
      const changed = { ...request, ...fields, ...stepFields(request, fields.status, today) };
      return { request: changed, today: addDays(today, 1) };
    },
    { request: collected(), today: addDays(FROM, 1) },
  );
}

describe('a return', () => {
  it('keeps every piece, and charges each piece once', () => {
    fc.assert(
      fc.property(returnsArbitrary, (returns) => {
        const { request } = afterReturns(returns);
        expect(request.checklist.map(({ id }) => id)).toHaveLength(7);
        const charged = request.checklist.filter(({ charge }) => charge > 0);
        expect(request.lines.map(({ cause }) => cause).toSorted()).toEqual(
          charged.map(({ id }) => id).toSorted(),
        );
        for (const { state } of charged) expect(['missing', 'damaged']).toContain(state);
      }),
    );
  });

  it('holds exactly the units that are out on each day', () => {
    fc.assert(
      fc.property(returnsArbitrary, (returns) => {
        const { request, today } = afterReturns(returns);
        const holds = holdsOfRequest(request, { today, overdueReach: 0 });
        expect(new Set(holds.map(({ id }) => id)).size).toBe(holds.length);
        for (const item of request.items)
          for (const day of listDays({ from: FROM, to: addDays(today, 2) })) {
            const held = holds
              .filter(({ productId, to }) => productId === item.productId && day <= to)
              .reduce((sum, { quantity }) => sum + quantity, 0);
            const units = groupPieces(request).find((group) => group.item === item)?.units ?? [];
            const expected = units.filter(({ pieces }) => {
              const isBack = pieces.every(isSettled);
              const last = pieces.reduce(
                (most, { stateOn }) => (stateOn > most ? stateOn : most),
                '',
              );
              const lastOut = today > TO ? today : TO;
              return day <= (isBack ? last : lastOut);
            }).length;
            expect([item.productId, day, held]).toEqual([item.productId, day, expected]);
          }
      }),
    );
  });

  it('is complete when the rest is written off, whatever came before', () => {
    fc.assert(
      fc.property(returnsArbitrary, (returns) => {
        const { request, today } = afterReturns(returns);
        const after = writeOffRest(request, today);
        expect(after.status).toBe('returned');
        expect(after.checklist.every(isSettled)).toBe(true);
      }),
    );
  });

  it('is partly done until all is in, and a piece that turns up is not written off any more', () => {
    const request = collected({ zoom: 2 });
    const [first, second] = request.checklist;
    if (!first || !second) throw new Error('no pieces');
    const piece = { note: '', charge: 0 };
    const one = takeBack(request, [{ ...piece, id: first.id, state: 'returned' }], TO);
    expect(one.status).toBe('partlyReturned');
    const missing = { ...piece, id: second.id, state: 'missing', charge: 100 } as const;
    const part = { ...request, ...one };
    const lost = { ...part, ...takeBack(part, [missing], TO) };
    expect(lost.status).toBe('partlyReturned');
    expect(lost.lines).toMatchObject([{ name: 'Missing: Cine Zoom', amount: 100, charge: 'once' }]);
    const off = { ...lost, ...writeOffRest(lost, TO) };
    expect(off).toMatchObject({ status: 'returned', lines: lost.lines });
    const back = { ...piece, id: second.id, state: 'returned' } as const;
    const found = takeBack(off, [back], '2026-11-28');
    expect(found).toMatchObject({ status: 'returned', lines: [] });
    expect(found.checklist.map(({ isWrittenOff }) => isWrittenOff)).toEqual([false, false]);
  });
});

describe('a late return', () => {
  const today = '2026-11-28';

  it('is named by its days while equipment is out', () => {
    const days = [TO, '2026-11-27', today].map((day) => overdueDays(collected(), day));
    expect(days).toEqual([0, 1, 2]);
    expect([1, 2].map(overdueText)).toEqual(['Overdue by 1 day', 'Overdue by 2 days']);
    for (const status of ['confirmed', 'returned', 'declined'] as const)
      expect(overdueDays({ ...collected(), status }, today)).toBe(0);
  });

  it('costs the daily rate of each unit for every day that it was out too long', () => {
    const request = collected({ kit: 2, zoom: 1 });
    expect(lateFee(request, today, EVERY_DAY)).toEqual({ days: 2, amount: 3 * 2 * 25_000_00 });
    const taken = request.checklist
      .filter(({ unit, itemId }) => unit === 1 && itemId === 'item-kit')
      .map(({ id }) => ({ id, state: 'returned' as const, note: '', charge: 0 }));
    const part = { ...request, ...takeBack(request, taken, TO) };
    expect(lateFee(part, today, EVERY_DAY)).toEqual({ days: 2, amount: 2 * 2 * 25_000_00 });
    const early = { ...request, status: 'returned' as const, returnedOn: '2026-11-25' };
    expect(lateFee(early, today, EVERY_DAY)).toEqual({ days: 0, amount: 0 });
    // The day is missing if it was damaged.
    expect(lateFee({ ...early, returnedOn: '' }, today, EVERY_DAY)).toEqual({ days: 0, amount: 0 });
    expect(lateFee({ ...early, returnedOn: '', checklist: [] }, today, EVERY_DAY).days).toBe(0);
    expect([confirmed(), request, early].map(wasCollected)).toEqual([false, true, true]);
  });

  it('is charged once, however often the fee is added', () => {
    const { lines } = collected();
    const once = withLateFee(lines, { days: 1, amount: 100 });
    const twice = withLateFee(once, { days: 2, amount: 200 });
    expect(twice).toEqual([{ ...once[0], name: 'Late fee: 2 days', amount: 200 }]);
  });

  it('names, for the customer, the day on which the equipment was due', () => {
    const text = reminderText(collected(), 2, 'Slate Pictures');
    expect(text).toContain('due back on 26 Nov 2026. It is overdue by 2 days.');
    expect(text).toMatch(/^Hello Ada Obi,/);
  });
});
