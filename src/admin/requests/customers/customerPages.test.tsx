import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { selectCustomers } from '../store/customers';
import RequestPage from '../request/RequestPage';
import ReportsPage from '../reports/ReportsPage';
import CustomerPage from './CustomerPage';
import { importCustomers } from './customersCsv';
import CustomersPage from './CustomersPage';

const BEN = { name: 'Ben Eze', phone: '08099999999', email: '' };

async function open(path: string) {
  await page.viewport(1280, 800);
  const fixture = await openRequestsStore(
    zoomRequest({
      ref: 'SL-CUST22',
      id: 'request-1',
      status: 'returned',
      returnedOn: '2026-11-28',
    }),
    zoomRequest({ ref: 'SL-CUST33', id: 'request-2', customer: BEN }),
  );
  await fixture.load();
  const show = (url: string) =>
    renderWithStore(
      fixture.store,
      <Routes>
        <Route path="/admin/requests/customers" element={<CustomersPage />} />
        <Route path="/admin/requests/customers/:id" element={<CustomerPage />} />
        <Route path="/admin/requests/reports" element={<ReportsPage />} />
        <Route path="/admin/requests/:reference" element={<RequestPage />} />
      </Routes>,
      url,
    );
  await show(path);
  return { ...fixture, show, customers: () => selectCustomers(fixture.store.getState()) };
}

const table = (name: string) => page.getByRole('table', { name, exact: true });

it('A customer is found in the list, and their trust is shown on each of their requests', async () => {
  const { show } = await open('/admin/requests/customers');
  const row = table('Customers').getByRole('row', { name: /Ada Obi/ });
  await expect.element(row).toHaveTextContent(/Ada Obi.*1.*₦0/);
  await row.getByRole('link', { name: 'Ada Obi' }).click();
  await page.getByLabelText('Trust').selectOptions('With care');
  await page.getByLabelText('ID seen', { exact: true }).fill('Passport');
  await page.getByLabelText('Note').fill('Brings things back late');
  await cleanup();
  await show('/admin/requests/SL-CUST22');
  await expect.element(page.getByText('With care')).toBeVisible();
  await expect.element(page.getByText('Brings things back late')).toBeVisible();
});

it('Two customers are joined, and Undo separates them', async () => {
  const { customers, store, toasts } = await open('/admin/requests/customers/customer-request-1');
  await page.getByLabelText('Other customer').selectOptions('Ben Eze, 08099999999');
  await page.getByRole('button', { name: 'Join with another customer' }).click();
  expect(customers().map(({ requests }) => requests.length)).toEqual([2]);
  const { action } = toasts().at(-1) ?? {};
  if (!action || !('dispatches' in action)) throw new Error('no Undo');
  store.dispatch(action.dispatches as never);
  expect(customers().map(({ requests }) => requests.length)).toEqual([1, 1]);
});

it('Customers of a file are added or completed, and columns of other programs are found', async () => {
  const { store, customers } = await open('/admin/requests/customers');
  const text =
    'Full name,Mobile,E-mail,Notes\nBen,+2348099999999,ben@example.com,Film school\nCy,08011111111,,';
  await store.dispatch(importCustomers(text));
  expect(customers().map(({ customer }) => [customer.name, customer.note])).toEqual([
    ['Ada Obi', ''],
    ['Ben Eze', 'Film school'],
    ['Cy', ''],
  ]);
  await store.dispatch(importCustomers('a,b\n1,2'));
  expect(customers()).toHaveLength(3);
});

it('Reports show the same numbers as the requests, and name what is empty', async () => {
  await open('/admin/requests/reports');
  await page.getByLabelText('Period').selectOptions('Year');
  await expect.element(page.getByRole('heading', { name: 'Utilisation' })).toBeVisible();
  await expect
    .element(table('Revenue').getByRole('row', { name: /Zoom/ }))
    .toHaveTextContent(/Zoom₦75,000100 %/);
  await expect
    .element(table('Utilisation').getByRole('row', { name: /Zoom/ }))
    .toHaveTextContent(/Zoom5/);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.element(page.getByText('Nothing was out in this period.')).toBeVisible();
});
