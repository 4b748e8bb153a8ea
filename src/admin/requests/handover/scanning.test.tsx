import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { requestItem } from '@/domain/rental/rentalFixture';
import { sampleUnit } from '@/domain/rental/units/unitsFixture';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { takeStep } from '../changes/thunks';
import { saveUnits } from '../units/unitThunks';
import HandoverPage from './HandoverPage';
import PackingPage from './PackingPage';
import ReturnPage from './ReturnPage';
import { chooseUnit } from './handoverThunks';

const REF = 'SL-AAA222';
const OTHER = 'SL-BBB333';

async function open(pageName: string, { isOut = false, hasTwin = false } = {}) {
  const items = [requestItem('p1', 'Zoom', 2)];
  const fixture = await openRequestsStore(
    zoomRequest({ items, status: 'new' }),
    zoomRequest({ ref: OTHER, id: 'request-b', status: 'new' }),
  );
  await fixture.load();
  const { store } = fixture;
  const units = ['ZOOM-01', 'ZOOM-02', 'ZOOM-03'].map((code) =>
    sampleUnit(code, { productId: 'p1', serial: `SN${code.slice(-1)}` }),
  );
  const twin = sampleUnit('zoom 02', { productId: 'p1', serial: 'SN9' });
  const bag = sampleUnit('BAG-01', { productId: 'p2' });
  store.dispatch(saveUnits([...units, ...(hasTwin ? [twin] : []), bag], 'Units added'));
  for (const ref of [REF, OTHER]) await store.dispatch(takeStep(ref, 'confirmed'));
  const choose = (ref: string, code: string) =>
    store.dispatch(chooseUnit(ref, 'piece-unit-item-p1-1', `unit-${code}`));
  await choose(OTHER, 'ZOOM-03');
  if (isOut) {
    await choose(REF, 'ZOOM-01');
    for (const ref of [REF, OTHER]) await store.dispatch(takeStep(ref, 'collected'));
  }
  const pieces = (ref: string) =>
    fixture.request(ref)?.checklist.filter(({ id }) => id.startsWith('piece-unit-')) ?? [];
  await renderWithStore(
    store,
    <Routes>
      <Route path="/admin/requests/:reference/packing" element={<PackingPage />} />
      <Route path="/admin/requests/:reference/handover" element={<HandoverPage />} />
      <Route path="/admin/requests/:reference/return" element={<ReturnPage />} />
    </Routes>,
    `/admin/requests/${REF}/${pageName}`,
  );
  return {
    ...fixture,
    units: () => pieces(REF).map(({ unitId }) => unitId),
    states: (ref: string) => fixture.request(ref)?.checklist.map(({ state }) => state),
  };
}

const field = () => page.getByRole('textbox', { name: 'Scan or type a code' });
async function answer(text: string) {
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
}

const scan = (text: string, end = 'Enter') =>
  userEvent.keyboard(`${text.replace(/[[{]/g, '$&$&')}{${end}}`);

describe('a scanner on the packing list', () => {
  it('ticks units by codes, serial numbers and labels, and says what is wrong', async () => {
    const { units, request } = await open('packing');
    await expect.element(page.getByText('0 of 4 packed')).toBeVisible();
    // It has the focus from the start, and keeps it.
    await scan('zoom 01');
    await answer('ZOOM-01: packed.');
    await expect.element(page.getByText('1 of 4 packed')).toBeVisible();
    expect(units()).toEqual(['unit-ZOOM-01', '']);
    await scan('zoom 01');
    await answer('ZOOM-01 is already here.');
    await scan('BAG-01');
    await answer('BAG-01 is a Prime, which this request does not need.');
    await scan('https://other.example/admin/requests/units#WVB-7788');
    await answer('WVB-7788: no unit has this code.');
    expect(units()).toEqual(['unit-ZOOM-01', '']);
    await scan('https://other.example/admin/requests/units#ZOOM-02', 'Tab');
    await answer('ZOOM-02: packed.');
    await expect.element(field()).toHaveValue('');
    await expect.element(page.getByText('2 of 4 packed')).toBeVisible();

    await scan('ZOOM-03');
    await answer(`ZOOM-03 is packed for ${OTHER}: move it here?`);
    await page.getByRole('button', { name: 'Move here' }).click();
    await answer('ZOOM-03: All 2 are chosen: replace ZOOM-01?');
    await page.getByRole('button', { name: 'Replace' }).click();
    await answer('ZOOM-03: packed.');
    expect(request(OTHER)?.checklist[0]).toMatchObject({ unitId: '', isPacked: false });
    expect(units()).toEqual(['unit-ZOOM-03', 'unit-ZOOM-02']);
  });

  it('shows the answer before the tone, which takes the browser 100 ms the first time', async () => {
    await open('packing');
    const shown: (string | null)[] = [];
    vi.spyOn(navigator, 'vibrate').mockImplementation(() => {
      shown.push(page.getByText('ZOOM-01').first().query()?.textContent ?? null);
      return true;
    });
    await scan('zoom 01');
    await expect.poll(() => shown).toEqual(['ZOOM-01: packed.']);
  });

  it('loses nothing of 30 characters in 150 ms, several times in a row', async () => {
    const { units } = await open('packing');
    await expect.element(field()).toHaveFocus();
    const input = field().element() as HTMLInputElement;
    const started = performance.now();
    for (const code of ['ZOOM-01', 'ZOOM-99-0123456789-0123456789-', 'sn2']) {
      for (const letter of code) input.value += letter;
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    }
    expect(performance.now() - started).toBeLessThan(450);
    await answer('ZOOM-02: packed.');
    expect(units()).toEqual(['unit-ZOOM-01', 'unit-ZOOM-02']);
  });

  it('is not needed: units are selected from a list too', async () => {
    const { units } = await open('packing');
    const list = page.getByRole('combobox', { name: 'Unit of Zoom, 2' });
    await list.selectOptions('ZOOM-02');
    await expect.element(page.getByText('1 of 4 packed')).toBeVisible();
    expect(units()).toEqual(['', 'unit-ZOOM-02']);
    await list.selectOptions('No unit');
    await expect.element(page.getByText('0 of 4 packed')).toBeVisible();
  });

  it('lists more than 20 free units of a product only while its field has the focus', async () => {
    const { store } = await open('packing');
    const list = page.getByRole('combobox', { name: 'Unit of Zoom, 2' });
    const count = () => (list.element() as HTMLSelectElement).options.length;
    // 'No unit', and two of three.
    await expect.poll(count).toBe(3);
    const more = Array.from({ length: 19 }, (_, at) => `ZOOM-${at + 50}`);
    store.dispatch(saveUnits(more.map((code) => sampleUnit(code, { productId: 'p1' }))));
    await expect.poll(count).toBe(1);
    (list.element() as HTMLElement).focus();
    await expect.poll(count).toBe(22);
  });
});

it('The hand-over says how many units are open, and prints the others', async () => {
  await open('handover');
  await expect.element(page.getByText('0 of 4 packed, 2 units open')).toBeVisible();
  await scan('ZOOM-01');
  await expect.element(page.getByText('1 of 4 packed, 1 unit open')).toBeVisible();
  expect(document.querySelector('[data-sheet]')?.textContent).toContain(
    'ZOOM-01, serial number SN1',
  );
});

it('A scan at the return stores the unit of any request as returned, with Undo', async () => {
  const { states, pressUndo } = await open('return', { isOut: true });
  await scan('ZOOM-03');
  await answer(`ZOOM-03: returned from ${OTHER}.`);
  expect(states(OTHER)).toEqual(['returned', 'returned']);
  pressUndo();
  await expect.poll(() => states(OTHER)).toEqual(['', '']);
  await scan('sn1');
  await answer(`ZOOM-01: returned from ${REF}.`);
  expect(states(REF)).toEqual(['returned', 'returned', '', '']);
  await scan('ZOOM-02');
  await answer('ZOOM-02 is in the office.');
});

describe('the camera', () => {
  let seen: string[] = [];
  class FakeDetector {
    detect = () => Promise.resolve(seen.map((rawValue) => ({ rawValue })));
  }
  const start = page.getByRole('button', { name: 'Scan with camera' });

  it('takes a code again only after it was out of sight for 2 seconds', async () => {
    vi.stubGlobal('BarcodeDetector', FakeDetector);
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(canvas.captureStream(10));
    const { units } = await open('packing');
    const now = vi.spyOn(performance, 'now');
    let at = 10_000;
    now.mockImplementation(() => at);
    seen = ['ZOOM-01'];
    await start.click();
    await answer('ZOOM-01: packed.');
    seen = [];
    at += 1500;
    seen = ['ZOOM-01', 'ZOOM-02'];
    await answer('ZOOM-02: packed.');
    expect(units()).toEqual(['unit-ZOOM-01', 'unit-ZOOM-02']);
    seen = [];
    at += 2500;
    seen = ['ZOOM-01'];
    await answer('ZOOM-01 is already here.');
  });

  it('says what to do if it cannot be used, and can be tried again', async () => {
    vi.stubGlobal('BarcodeDetector', FakeDetector);
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new Error('denied'));
    await open('packing');
    await start.click();
    await answer(
      'The camera could not be used. Allow it in the settings of the browser, or type the code.',
    );
    await expect.element(start).toHaveAttribute('aria-pressed', 'false');
  });
});
