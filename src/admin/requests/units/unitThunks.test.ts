import { describe, expect, it } from 'vitest';
import { sampleUnit } from '@/domain/rental/units/unitsFixture';
import { openRequestsStore, useDate } from '../changes/requestsStoreFixture';
import { storeRecords } from '../store/storeRecords';
import { selectUnitIndex } from '../store/unitSelectors';
import { changeState, saveUnits } from './unitThunks';

useDate('2026-11-24T09:00:00Z');

const unit = sampleUnit('A');

async function openWithUnit() {
  const { store, pressUndo } = await openRequestsStore();
  store.dispatch(saveUnits([unit], 'Added'));
  const present = () => selectUnitIndex(store.getState()).byId.get(unit.id)!;
  return { store, present, pressUndo };
}

describe('a unit that another device changes while it is edited', () => {
  it('keeps that change', async () => {
    const { store, present } = await openWithUnit();
    store.dispatch(changeState(unit, 'inRepair'));
    store.dispatch(saveUnits([{ ...unit, note: 'Scratch' }], 'Changed', [unit]));
    expect(present()).toMatchObject({ note: 'Scratch', state: 'inRepair' });
    expect(present().repairs).toHaveLength(1);
  });

  it('keeps that change after Undo', async () => {
    const { store, present, pressUndo } = await openWithUnit();
    store.dispatch(saveUnits([{ ...unit, note: 'Scratch', serial: 'SN 1' }], 'Changed'));
    store.dispatch(
      storeRecords('units', {
        [unit.id]: { ...present(), note: 'Lens cap lost', bought: '2026-01-31' },
      }),
    );
    pressUndo();
    expect(present()).toMatchObject({ note: 'Lens cap lost', serial: '', bought: '2026-01-31' });
  });
});
