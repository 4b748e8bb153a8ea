import { describe, expect, it } from 'vitest';
import { requestItem } from '@/domain/rental/rentalFixture';
import { indexUnits } from '@/domain/rental/units/codes';
import { editedUnit } from '@/domain/rental/units/unitStates';
import { sampleUnit } from '@/domain/rental/units/unitsFixture';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { takeStep } from '../changes/thunks';
import { chooseUnit } from '../handover/handoverThunks';
import { selectUnitIndex, selectUnitPlaces } from '../store/unitSelectors';
import { planUnits, writeUnitsCsv } from './unitsCsv';
import { saveUnits } from './unitThunks';

const REF = 'SL-AAA222';

async function openWith(...codes: string[]) {
  const items = [requestItem('p1', 'Zoom', 1)];
  const { store, load } = await openRequestsStore(zoomRequest({ items, status: 'new' }));
  await load();
  const units = codes.map((code) => sampleUnit(code, { productId: 'p1', serial: `SN ${code}` }));
  store.dispatch(saveUnits(units, 'Units added'));
  await store.dispatch(takeStep(REF, 'confirmed'));
  await store.dispatch(chooseUnit(REF, 'piece-unit-item-p1-1', `unit-${codes[0]}`));
  await store.dispatch(takeStep(REF, 'collected'));
  return { store };
}

describe('a file of units', () => {
  it('has no customer, and changes nothing when it is read again', async () => {
    const { store } = await openWith('ZOOM-01', '=1+1');
    const content = selectDraftContent(store.getState())!;
    const index = selectUnitIndex(store.getState());
    const csv = await writeUnitsCsv(index.all, selectUnitPlaces(store.getState()), content);
    expect(csv).toContain('Code,Product,Serial number,State,Where,Bought,Price,Note');
    expect(csv).toContain(`ZOOM-01,Zoom,SN ZOOM-01,In use,${REF},,,`);
    expect(csv).toContain("'=1+1");
    expect(csv).not.toContain('Ada');
    expect(await planUnits(csv, index, content)).toMatchObject({ unchanged: 2, problems: [] });
  });

  it('keeps what is equal or empty, also a state and a product that was deleted', async () => {
    const { store } = await openWith('ZOOM-01');
    const content = selectDraftContent(store.getState())!;
    const unit = sampleUnit('ZOOM-02', { productId: 'deleted', price: 1.5 });
    const broken = editedUnit(unit, { ...unit, state: 'inRepair' }, '2026-11-24');
    const index = indexUnits([broken]);
    const csv = await writeUnitsCsv(index.all, new Map(), content);
    const plan = (text: string) => planUnits(text, index, content);
    expect(csv).toContain('ZOOM-02,deleted,,In repair,,,1.5,');
    expect(await plan(csv)).toMatchObject({ unchanged: 1, problems: [] });
    expect(await plan('Code,State,Bought\nzoom 02,,')).toMatchObject({ unchanged: 1 });
    expect(await plan('Code,State\nNEW-1,')).toMatchObject({
      problems: [{ message: 'product: required for new records' }],
    });
  });

  it('adds and changes units by their codes, and names the rows with mistakes', async () => {
    const { store } = await openWith('ZOOM-01');
    const content = selectDraftContent(store.getState())!;
    const plan = await planUnits(
      [
        'Code,Product,Serial number,State,Where,Bought,Price,Note',
        'zoom 01,Zoom,SN 9,In repair,,2026-01-31,"1,500",Scratch',
        'NEW-1,prime,,,,,,',
        'NEW-2,Tripod,,,,,,',
        'NEW-1,Prime,,,,,,',
        ',Prime,,,,,,',
        'NEW-3,Prime,,Broken,,,,',
      ].join('\n'),
      selectUnitIndex(store.getState()),
      content,
    );
    expect(plan.changed.map(({ record, columns }) => [record.code, ...columns])).toEqual([
      ['ZOOM-01', 'serial number', 'state', 'bought', 'price', 'note'],
    ]);
    expect(plan.changed[0]?.record.repairs).toHaveLength(1);
    expect(plan.added.map(({ code, productId }) => [code, productId])).toEqual([['NEW-1', 'p2']]);
    expect(plan.problems.map(({ row: at, message }) => `${at} ${message}`)).toEqual([
      '4 product: there is no product “Tripod”',
      '5 code: “NEW-1” appears twice',
      '6 code: must not be empty',
      '7 state: must be one of: In use, In repair, Sold or lost',
    ]);
  });
});
