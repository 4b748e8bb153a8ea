import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { dayAt } from '@/domain/availability/day';
import { requestItem } from '@/domain/rental/rentalFixture';
import { sampleUnit } from '@/domain/rental/units/unitsFixture';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { takeStep } from '../changes/thunks';
import { chooseUnit } from '../handover/handoverThunks';
import { pendingLabel } from '../intake/pendingLink';
import { selectUnits } from '../store/unitSelectors';
import LabelsPage from './LabelsPage';
import UnitPage from './UnitPage';
import UnitsPage from './UnitsPage';
import { saveUnits } from './unitThunks';

const REF = 'SL-AAA222';

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
    for (const words of ['cam 01', 'ada zoam', '0803 123', '25 nov 2026 zoom']) {
      await page.getByRole('searchbox').fill('no such unit');
      await expect.element(page.getByText('No units match your search.')).toBeVisible();
      await page.getByRole('searchbox').fill(words);
      await expect.element(row('CAM-01')).toHaveTextContent(`${REF}, Ada Obi`);
      await expect.element(row('CAM-02')).not.toBeInTheDocument();
    }
  });

  it('says on a phone where each unit is', async () => {
    await open(LIST, 'CAM-01', 'CAM-02');
    await page.viewport(375, 812);
    const item = (code: string) => page.getByRole('listitem').filter({ hasText: code });
    await expect.element(item('CAM-01')).toHaveTextContent(`Zoom${REF}, Ada Obi`);
    await expect.element(item('CAM-02')).toHaveTextContent('ZoomIn the office');
  });

  it('adds units with proposed codes, and says how many are entered', async () => {
    const { units } = await open(LIST);
    // A file without rows is the form to fill in.
    await expect.element(button('Export CSV')).toBeEnabled();
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
    await button('Add unit').click();
    await page.getByLabelText('Product').selectOptions('Zoom');
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill('cam 01');
    await button('Save unit').click();
    await expect.element(page.getByText('Another unit has or had this code')).toBeVisible();
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill('');
    await button('Cancel').click();
    await button('Leave').click();
    await expect.element(page.getByText('2 of 3 units entered')).toBeVisible();
    await button('All are entered').click();
    await expect.poll(() => page.getByText('units entered').elements()).toEqual([]);
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
    const first = page.getByLabelText('First label on the sheet');
    const labels = () => document.querySelectorAll('[data-sheet] > div').length;
    await userEvent.type(first, '{Backspace}5');
    expect(labels()).toBe(5);
    await first.fill('30');
    await userEvent.tab();
    await expect.element(first).toHaveValue(24);
    expect(labels()).toBe(24);
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
  (expected.element() as HTMLElement).focus();
  // Day and month are both 12, because their order depends on the locale. Chromium reports a year after each key.
  await userEvent.keyboard('12122098');
  await expect.element(expected).toHaveValue('2098-12-12');
  await expect.poll(repairs).toContain('2098-12-12');
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
