import { EMPTY_HANDOVER, type RentalRequest } from '@/domain/rental/schema';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleRequest } from '@/domain/rental/rentalFixture';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { clearBackOffice, fillStorage } from '../../../../tests/helpers/storage/backOfficeDatabase';
import { backupOf, openRequestsStore } from '../changes/requestsStoreFixture';
import { NO_COPY } from '../sync/deskTypes';
import { updateCopyState } from '../sync/copyState';
import { readPhoto } from '../storage/photoStore';
import { writeBackup } from './backupFile';
import { ExportDialog } from './BackupSection';
import { PersonalDataDialog } from './PersonalDataDialog';
import { RequestsImportDialog } from './RequestsImportDialog';
import { keepDesk } from '../startRequests';

afterEach(() => {
  updateCopyState({ status: NO_COPY });
});

const AT = '2026-11-22T10:00:00.000Z';

async function showImport(
  { store }: Awaited<ReturnType<typeof openRequestsStore>>,
  requests: RentalRequest[],
  photos: Parameters<typeof writeBackup>[0]['photos'] = [],
) {
  const content = { tables: backupOf(...requests), photos };
  const file = new File([await writeBackup(content, '', AT)], 'backup.json');
  const onClose = vi.fn();
  await renderWithStore(store, <RequestsImportDialog file={file} onClose={onClose} />);
  return onClose;
}

/** Opens the dialog for a request that is old. Tabs of the tests before follow one with the same reference. */
async function showRemoval(ref: string) {
  const old = sampleRequest({ ref, status: 'returned', returnedOn: '2020-01-01' });
  const { store, startListening, toasts } = await openRequestsStore(old);
  await keepDesk({ ...store, startListening });
  const onClose = vi.fn();
  await renderWithStore(store, <PersonalDataDialog onClose={onClose} />);
  await page.getByRole('button', { name: 'Remove from 1 request' }).click();
  return { onClose, toasts };
}

it('Personal data is reported as removed only when that was stored', async () => {
  // The database must be there before nothing can be stored.
  await clearBackOffice();
  fillStorage();
  const { onClose, toasts } = await showRemoval('SL-OLD222');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The change could not be saved.');
  expect(onClose).not.toHaveBeenCalled();
  expect(toasts()).toEqual([]);
});

it('Personal data that is in old versions of a copy is reported, with a link to how it is moved', async () => {
  vi.stubEnv('VITE_DESK_STORE', 'github:slate/desk#main');
  updateCopyState({ status: { ...NO_COPY, isLinked: true } });
  const { onClose, toasts } = await showRemoval('SL-OLD223');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(toasts()).toMatchObject([
    {
      message: 'Personal data of 1 request removed. Old versions of the copy still contain it.',
      action: { label: 'Move the copy', to: '/admin/requests/devices' },
    },
  ]);
});

it('The dialog reports an import that was not stored, and stays open', async () => {
  const desk = await openRequestsStore();
  await keepDesk({ ...desk.store, startListening: desk.startListening });
  const makeSpace = fillStorage();
  const onClose = await showImport(desk, [sampleRequest({ ref: 'SL-IMP222' })]);
  const importing = page.getByRole('button', { name: 'Import requests' });
  await importing.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The import was not stored.');
  expect(onClose).not.toHaveBeenCalled();
  makeSpace();
  await importing.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

it('An import shows the differences of requests, and the number of further ones', async () => {
  const stored = Array.from({ length: 51 }, (_, index) =>
    sampleRequest({ ref: `SL-${index + 100}` }),
  );
  await showImport(
    await openRequestsStore(...stored),
    stored.map((one) => ({ ...one, internalNotes: 'Called' })),
  );
  const first = page.getByRole('listitem').filter({ hasText: 'SL-100' });
  await expect.element(first).toHaveTextContent('Internal notes: – → Called');
  await expect.element(page.getByText('and 1 more')).toBeVisible();
});

it('An import stores only photos that a request names after it', async () => {
  const withPhoto = (ref: string, id: string) =>
    sampleRequest({ ref, handover: { ...EMPTY_HANDOVER, photoIds: [id] } });
  const erased = withPhoto('SL-AAA222', 'photo-erased');
  await showImport(
    await openRequestsStore({ ...erased, isAnonymous: true }),
    [erased, withPhoto('SL-IMP222', 'photo-used')],
    ['photo-erased', 'photo-used'].map((id) => ({ id, type: 'image/png', data: 'AAAA' })),
  );
  await page.getByRole('button', { name: 'Import requests' }).click();
  await expect.poll(() => readPhoto('photo-used')).toBeDefined();
  expect(await readPhoto('photo-erased')).toBeUndefined();
});

it('After a wrong passphrase, the next one can be entered immediately', async () => {
  const { store } = await openRequestsStore();
  const content = { tables: backupOf(), photos: [] };
  const text = await writeBackup(content, 'right', '2026-11-22T10:00:00.000Z');
  await renderWithStore(
    store,
    <RequestsImportDialog file={new File([text], 'backup.json')} onClose={() => undefined} />,
  );
  const field = page.getByLabelText('Passphrase');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('wrong{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The passphrase is wrong');
  await expect.element(field).toHaveFocus();
});

it.each([
  ['', true, 'The backup could not be created. Please try again.'],
  ['secret', true, 'The backup could not be created. Please try again.'],
  ['secret', false, 'Encryption needs a secure connection (https).'],
])('A backup with passphrase %j that fails says why', async (passphrase, isSecure, message) => {
  const { store } = await openRequestsStore();
  vi.stubGlobal('isSecureContext', isSecure);
  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw new Error('No memory');
  });
  await renderWithStore(store, <ExportDialog onClose={() => undefined} />);
  await expect.element(page.getByText(/0 requests, all customers and units/)).toBeVisible();
  await page.getByLabelText('Passphrase').fill(passphrase);
  await page.getByRole('button', { name: 'Download backup' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(message);
});
