import { describe, expect, it } from 'vitest';
import { sampleUnit } from '@/domain/rental/units/unitsFixture';
import { withUnitState } from '@/domain/rental/units/unitStates';
import { selectList } from '../../drafts/content/draftContentSelectors';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { changeSentence, listChanges } from '../../publish/changes/changes';
import { selectUnitIndex, selectUnitStocks } from '../store/unitSelectors';
import { countProducts, saveUnits } from '../units/unitThunks';
import { followRequests } from './startHolds';
import { openRequestsStore, useDate } from './requestsStoreFixture';

useDate('2026-11-24T09:00:00Z');

const zoom = (code: string, changes = {}) => sampleUnit(code, { productId: 'p1', ...changes });
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A store with the small content, which has 3 of 'Zoom', and these units. */
async function openWith(...codes: string[]) {
  const opened = await openRequestsStore();
  const { store } = opened;
  await opened.load();
  store.dispatch(
    saveUnits(
      codes.map((code) => zoom(code)),
      'Units added',
    ),
  );
  await settled();
  return {
    ...opened,
    changes: () => listChanges(selectDrafts(store.getState())).map(changeSentence),
    stock: () => selectList('products')(store.getState())?.find(({ id }) => id === 'p1')?.stock,
    unit: (code: string) => selectUnitIndex(store.getState()).byId.get(`unit-${code}`)!,
    save: async (...units: Parameters<typeof saveUnits>[0]) => {
      store.dispatch(saveUnits(units, 'Changed'));
      await settled();
    },
  };
}

describe('the stock of a product', () => {
  it('stays until all units are entered, and follows them then', async () => {
    const { store, changes, stock } = await openWith('A', 'B');
    expect(selectUnitStocks(store.getState())).toMatchObject([
      { count: 2, stock: 3, isFollowed: false },
    ]);
    expect(changes()).toEqual([]);
    store.dispatch(countProducts(['p1']));
    await settled();
    expect(changes()).toEqual(['Zoom: Stock 3 → 2 (2 units)']);
    expect(stock()).toBe(2);
  });

  it('follows a unit that is sold once there were as many as the stock', async () => {
    const { changes, save, unit, pressUndo } = await openWith('A', 'B', 'C');
    expect(changes()).toEqual([]);
    await save({ ...unit('C'), state: 'gone' });
    expect(changes()).toEqual(['Zoom: Stock 3 → 2 (2 units)']);
    pressUndo();
    await settled();
    expect(changes()).toEqual([]);
  });

  it('becomes larger with more units, until adding one is undone', async () => {
    const { changes, save, pressUndo, unit } = await openWith('A', 'B', 'C');
    await save(zoom('D'));
    expect(changes()).toEqual(['Zoom: Stock 3 → 4 (4 units)']);
    pressUndo();
    await settled();
    expect(unit('D')).toBeUndefined();
    expect(changes()).toEqual([]);
  });

  it('is the published one again when adding all of them is undone', async () => {
    const { changes, pressUndo } = await openWith('A', 'B', 'C', 'D');
    expect(changes()).toEqual(['Zoom: Stock 3 → 4 (4 units)']);
    pressUndo();
    await settled();
    expect(changes()).toEqual([]);
  });
});

describe('a repair', () => {
  const at = { today: '2026-11-24', at: '2026-11-24T09:00:00Z', repairId: 'hold-r' };
  it('holds one piece that names no unit, and takes it back with Undo', async () => {
    const { holds, save, unit, pressUndo } = await openWith('A');
    const before = holds();
    await save(withUnitState(unit('A'), 'inRepair', at));
    const made = holds()?.filter(({ id }) => id === 'hold-r');
    expect(made).toEqual([
      {
        id: 'hold-r',
        productId: 'p1',
        from: '2026-11-24',
        to: '2026-12-08',
        quantity: 1,
        reason: 'maintenance',
      },
    ]);
    pressUndo();
    await settled();
    expect(holds()).toEqual(before);
  });

  it('is extended by a publication while it is late, and stays extended', async () => {
    const { store, holds, save, unit } = await openWith('A');
    const late = withUnitState(unit('A'), 'inRepair', { ...at, today: '2026-11-01' });
    await save(late);
    const last = () => holds()?.find(({ id }) => id === 'hold-r')?.to;
    expect(last()).toBeUndefined();
    await store.dispatch(followRequests({ isPublication: true }));
    expect(last()).toBe('2026-11-26');
    await store.dispatch(followRequests());
    expect(last()).toBe('2026-11-26');
    await save(withUnitState(unit('A'), 'inUse', at));
    expect(last()).toBe('2026-11-23');
  });
});
