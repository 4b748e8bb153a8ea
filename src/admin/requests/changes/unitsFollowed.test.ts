import { describe, expect, it } from 'vitest';
import type { Hold } from '@/domain/availability/availability';
import type { Unit } from '@/domain/rental/schema';
import { sampleUnit } from '@/domain/rental/units/unitsFixture';
import { editedUnit } from '@/domain/rental/units/unitStates';
import { selectList } from '../../drafts/content/draftContent';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { changeSentence, listChanges } from '../../publish/changes/changes';
import { addSampleRequest, SAMPLE_REFERENCE } from '../list/RequestsPage';
import {
  selectHasUnits,
  selectOpenStocks,
  selectUnitIndex,
  selectUnits,
} from '../store/unitSelectors';
import { selectStock } from '../store/stockSelectors';
import type { RequestsRootState } from '../store/storeTypes';
import { countProduct, saveUnits } from '../units/unitThunks';
import { followRequests } from './startHolds';
import { removeRequests } from './thunks';
import { openRequestsStore, useDate } from './requestsStoreFixture';

useDate('2026-11-24T09:00:00Z');

const TODAY = '2026-11-24';

const withState = (unit: Unit, state: Unit['state'], today = TODAY) =>
  editedUnit(unit, { ...unit, state }, today);

const zoom = (code: string, changes = {}) => sampleUnit(code, { productId: 'p1', ...changes });
const settled = () => new Promise((resolve) => setTimeout(resolve));

const zoomOf = ({ getState }: { getState: () => RequestsRootState }) =>
  selectList('products')(getState())?.find(({ id }) => id === 'p1');

async function openWith(...codes: string[]) {
  const opened = await openRequestsStore();
  const { store } = opened;
  await opened.load();
  const save = async (...units: Parameters<typeof saveUnits>[0]) => {
    store.dispatch(saveUnits(units, 'Changed'));
    await settled();
  };
  await save(...codes.map((code) => zoom(code)));
  return {
    ...opened,
    changes: () => listChanges(selectDrafts(store.getState())).map(changeSentence),
    stock: () => zoomOf(store)?.stock,
    setStock: (stock: number) => store.dispatch(countProduct(zoomOf(store)!, stock)),
    unit: (code: string) => selectUnitIndex(store.getState()).byId.get(`unit-${code}`)!,
    save,
  };
}

describe('the stock of a product', () => {
  it('follows units that are entered before the content is loaded', async () => {
    const { store } = await openRequestsStore();
    store.dispatch(
      saveUnits(
        ['A', 'B', 'C', 'D'].map((code) => zoom(code)),
        'Added',
      ),
    );
    await expect.poll(() => zoomOf(store)?.stock).toBe(4);
  });

  it('stays until all units are entered, and follows them then', async () => {
    const { store, changes, stock, save, unit } = await openWith('A', 'B');
    const [open] = selectOpenStocks(store.getState());
    expect(open).toMatchObject({ product: { stock: 3 }, count: 2 });
    expect(changes()).toEqual([]);
    await store.dispatch(countProduct(open!.product, 2));
    expect(selectOpenStocks(store.getState())).toEqual([]);
    expect(changes()).toEqual(['Zoom: Stock 3 → 2 (2 units)']);
    expect(stock()).toBe(2);
    await save({ ...unit('B'), state: 'gone' });
    expect(changes()).toEqual(['Zoom: Stock 3 → 1 (1 unit)']);
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
});

it('Samples count for samples only, and are added once', async () => {
  const { store, changes } = await openWith();
  for (let times = 0; times < 2; times += 1) {
    await store.dispatch(addSampleRequest());
    await store.dispatch(removeRequests([SAMPLE_REFERENCE]));
  }
  expect(selectUnits(store.getState()).map(({ code }) => code)).toEqual(['SAMPLE-01', 'SAMPLE-02']);
  const hasUnits = selectHasUnits(store.getState());
  expect([hasUnits('p1', false), hasUnits('p1', true)]).toEqual([false, true]);
  expect([selectOpenStocks(store.getState()), changes()]).toEqual([[], []]);
});

describe('a repair', () => {
  it('holds one piece that names no unit, and takes it back with Undo', async () => {
    const { holds, save, unit, pressUndo } = await openWith('A');
    const before = holds();
    await save(withState(unit('A'), 'inRepair'));
    expect(holds()?.slice(before?.length)).toEqual([
      {
        id: unit('A').repairs[0]?.id,
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
    const late = withState(unit('A'), 'inRepair', '2026-11-01');
    await save(late);
    const isOfRepair = ({ id }: Hold) => id === late.repairs[0]?.id;
    const last = () => holds()?.find(isOfRepair)?.to;
    expect(last()).toBeUndefined();
    const atDesk = selectStock(store.getState(), TODAY).holds;
    expect(atDesk.find(isOfRepair)?.to).toBe('2026-12-01');
    await store.dispatch(followRequests({ isPublication: true }));
    expect(last()).toBe('2026-11-26');
    await store.dispatch(followRequests());
    expect(last()).toBe('2026-11-26');
    await save(withState(unit('A'), 'inUse'));
    expect(last()).toBe('2026-11-23');
  });
});
