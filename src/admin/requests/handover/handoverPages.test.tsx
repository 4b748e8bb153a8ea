import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { addDays, dayAt } from '@/domain/availability/day';
import { photoIdsOf } from '@/domain/rental/personalDataRemoval';
import { requestItem } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { ignoreDoublePress } from '@/ui/form/ignoreDoublePress';
import { changeRentalTerms, takeStep, removePersonalData } from '../changes/thunks';
import {
  photosForBackup,
  deleteUnusedPhotos,
  readPhoto,
  restorePhotos,
} from '../storage/photoStore';
import { writeSettings } from '../store/writeDesk';
import RequestPage from '../request/RequestPage';
import HandoverPage from './HandoverPage';
import PackingPage from './PackingPage';
import ReturnPage from './ReturnPage';

beforeEach(() => page.viewport(1280, 900));

const TODAY = dayAt(Date.now());
let count = 0;

async function open(pageName: string, changes: Partial<RentalRequest> = {}) {
  count += 1;
  const ref = `SL-HAND${count}`;
  const items = [requestItem('p1', 'Zoom', 2)];
  const fixture = await openRequestsStore(zoomRequest({ items, ...changes, ref, status: 'new' }));
  await fixture.load();
  await fixture.store.dispatch(takeStep(ref, 'confirmed'));
  if (changes.status) await fixture.store.dispatch(takeStep(ref, changes.status));
  const show = (name = pageName) =>
    renderWithStore(
      fixture.store,
      <div onClickCapture={ignoreDoublePress}>
        <Routes>
          <Route path="/admin/requests/:reference" element={<RequestPage />} />
          <Route path="/admin/requests/:reference/packing" element={<PackingPage />} />
          <Route path="/admin/requests/:reference/handover" element={<HandoverPage />} />
          <Route path="/admin/requests/:reference/return" element={<ReturnPage />} />
        </Routes>
      </div>,
      `/admin/requests/${ref}${name}`,
    );
  await show();
  const request = () => fixture.request(ref) as RentalRequest;
  return { request, show, store: fixture.store };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const radio = (piece: string, state: string) =>
  page.getByRole('radiogroup', { name: piece }).getByRole('radio', { name: state });

it('The packing list is ticked off unit by unit, and edited', async () => {
  const { request } = await open('/packing');
  await expect.element(page.getByText('0 of 2 packed')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Case' }).first().click();
  await expect.element(page.getByText('1 of 2 packed')).toBeVisible();
  await button('Edit list').click();
  await button('Add piece to Zoom').last().click();
  await page.getByRole('textbox', { name: 'Piece' }).last().fill('Lens cap');
  await button('Finish editing').click();
  await page.getByRole('checkbox', { name: 'Lens cap' }).click();
  await expect.element(page.getByText('2 of 3 packed')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Hand over' })).not.toBeInTheDocument();
  expect(request().checklist.map(({ name, unit, isPacked }) => [name, unit, isPacked])).toEqual([
    ['Case', 1, true],
    ['Case', 2, false],
    ['Lens cap', 2, true],
  ]);
  await page.getByRole('checkbox', { name: 'Case' }).last().click();
  await page.getByRole('link', { name: 'Hand over' }).click();
  await expect.element(page.getByRole('heading', { name: 'Hand-over', level: 1 })).toBeVisible();
});

it('A product that is in a request twice has two groups, which are no landmarks of the same name', async () => {
  const items = [requestItem('p1', 'Zoom'), { ...requestItem('p1', 'Zoom'), id: 'item-second' }];
  await open('/return', { items, status: 'collected' });
  await expect.poll(() => page.getByRole('group', { name: 'Zoom' }).elements().length).toBe(2);
  expect(page.getByRole('region', { name: 'Zoom' }).elements()).toEqual([]);
});

describe('the hand-over', () => {
  it('stores condition, photo and signature as they are made, and collects the request', async () => {
    const { request, store } = await open('/handover');
    store.dispatch(writeSettings({ terms: 'Bring it back clean.' }));
    await page.getByRole('textbox', { name: 'Condition' }).fill('Small scratch');
    const text = new File(['text'], 'a.jpg', { type: 'image/jpeg' });
    await userEvent.upload(page.getByLabelText('Photo files'), text);
    await expect.element(page.getByText(/^a\.jpg could not be read/)).toBeVisible();
    const canvas = new OffscreenCanvas(2400, 1200);
    canvas.getContext('2d')?.fillRect(0, 0, 600, 600);
    const photo = await canvas.convertToBlob({ type: 'image/jpeg' });
    await userEvent.upload(
      page.getByLabelText('Photo files'),
      new File([photo], 'Ada Obi.jpg', { type: 'image/jpeg' }),
    );
    await expect
      .element(page.getByRole('img', { name: 'Photo 1 of 1', exact: true }))
      .toBeVisible();
    const [photoId = ''] = request().handover?.photoIds ?? [];
    const stored = await readPhoto(photoId);
    expect(stored?.size).toBeLessThanOrEqual(400_000);
    // The name of the file is not kept.
    expect((stored as File).name).toBe(photoId);
    const pad = page.getByRole('img', { name: 'Signature' });
    const box = pad.element().getBoundingClientRect();
    const stroke = (type: string, by: number, pressed: number) =>
      pad.element().dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          buttons: pressed,
          clientX: box.x + 20 + by,
          clientY: box.y + 20 + by,
        }),
      );
    stroke('pointerdown', 0, 1);
    stroke('pointermove', 40, 1);
    stroke('pointerup', 40, 0);
    await expect.element(button('Clear signature')).toBeEnabled();
    await button('Save hand-over').click();
    await expect
      .element(page.getByRole('dialog'))
      .toHaveTextContent('₦161,250 of ₦161,250 is not paid');
    await button('Cancel').click();
    expect(request().status).toBe('confirmed');
    await button('Save hand-over').click();
    await button('Collected anyway').click();
    await expect
      .element(page.getByText('1 of 12 photos', { exact: false }))
      .not.toBeInTheDocument();
    expect(request()).toMatchObject({
      status: 'collected',
      handover: { condition: 'Small scratch', terms: 'Bring it back clean.' },
    });
    expect(await readPhoto(request().handover?.signatureId ?? '')).toBeInstanceOf(Blob);
    const copies = await photosForBackup(photoIdsOf(request()));
    expect(copies).toHaveLength(2);
    await deleteUnusedPhotos(new Set(), Date.now());
    expect(await readPhoto(photoId)).toBeDefined();
    await store.dispatch(removePersonalData([request().ref]));
    expect(photoIdsOf(request())).toEqual([]);
    expect(request().handover).toMatchObject({ condition: '', signedBy: '' });
    expect(await readPhoto(photoId)).toBeUndefined();
    await restorePhotos(copies);
    expect((await readPhoto(photoId))?.size).toBe(stored?.size);
    await deleteUnusedPhotos(new Set(), Date.now() + 25 * 3_600_000);
    expect(await readPhoto(photoId)).toBeUndefined();
  });
});

describe('the return', () => {
  it('survives a reload before it is saved, charges missing pieces, and is complete when the rest is written off', async () => {
    const { request, show } = await open('/return', { status: 'collected' });
    await expect.element(page.getByRole('group')).toHaveAccessibleName('Zoom');
    await radio('Case, unit 1', 'Returned').click();
    await radio('Case, unit 2', 'Missing').click();
    await page.getByRole('textbox', { name: 'Charge' }).fill('much');
    await button('Save return').click();
    await expect.element(page.getByText(/^Enter an amount/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Charge' }).fill('90,000');
    expect(request().status).toBe('collected');
    await cleanup();
    await show();
    await expect.element(radio('Case, unit 2', 'Missing')).toBeChecked();
    await expect.element(page.getByRole('textbox', { name: 'Charge' })).toHaveValue('90,000');
    await button('Save return').click();
    await expect.element(page.getByText('Partly returned').first()).toBeVisible();
    expect(request()).toMatchObject({
      status: 'partlyReturned',
      lines: [{ name: 'Missing: Case', amount: 90_000_00 }],
    });
    await button('Take back').click();
    await button('Write off the rest').click();
    await expect.element(page.getByText('Everything is back or written off.')).toBeVisible();
    expect(request().status).toBe('returned');
  });
});

it('A double click, and Enter that is held down, take one step', async () => {
  const items = [{ ...requestItem('p2', 'Prime'), dailyRate: null }];
  const { request } = await open('', { items });
  await button('Collected').dblClick();
  await expect.element(button('Returned')).toBeVisible();
  expect(request().status).toBe('collected');
  await button('Returned').click();
  button('Returned anyway').element().focus();
  await userEvent.keyboard('{Enter>3/}');
  await expect.element(button('Reopen')).toBeVisible();
  expect(request().status).toBe('returned');
  // The next steps can be reached with Tab.
  expect(document.activeElement?.closest('footer')).not.toBeNull();
});

describe('an overdue rental', () => {
  it('is named, reminded of, charged once and extended', async () => {
    const [from, to] = [addDays(TODAY, -4), addDays(TODAY, -2)];
    const { request, store } = await open('', { status: 'collected', from, to });
    await store.dispatch(changeRentalTerms({ lateRule: 'Each late day costs the daily rate.' }));
    await expect.element(page.getByText('Overdue by 2 days')).toBeVisible();
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await button('Remind on WhatsApp').click();
    expect(decodeURIComponent(String(opened.mock.lastCall?.[0]))).toContain('overdue by 2 days');
    await button('Add late fee of ₦100,000').click();
    expect(request().lines).toMatchObject([{ name: 'Late fee: 2 days', amount: 100_000_00 }]);
    await expect.element(button('Add late fee of ₦100,000')).not.toBeInTheDocument();
    await button('Extend').click();
    await page.getByLabelText('New last day').fill(to);
    await expect.element(button('Extend rental')).toBeDisabled();
    await page.getByLabelText('New last day').fill(TODAY);
    await button('Extend rental').click();
    await expect.element(page.getByText('Overdue by 2 days')).not.toBeInTheDocument();
    expect(request().to).toBe(TODAY);
  });
});
