import { describe, expect, it } from 'vitest';
import { newPiece } from '@/domain/rental/handover';
import { requestItem, sampleRequest } from '@/domain/rental/rentalFixture';
import type { RentalRequest, Unit } from '@/domain/rental/schema';
import { unitPlaces } from '@/domain/rental/units/chosenUnits';
import { sampleUnit } from '@/domain/rental/units/unitsFixture';
import { openRequestsStore, useDate } from '../changes/requestsStoreFixture';
import { selectUnitIndex } from '../store/unitSelectors';
import { whereText, changeState, saveUnits } from './unitThunks';

useDate('2026-11-24T09:00:00Z');

const unit = sampleUnit('A');

async function openWithUnit() {
  const { store, pressUndo } = await openRequestsStore();
  store.dispatch(saveUnits([unit], 'Added'));
  const present = () => selectUnitIndex(store.getState()).byId.get(unit.id)!;
  return { store, present, pressUndo };
}

describe('where a unit is', () => {
  const LOST = { state: 'missing', isWrittenOff: true } as const;
  it.each<[string, RentalRequest['status'], object, Unit['state']]>([
    ['In the office', 'confirmed', {}, 'inUse'],
    ['SL-AAA222, Ada Obi', 'collected', {}, 'inUse'],
    ['SL-AAA222, Ada Obi', 'collected', {}, 'gone'],
    ['In the office', 'returned', {}, 'inUse'],
    ['', 'returned', {}, 'gone'],
    ['Missing, SL-AAA222, Ada Obi', 'partlyReturned', LOST, 'inUse'],
    ['Missing, SL-AAA222, Ada Obi', 'returned', LOST, 'inUse'],
    ['In the office', 'returned', { state: 'damaged' }, 'inRepair'],
  ])('is shown: “%s” while its request is %s, %o, %s', (text, status, fields, state) => {
    const piece = { ...newPiece('p', 'item-p1', 1, 'Zoom'), unitId: unit.id, ...fields };
    const request = sampleRequest({
      status,
      to: '',
      items: [requestItem('p1', 'Zoom')],
      checklist: [piece],
    });
    expect(whereText({ ...unit, state }, unitPlaces([request]))).toBe(text);
  });
});

describe('a unit that another device changes while it is edited', () => {
  it('keeps that change', async () => {
    const { store, present } = await openWithUnit();
    store.dispatch(changeState(unit, 'inRepair'));
    store.dispatch(saveUnits([{ ...unit, note: 'Scratch' }], 'Changed', [unit]));
    expect(present()).toMatchObject({ note: 'Scratch', state: 'inRepair' });
    expect(present().repairs).toHaveLength(1);
  });
});
