import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { dayAt } from '@/domain/availability/day';
import { requestItem } from '@/domain/rental/rentalFixture';
import { indexUnits } from '@/domain/rental/units/codes';
import { sampleUnit } from '@/domain/rental/units/unitsFixture';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { takeStep } from '../changes/thunks';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { chooseUnit } from '../handover/handoverThunks';
import { pendingLabel } from '../intake/receive';
import { selectUnitIndex, selectUnitPlaces, selectUnits } from '../store/unitSelectors';
import LabelsPage from './LabelsPage';
import UnitPage from './UnitPage';
import { planUnits, writeUnitsCsv } from './unitsCsv';
import UnitsPage from './UnitsPage';
import { inState, saveUnits } from './unitThunks';

const REF = 'SL-AAA222';

/** Opens a page with these units of 'Zoom', of which the first one is out with Ada Obi. */
async function open(path: string, ...codes: string[]) {
  await page.viewport(1280, 900);
  const fixture = await openRequestsStore(
    zoomRequest({ items: [requestItem('p1', 'Zoom', 1)], status: 'new', to: dayAt(Date.now()) }),
  );
  await fixture.load();
  const { store } = fixture;
  const units = codes.map((code) => sampleUnit(code, { productId: 'p1', serial: `SN ${code}` }));
  if (units.length > 0) store.dispatch(saveUnits(units, 'Units added'));
  await store.dispatch(takeStep(REF, 'confirmed'));
  if (codes[0]) await store.dispatch(chooseUnit(REF, 'piece-unit-item-p1-1', `unit-${codes[0]}`));
  await store.dispatch(takeStep(REF, 'collected'));
  await renderWithStore(
    store,
    <Routes>
      <Route path="/admin/requests/units" element={<UnitsPage />} />
      <Route path="/admin/requests/units/labels" element={<LabelsPage />} />
      <Route path="/admin/requests/units/:id" element={<UnitPage />} />
    </Routes>,
    path,
  );
  return { ...fixture, units: () => selectUnits(store.getState()) };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (code: string) => page.getByRole('row', { name: code });
const LIST = '/admin/requests/units';

describe('the list of units', () => {
  it('is searched by product, code, and the customer and days of the rental', async () => {
    await open(LIST, 'CAM-01', 'CAM-02');
    for (const words of ['cam 01', 'ada', 'ada zoam', '0803 123', '25 nov 2026 zoom', 'today']) {
      await page.getByRole('searchbox').fill('no such unit');
      await expect.element(page.getByText('No units match your search.')).toBeVisible();
      await page.getByRole('searchbox').fill(words);
      await expect.element(row('CAM-01')).toBeVisible();
      await expect.element(row('CAM-02')).not.toBeInTheDocument();
    }
  });

  it('adds units with proposed codes, and says how many are entered', async () => {
    const { units } = await open(LIST);
    for (const code of ['CAM-01', 'CAM-02']) {
      await button('Add unit').click();
      await page.getByLabelText('Product').selectOptions('Zoom');
      const prefix = page.getByLabelText('Code prefix');
      await prefix.fill('CAM');
      await expect
        .element(page.getByRole('textbox', { name: 'Code', exact: true }))
        .toHaveValue(code);
      await page.getByLabelText('Price').fill('1,500,000');
      await button('Save unit').click();
      await expect.element(row(code)).toBeVisible();
    }
    expect(units()).toMatchObject([{ code: 'CAM-01', price: 1_500_000 }, { code: 'CAM-02' }]);
    await expect.element(page.getByText('2 of 3 units entered')).toBeVisible();
    await button('All are entered').click();
    await expect.poll(() => page.getByText('units entered').elements()).toEqual([]);
  });

  it('refuses a code that another unit has or had', async () => {
    const { units } = await open(LIST, 'ZOOM-01');
    await button('Add unit').click();
    await page.getByLabelText('Product').selectOptions('Zoom');
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill('zoom 01');
    await button('Save unit').click();
    await expect.element(page.getByText('Another unit has or had this code')).toBeVisible();
    expect(units()).toHaveLength(1);
  });

  it('shows where each unit is, and finds it by that', async () => {
    await open(LIST, 'ZOOM-01', 'ZOOM-02');
    await expect.element(row('ZOOM-01')).toHaveTextContent(`${REF}, Ada Obi`);
    await expect.element(row('ZOOM-02')).toHaveTextContent('In the office');
    await page.getByRole('searchbox').fill('ada');
    await expect.poll(() => page.getByRole('row').elements()).toHaveLength(2);
  });

  it('opens the unit of a label, or says that no unit has its code', async () => {
    pendingLabel.update({ text: '/admin/requests/units#WVB%207788' });
    await open(LIST);
    await expect
      .element(page.getByText('WVB 7788: no unit has this code. This device has no requests.'))
      .toBeVisible();
    await cleanup();
    pendingLabel.update({ text: '/admin/requests/units#zoom01' });
    await open(LIST, 'ZOOM-01');
    await expect.element(page.getByRole('heading', { name: 'ZOOM-01' })).toBeVisible();
    await expect.element(page.getByText(`${REF}, Ada Obi`)).toBeVisible();
    await button('Take back').click();
    await expect.element(page.getByText('In the office')).toBeVisible();
  });

  it('asks which unit a label means that several have', async () => {
    pendingLabel.update({ text: '/admin/requests/units#zoom01' });
    await open(LIST, 'ZOOM-01', 'ZOOM 01');
    await expect.element(page.getByText('zoom01: 2 units have it. Which one?')).toBeVisible();
    await page.getByRole('link', { name: 'ZOOM 01, serial number SN ZOOM 01' }).click();
    await expect.element(page.getByRole('heading', { name: 'ZOOM 01' })).toBeVisible();
  });

  it('prints labels of the selected units, or else of those found', async () => {
    await open(LIST, 'ZOOM-01', 'ZOOM-02', 'ZOOM-03');
    await page.getByRole('checkbox', { name: 'ZOOM-02' }).click();
    await button('Print labels').click();
    await expect.element(page.getByRole('heading', { name: 'Labels' })).toBeVisible();
    const sheet = () => document.querySelector('[data-sheet]')?.textContent;
    expect(sheet()).toBe('ZOOM-02Zoom');
    await page.getByRole('link', { name: 'Units' }).click();
    await page.getByRole('searchbox').fill('sn zoom-03');
    await expect.poll(() => page.getByRole('row').elements()).toHaveLength(2);
    await button('Print labels').click();
    await expect.poll(sheet).toBe('ZOOM-03Zoom');
    await page.getByLabelText('First label on the sheet').fill('5');
    expect(document.querySelectorAll('[data-sheet] > div')).toHaveLength(5);
  });
});

it('A unit in repair is expected back on a day, and has a history', async () => {
  const { holds } = await open(`${LIST}/unit-ZOOM-02`, 'ZOOM-01', 'ZOOM-02');
  await button('In repair').click();
  const expected = page.getByLabelText('Expected back');
  await expect.element(expected).toBeVisible();
  await expected.fill('2099-12-24');
  const repairs = () =>
    holds()
      ?.filter(({ reason }) => reason === 'maintenance')
      .map(({ to }) => to);
  await expect.poll(repairs).toContain('2099-12-24');
  await button('Back in use').click();
  await expect.element(page.getByText('in use again')).toBeVisible();
  await expect.poll(repairs).not.toContain('2099-12-24');
});

it('A unit that is out and in repair is named, until it is taken back', async () => {
  await open(`${LIST}/unit-ZOOM-01`, 'ZOOM-01');
  const conflicts = page.getByRole('region', { name: 'Conflicts' });
  await expect.element(button('Take back')).toBeVisible();
  expect(conflicts.elements()).toEqual([]);
  await button('In repair').click();
  await expect
    .element(conflicts)
    .toHaveTextContent(
      `ZOOM-01 is in repair, but is chosen in ${REF}. Take it back or choose another unit, or change its state.`,
    );
  await button('Take back').click();
  await expect.poll(() => conflicts.elements()).toEqual([]);
});

describe('a file of units', () => {
  it('has no customer, and changes nothing when it is read again', async () => {
    const { store } = await open(LIST, 'ZOOM-01', '=1+1');
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
    const { store } = await open(LIST, 'ZOOM-01');
    const content = selectDraftContent(store.getState())!;
    const broken = inState(sampleUnit('ZOOM-02', { productId: 'deleted', price: 1.5 }), 'inRepair');
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
    const { store } = await open(LIST, 'ZOOM-01');
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
