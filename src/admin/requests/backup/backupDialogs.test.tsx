import { EMPTY_SETTINGS } from '@/domain/rental/schema';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { withoutPersonalFields } from '@/domain/rental/personalData';
import { sampleRequest } from '@/domain/rental/rentalFixture';
import { fillStorage, renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore } from '../changes/requestsStoreFixture';
import { NO_COPY } from '../copies/deskTypes';
import { updateCopyState } from '../sync/copyState';
import { readPhoto } from '../storage/photoStore';
import { writeBackup } from './backupFile';
import { RequestsImportDialog } from './RequestsImportDialog';
import { PersonalDataDialog } from './PersonalDataDialog';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  updateCopyState({ status: NO_COPY });
});

it('Personal data is reported as removed only when that was stored', async () => {
  fillStorage();
  const onClose = vi.fn();
  const old = sampleRequest({ ref: 'SL-OLD222', status: 'returned', returnedOn: '2020-01-01' });
  const { store, toasts } = await openRequestsStore(old);
  await renderWithStore(store, <PersonalDataDialog onClose={onClose} />);
  await page.getByRole('button', { name: 'Remove from 1 request' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The change could not be saved.');
  expect(onClose).not.toHaveBeenCalled();
  expect(toasts()).toEqual([]);
});

it('Personal data that is in old versions of a copy is reported, with a link to how it is moved', async () => {
  vi.stubEnv('VITE_DESK_STORE', 'github:slate/desk#main');
  updateCopyState({ status: { ...NO_COPY, isLinked: true } });
  const onClose = vi.fn();
  const old = sampleRequest({ ref: 'SL-OLD222', status: 'returned', returnedOn: '2020-01-01' });
  const { store, toasts } = await openRequestsStore(old);
  await renderWithStore(store, <PersonalDataDialog onClose={onClose} />);
  await page.getByRole('button', { name: 'Remove from 1 request' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(toasts()).toMatchObject([
    {
      message: 'Personal data of 1 request removed. Old versions of the copy still contain it.',
      action: { label: 'Move the copy', to: '/admin/requests/devices' },
    },
  ]);
});

it('The dialog reports an import that was not stored, and stays open', async () => {
  const makeSpace = fillStorage();
  const onClose = vi.fn();
  const { store } = await openRequestsStore();
  const requests = [sampleRequest({ ref: 'SL-IMP222' })];
  const text = await writeBackup(
    { requests, settings: EMPTY_SETTINGS, customers: [], photos: [] },
    '',
    '2026-11-22T10:00:00.000Z',
  );
  await renderWithStore(
    store,
    <RequestsImportDialog file={new File([text], 'backup.json')} onClose={onClose} />,
  );
  const importing = page.getByRole('button', { name: 'Import requests' });
  await importing.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The import was not stored.');
  expect(onClose).not.toHaveBeenCalled();
  makeSpace();
  await importing.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

it('An import shows the differences of all requests', async () => {
  const stored = Array.from({ length: 51 }, (_, index) =>
    sampleRequest({ ref: `SL-${index + 100}` }),
  );
  const { store } = await openRequestsStore(...stored);
  const imported = stored.map((one) => ({ ...one, internalNotes: 'Called' }));
  const text = await writeBackup(
    { requests: imported, settings: EMPTY_SETTINGS, customers: [], photos: [] },
    '',
    '2026-11-22T10:00:00.000Z',
  );
  await renderWithStore(
    store,
    <RequestsImportDialog file={new File([text], 'backup.json')} onClose={() => undefined} />,
  );
  await expect.element(page.getByText('For 1 more request')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(page.getByRole('table', { name: 'Differences of SL-150' })).toBeVisible();
  await expect.element(page.getByText('For 1 more request')).not.toBeInTheDocument();
});

it('An import stores only photos that a request names after it', async () => {
  const handover = {
    at: '2026-11-24T10:00:00.000Z',
    condition: '',
    terms: '',
    signatureId: '',
    signedBy: '',
    photoIds: ['photo-erased'],
  };
  const erased = sampleRequest({ handover });
  const { store } = await openRequestsStore(withoutPersonalFields(erased));
  const requests = [
    erased,
    sampleRequest({ ref: 'SL-IMP222', handover: { ...handover, photoIds: ['photo-used'] } }),
  ];
  const photos = ['photo-erased', 'photo-used'].map((id) => ({
    id,
    type: 'image/png',
    data: 'AAAA',
  }));
  const backup = { requests, settings: EMPTY_SETTINGS, customers: [], photos };
  const text = await writeBackup(backup, '', '2026-11-22T10:00:00.000Z');
  await renderWithStore(
    store,
    <RequestsImportDialog file={new File([text], 'backup.json')} onClose={vi.fn()} />,
  );
  await page.getByRole('button', { name: 'Import requests' }).click();
  await expect.poll(() => readPhoto('photo-used')).toBeDefined();
  expect(await readPhoto('photo-erased')).toBeUndefined();
});
