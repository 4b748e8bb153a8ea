import { describe, expect, it } from 'vitest';
import { requestItem, rowsOf, sampleRequest } from '../rentalFixture';
import { newPiece } from '../handover';
import { withoutPersonalData } from '../personalDataRemoval';
import type { ChecklistPiece, Unit } from '../schema';
import { requestsByRef } from '../sync/deskRecords';
import { mergeRows } from '../sync/mergeRows';
import {
  unitHistory,
  countUnits,
  editedUnit,
  lateRepairs,
  repairHolds,
  SAMPLE_UNIT,
  stockAfter,
} from './unitStates';
import { sampleUnit } from './unitsFixture';

const withState = (unit: Unit, state: Unit['state'], today: string) =>
  editedUnit(unit, { ...unit, state }, today);
const inRepair = withState(sampleUnit('A'), 'inRepair', '2026-11-24');
const [{ id }] = inRepair.repairs as [Unit['repairs'][number]];

describe('repairs', () => {
  const backInUse = (day: string) => withState(inRepair, 'inUse', day);
  const sold = withState(inRepair, 'gone', '2026-11-26');
  it.each<[string, Unit, string, boolean, string?]>([
    ['14 days at first', inRepair, '2026-11-24', false, '2026-12-08'],
    ['no longer than expected', inRepair, '2026-12-10', false, '2026-12-08'],
    ['longer at publication', inRepair, '2026-12-10', true, '2026-12-12'],
    ['until the day before', backInUse('2026-11-27'), '2026-11-27', true, '2026-11-26'],
    ['nothing if it ends on the same day', backInUse('2026-11-24'), '2026-11-24', true],
    ['until it is sold', sold, '2026-11-26', true, '2026-11-25'],
  ])('hold one piece: %s', (_what, unit, today, isPublication, to) => {
    const piece = { id, productId: 'zoom', quantity: 1, reason: 'maintenance' };
    expect(repairHolds([unit], { today, isPublication })).toMatchObject(
      to ? [{ ...piece, from: '2026-11-24', to }] : [],
    );
  });

  it('that are late are longer at the desk', () => {
    expect(lateRepairs([inRepair], '2026-12-08')).toEqual([]);
    const [late] = lateRepairs([inRepair], '2026-12-09');
    expect(late).toMatchObject({ id, from: '2026-11-24', to: '2026-12-16' });
  });

  it('begin again', () => {
    const again = withState(backInUse('2026-11-27'), 'inRepair', '2026-12-20');
    const holds = repairHolds([again], { today: '2026-12-20' });
    expect(holds.map(({ from }) => from)).toEqual(['2026-11-24', '2026-12-20']);
    expect(new Set(holds.map((hold) => hold.id)).size).toBe(2);
  });
});

describe('stock', () => {
  it('counts units that are not sold or lost, without samples', () => {
    const sample = { ...inRepair, id: `${SAMPLE_UNIT}1` };
    const units = [sampleUnit('A'), inRepair, sampleUnit('C', { state: 'gone' }), sample];
    expect(repairHolds([sample], { today: '2026-11-24' })).toEqual([]);
    expect(countUnits(units)).toEqual(new Map([['zoom', 2]]));
  });

  it.each<[string, number, number, number, number]>([
    ['stays until all are entered', 3, 0, 2, 3],
    ['is smaller than the units', 3, 2, 4, 4],
    ['follows one less', 3, 3, 2, 2],
    ['was raised by hand, one less', 5, 3, 2, 5],
    ['was lowered by hand', 2, 3, 4, 2],
    ['was lowered by hand, one less', 1, 3, 2, 1],
  ])('follows the units: %s', (_what, stock, before, after, expected) => {
    expect(stockAfter(stock, before, after)).toBe(expected);
  });
});

describe('the history of a unit', () => {
  const piece = (changes: Partial<ChecklistPiece>) => ({
    ...newPiece('piece-unit-item-zoom-1', 'item-zoom', 1, 'Zoom'),
    unitId: 'unit-A',
    ...changes,
  });
  const returned = sampleRequest({
    status: 'returned',
    returnedOn: '2026-11-27',
    items: [requestItem('zoom', 'Zoom', 2)],
    internalNotes: 'Musa',
    checklist: [
      piece({ state: 'damaged', stateOn: '2026-11-25', note: 'Dropped by Ada', charge: 500 }),
    ],
  });
  const out = sampleRequest({
    ref: 'SL-BBB333',
    status: 'collected',
    from: '2026-11-28',
    checklist: [piece({})],
  });
  const packed = sampleRequest({ ref: 'SL-CCC444', status: 'confirmed', checklist: [piece({})] });

  it('has days, damage, charge and its share of the revenue, the latest first', () => {
    const rentals = unitHistory('unit-A', [returned, out, packed], () => 1001, '2026-11-30');
    expect(
      rentals.map(({ ref, days, state, charge, revenue }) => [ref, days, state, charge, revenue]),
    ).toEqual([
      ['SL-BBB333', 3, '', 0, 1001],
      ['SL-AAA222', 2, 'damaged', 500, 500],
    ]);
  });

  it('keeps them when the personal data is removed, without names and notes', () => {
    const erased = withoutPersonalData(returned, '2028-01-01T00:00:00.000Z', 0);
    const requests = Object.values(requestsByRef(mergeRows({}, rowsOf([erased]))));
    const rentals = unitHistory('unit-A', requests, () => 0, '2028-01-01');
    expect(rentals).toMatchObject([
      { ref: 'SL-AAA222', days: 2, state: 'damaged', charge: 500, note: '' },
    ]);
    expect(JSON.stringify(rentals)).not.toMatch(/Ada|Musa/);
  });
});
