import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleRequest, seenPayment } from '@/domain/rental/rentalFixture';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import type { RentalRequest } from '@/domain/rental/schema';
import { selectInputs } from '../../store/unsavedSlice';
import { openRequestsStore, restoreInputs } from '../changes/requestsStoreFixture';
import { updateCopyState } from '../sync/copyState';
import { NO_COPY } from '../sync/deskTypes';
import RequestsPage from './RequestsPage';

const Address = () => <output aria-label="address">{useLocation().search}</output>;

async function openList(width = 1280, ...requests: RentalRequest[]) {
  await page.viewport(width, 900);
  const fixture = await openRequestsStore(
    sampleRequest({ ref: 'SL-AAA222', status: 'confirmed' }),
    sampleRequest({ ref: 'SL-BBB333', customer: { name: 'Bisi', phone: '', email: '' } }),
    ...requests,
  );
  await fixture.load();
  await renderWithStore(
    fixture.store,
    <>
      <RequestsPage />
      <Address />
    </>,
  );
  return fixture;
}

const references = () =>
  page
    .getByRole('link', { name: /^SL-/ })
    .elements()
    .map(({ textContent }) => textContent);

it('A device that was just linked says so until it has read the requests of the others', async () => {
  const { store, load } = await openRequestsStore();
  await load();
  vi.stubEnv('VITE_DESK_STORE', 'local');
  updateCopyState({ status: { ...NO_COPY, isLinked: true }, isCurrent: false });
  await renderWithStore(store, <RequestsPage />);
  await expect.element(page.getByText('Fetching requests…')).toBeVisible();
  updateCopyState({ isCurrent: true });
  await expect.element(page.getByText('Fetching requests…')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /sample/ })).toBeVisible();
  updateCopyState({ status: NO_COPY, isCurrent: false });
});

it('The search finds a customer and never becomes part of the address, unlike the status', async () => {
  await openList();
  await expect.element(page.getByRole('table', { name: 'Requests' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search requests' }).fill('bisi');
  await expect.poll(references).toEqual(['SL-BBB333']);
  (page.getByRole('searchbox').element() as HTMLElement).blur();
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('New');
  await expect.element(page.getByLabelText('address')).toHaveTextContent('?filter=new');
  await expect.poll(references).toEqual(['SL-BBB333']);
});

function OpenedRequest() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

it('Back from a request leads to the list as it was searched', async () => {
  await page.viewport(1280, 900);
  const { store, load } = await openRequestsStore(
    sampleRequest({ ref: 'SL-AAA222' }),
    sampleRequest({ ref: 'SL-BBB333', customer: { name: 'Bisi', phone: '', email: '' } }),
  );
  await load();
  await renderWithStore(
    store,
    <Routes>
      <Route path="/admin/requests" element={<RequestsPage />} />
      <Route path="/admin/requests/:reference" element={<OpenedRequest />} />
    </Routes>,
    '/admin/requests',
  );
  await page.getByRole('searchbox').fill('bisi');
  await expect.poll(references).toEqual(['SL-BBB333']);
  await page.getByRole('link', { name: 'SL-BBB333' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByRole('searchbox')).toHaveValue('bisi');
  await expect.poll(references).toEqual(['SL-BBB333']);
});

it('The tools are in one row on a screen of 1280 px, where 937 px are left', async () => {
  await openList(937);
  const search = page.getByRole('searchbox').element().getBoundingClientRect();
  const columns = page.getByRole('button', { name: 'Columns' }).element().getBoundingClientRect();
  expect(columns.top).toBeLessThan(search.bottom);
});

it('A phone shows the reference after a name of any length', async () => {
  const customer = { name: 'Okonkwo and Sons Film Production '.repeat(3), phone: '', email: '' };
  await openList(360, sampleRequest({ ref: 'SL-LONG22', customer }));
  const reference = page.getByText('SL-LONG22', { exact: true }).element();
  const row = reference.closest('[data-name]')!.getBoundingClientRect();
  expect(reference.getBoundingClientRect().bottom).toBeLessThanOrEqual(row.bottom);
});

it('From and To filter by the days of the rental', async () => {
  const days = { from: '2026-10-03', to: '2026-10-05' };
  await openList(1280, sampleRequest({ ref: 'SL-OCT222', ...days }));
  await page.getByLabelText('From').fill('2026-10-05');
  await page.getByLabelText('To', { exact: true }).fill('2026-10-31');
  await expect.poll(references).toEqual(['SL-OCT222']);
  await expect
    .element(page.getByLabelText('address'))
    .toHaveTextContent('?from=2026-10-05&to=2026-10-31');
  await page.getByLabelText('From').fill('2026-10-06');
  await expect.poll(references).toEqual([]);
});

it('A day is typed by keyboard', async () => {
  await openList(1280);
  (page.getByLabelText('From').element() as HTMLElement).focus();
  await userEvent.keyboard('10102026');
  await expect.element(page.getByLabelText('address')).toHaveTextContent('?from=2026-10-10');
});

it('The links of the dashboard show the requests that it counts', async () => {
  const deposit = seenPayment(30_000_00, { kind: 'deposit' });
  await openList(
    1280,
    sampleRequest({ ref: 'SL-PAID22', status: 'confirmed', payments: seenPayment(1_000_000_00) }),
    sampleRequest({ ref: 'SL-HELD22', status: 'declined', payments: deposit }),
    sampleRequest({ ref: 'SL-SHOW22', status: 'confirmed', payments: deposit, isSample: true }),
  );
  const filter = page.getByRole('combobox', { name: 'Status' });
  await filter.selectOptions('Unpaid');
  await expect.element(page.getByLabelText('address')).toHaveTextContent('?filter=unpaid');
  await expect.poll(references).toEqual(['SL-AAA222']);
  await filter.selectOptions('Deposits held');
  await expect.element(page.getByLabelText('address')).toHaveTextContent('?filter=deposits');
  await expect.poll(references).toEqual(['SL-HELD22']);
});

it('A removed request is taken out of the list, and Undo is offered', async () => {
  const { toasts, pressUndo } = await openList();
  await page.getByRole('button', { name: 'Remove SL-AAA222' }).click();
  await expect.poll(references).toEqual(['SL-BBB333']);
  expect(toasts().at(-1)?.message).toBe('SL-AAA222 removed');
  pressUndo();
  await expect.poll(() => references().toSorted()).toEqual(['SL-AAA222', 'SL-BBB333']);
});

it('A pasted message is there again after a reload, until the dialog is closed', async () => {
  const { store } = await openList();
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.getByRole('button', { name: 'Paste message' }).click();
  await message.fill('Good morning');
  const reloaded = await openRequestsStore();
  await reloaded.load();
  restoreInputs(reloaded.store, store);
  await renderWithStore(reloaded.store, <RequestsPage />);
  await expect.element(message.last()).toHaveValue('Good morning');
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  expect(selectInputs(reloaded.store.getState())).toEqual({});
});
