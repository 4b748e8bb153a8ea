import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { requestItem } from '@/domain/rental/rentalFixture';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { clearBackOffice } from '../../../../tests/helpers/storage/backOfficeDatabase';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { inputsRestored } from '../../store/unsavedSlice';
import { ExtendDialog, HandoverSection } from './HandoverSection';

// Tests of other files may have left holds in the browser.
beforeEach(clearBackOffice);

it('An extension says what it costs and names who needs the equipment on the added days, and can be made anyway', async () => {
  const terms = { billableDays: 2, vatBasisPoints: 0 };
  const request = zoomRequest({ ref: 'SL-EXT222', status: 'confirmed', ...terms });
  const other = zoomRequest({
    id: 'request-b',
    ref: 'SL-EXT333',
    status: 'confirmed',
    items: [requestItem('p1', 'Zoom', 3)],
    from: '2026-11-28',
    to: '2026-11-30',
  });
  const before = {
    ...other,
    id: 'request-c',
    ref: 'SL-EXT444',
    from: '2026-11-24',
    to: '2026-11-25',
  };
  const fixture = await openRequestsStore(request, other, before);
  await fixture.load();
  const handleClose = vi.fn();
  await renderWithStore(
    fixture.store,
    <ExtendDialog request={request} onClose={handleClose} />,
    '/admin/requests/SL-EXT222',
  );
  const dialog = page.getByRole('dialog', { name: 'Extend' });
  const conflicts = dialog.getByRole('region', { name: 'Conflicts' });
  await expect.element(dialog).toHaveTextContent('Everything is available until then.');
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('Billable days were set to 2: 3 from now on, +₦25,000');
  await expect.element(conflicts).not.toBeInTheDocument();
  await dialog.getByLabelText('New last day').fill('2026-11-29');
  await expect.element(conflicts).toHaveTextContent(/Zoom: 1 short on 28 .*to 29 Nov/);
  await expect.element(conflicts.getByRole('link', { name: 'SL-EXT333' })).toBeVisible();
  await expect.element(conflicts).toHaveTextContent(/Available instead: .*\(\d+ available\)/);
  await dialog.getByRole('button', { name: 'Extend rental' }).click();
  const changes = { to: '2026-11-29', billableDays: 5 };
  await expect.poll(() => fixture.request('SL-EXT222')).toMatchObject(changes);
  await expect.poll(() => handleClose.mock.calls.length).toBe(1);
});

it('A new last day that was typed before a reload is in the dialog again, until it is closed', async () => {
  const request = zoomRequest({ ref: 'SL-EXT222', status: 'confirmed' });
  const fixture = await openRequestsStore(request);
  await fixture.load();
  const typed = { id: 'SL-EXT222', values: { to: '2026-12-04' } };
  fixture.store.dispatch(inputsRestored({ extend: typed }));
  await renderWithStore(
    fixture.store,
    <HandoverSection request={request} />,
    '/admin/requests/SL-EXT222',
  );
  const dialog = page.getByRole('dialog', { name: 'Extend' });
  await expect.element(dialog.getByLabelText('New last day')).toHaveValue('2026-12-04');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Extend' }).click();
  await expect.element(dialog.getByLabelText('New last day')).not.toHaveValue('2026-12-04');
});
