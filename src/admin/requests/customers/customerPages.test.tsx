import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { addRequest } from '../changes/thunks';
import { selectCustomers } from '../store/customers';
import { newRequestReceived } from '../store/requestsSlice';
import { selectNewRequests } from '../store/selectors';
import RequestPage from '../request/RequestPage';
import ReportsPage from '../reports/ReportsPage';
import CustomerPage from './CustomerPage';
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
      <>
        <BrowserBack />
        <Routes>
          <Route path="/admin/requests/customers" element={<CustomersPage />} />
          <Route path="/admin/requests/customers/:id" element={<CustomerPage />} />
          <Route path="/admin/requests/new" element={<ForCustomer />} />
          <Route path="/admin/requests/reports" element={<ReportsPage />} />
          <Route path="/admin/requests/:reference" element={<RequestPage />} />
        </Routes>
      </>,
      url,
    );
  await show(path);
  return { ...fixture, show, customers: () => selectCustomers(fixture.store.getState()).entries };
}

function BrowserBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back of the browser
    </button>
  );
}

const table = (name: string) => page.getByRole('table', { name, exact: true });

it('A customer is found in the list, and their trust is shown on each of their requests', async () => {
  const { show, customers } = await open('/admin/requests/customers');
  const row = table('Customers').getByRole('row', { name: /Ada Obi/ });
  await expect.element(row).toHaveTextContent(/Ada Obi.*1.*₦0/);
  await row.getByRole('link', { name: 'Ada Obi' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Requests' }))
    .toHaveTextContent('Paid ₦0, balance ₦80,625, 1 late return');
  await page.getByLabelText('Trust').selectOptions('With care');
  await page.getByLabelText('ID seen').fill('Passport');
  (page.getByLabelText('Seen on').element() as HTMLElement).focus();
  // Day and month are both 12, because their order depends on the locale. Chromium reports a year after each key.
  await userEvent.keyboard('12122025');
  const phones = page.getByLabelText('Phone numbers');
  await phones.fill('');
  await userEvent.type(phones, '0803 123 4567 {Enter}');
  // Empty lines and spaces at the ends are not stored, while the field still has them.
  await expect.element(phones).toHaveValue('0803 123 4567 \n');
  expect(customers()[0]?.customer.phones).toEqual(['0803 123 4567']);
  await userEvent.type(phones, '0809');
  await userEvent.tab();
  await expect.element(phones).toHaveValue('0803 123 4567\n0809');
  expect(customers()[0]?.customer.phones).toEqual(['0803 123 4567', '0809']);
  const note = page.getByLabelText('Note');
  await userEvent.type(note, ' Brings things ');
  await expect.element(note).toHaveValue(' Brings things ');
  expect(customers()[0]?.customer.note).toBe('Brings things');
  await userEvent.type(note, 'back late ');
  await userEvent.tab();
  await expect.element(note).toHaveValue('Brings things back late');
  expect(customers()[0]?.customer).toMatchObject({
    note: 'Brings things back late',
    idSeen: { kind: 'Passport', on: '2025-12-12' },
    trust: 'withCare',
  });
  await cleanup();
  await show('/admin/requests/SL-CUST22');
  await expect.element(page.getByText('With care')).toBeVisible();
  await expect.element(page.getByText('Brings things back late')).toBeVisible();
});

it('A customer is found by name, number, products and days', async () => {
  await open('/admin/requests/customers');
  const search = page.getByRole('searchbox', { name: 'Search customers' });
  for (const words of ['0803-123', 'obi zom', '25 nov obi']) {
    await search.fill('no such customer');
    await expect.element(page.getByText('No customers match your search.')).toBeVisible();
    await search.fill(words);
    await expect.element(table('Customers').getByRole('row', { name: /Ada Obi/ })).toBeVisible();
  }
  await expect.element(page.getByLabelText('From')).not.toBeInTheDocument();
});

it('Two customers are joined, and Undo separates them', async () => {
  const { customers, pressUndo } = await open('/admin/requests/customers/customer-request-1');
  await page.getByRole('button', { name: 'Join with another customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join with another customer' });
  const join = dialog.getByRole('button', { name: 'Join', exact: true });
  await join.click();
  await expect.element(dialog).toHaveTextContent('Choose a customer first');
  const other = dialog.getByRole('combobox', { name: 'Other customer' });
  await expect.element(other).toHaveFocus();
  await other.click();
  await expect.element(other).toHaveAttribute('aria-expanded', 'false');
  await other.fill('0809 999');
  await page.getByRole('option', { name: 'Ben Eze, 08099999999' }).click();
  await join.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(customers().map(({ refs }) => refs.length)).toEqual([2]);
  pressUndo();
  expect(customers().map(({ refs }) => refs.length)).toEqual([1, 1]);
});

it('A file of customers is shown before it is imported, and can be undone', async () => {
  const { customers, pressUndo } = await open('/admin/requests/customers');
  const text =
    'Full name,Mobile,E-mail,Notes,Birthday\nBen,+2348099999999,ben@example.com,Film school,\nCy,08011111111,,,\nDi,,,,';
  const file = new File([text], 'book.csv', { type: 'text/csv' });
  await page.getByLabelText('CSV file with customers').upload(file);
  const dialog = page.getByRole('dialog', { name: 'Import customers' });
  await expect.element(dialog).toHaveTextContent('2 customers will be imported. 0 unchanged.');
  await expect.element(dialog).toHaveTextContent('Not imported: Birthday');
  await expect.element(dialog).toHaveTextContent('Problems (1)Row 4: no phone number');
  await expect.element(dialog).toHaveTextContent('New (1)Cy, 08011111111');
  await expect.element(dialog).toHaveTextContent('Changed (1)Ben Eze, 08099999999email, note');
  await dialog.getByRole('button', { name: 'Import 2 customers' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const notes = () => customers().map(({ customer }) => [customer.name, customer.note]);
  expect(notes()).toEqual([
    ['Ada Obi', ''],
    ['Ben Eze', 'Film school'],
    ['Cy', ''],
  ]);
  pressUndo();
  expect(notes()).toEqual([
    ['Ada Obi', ''],
    ['Ben Eze', ''],
  ]);
});

it('A file that cannot be read is not said to contain no changes', async () => {
  await open('/admin/requests/customers');
  const upload = page.getByLabelText('CSV file with customers');
  await upload.upload(new File([Uint8Array.of(0xff, 0xd8)], 'book.csv', { type: 'text/csv' }));
  const dialog = page.getByRole('dialog', { name: 'Import customers' });
  await expect.element(dialog).toHaveTextContent('Problems (1)Row 1: The file is not UTF-8 text.');
  await expect.element(dialog).not.toHaveTextContent('The file contains no changes.');
});

it('Reports show the same numbers as the requests, and name what is empty', async () => {
  await open('/admin/requests/reports');
  await page.getByLabelText('Period').selectOptions('Year');
  await expect.element(page.getByRole('heading', { name: 'Utilisation' })).toBeVisible();
  await expect
    .element(table('Revenue').getByRole('row', { name: /Zoom/ }))
    .toHaveTextContent(/Zoom₦75,000100 %/);
  await expect.element(table('By category').getByRole('row', { name: /Lenses/ })).toBeVisible();
  // The charts are hidden from screen readers, so that the focus must not reach them.
  await expect
    .poll(() => document.querySelectorAll('[aria-hidden="true"] text').length)
    .toBeGreaterThan(0);
  expect(document.querySelectorAll('[aria-hidden="true"] [tabindex="0"]')).toHaveLength(0);
  await expect
    .element(table('Utilisation').getByRole('row', { name: /Zoom/ }))
    .toHaveTextContent(/Zoom5/);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.element(page.getByText('Nothing was out in this period.')).toBeVisible();
  await expect.element(table('Revenue')).toHaveTextContent('No revenue in this period.');
});

it('A report of another kind shows the same time, also after a request was opened from it', async () => {
  await open('/admin/requests/reports?period=quarter&day=2026-11-24');
  const period = (text: string) => page.getByText(text, { exact: true });
  await expect.element(period('1 Oct 2026 to 31 Dec 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Earlier' }).click();
  await expect.element(period('1 Jul 2026 to 30 Sept 2026')).toBeVisible();
  await page.getByLabelText('Period').selectOptions('Year');
  await expect.element(period('1 Jan 2026 to 31 Dec 2026')).toBeVisible();
  await table('Open balances').getByRole('link', { name: 'SL-CUST22' }).click();
  await expect.element(page.getByRole('heading', { name: 'SL-CUST22' })).toBeVisible();
  await page.getByRole('button', { name: 'Back of the browser' }).click();
  await expect.element(period('1 Jan 2026 to 31 Dec 2026')).toBeVisible();
});

it.each([
  ['Customer name', 'Àdá'],
  ['Phone', '+234 (803) 123-4567 '],
])('A known customer is offered while %s is typed in any notation', async (label, text) => {
  const { store, show } = await open('/admin/requests/customers');
  const customer = { name: '', phone: '', email: '' };
  await store.dispatch(addRequest(zoomRequest({ ref: 'SL-CUST44', id: 'request-3', customer })));
  await cleanup();
  await show('/admin/requests/SL-CUST44');
  await page.getByLabelText(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Ada Obi, 0803 123 4567' }).click();
  await expect.element(page.getByLabelText('Customer name')).toHaveValue('Ada Obi');
  await expect.element(page.getByLabelText('Phone', { exact: true })).toHaveValue('0803 123 4567');
  await expect.element(page.getByLabelText('Email')).toHaveValue('ada@example.com');
  await expect.element(page.getByRole('button', { name: /^Ada Obi/ })).not.toBeInTheDocument();
});

it('The page of a customer has links to call and write, and opens a new request', async () => {
  await open('/admin/requests/customers/customer-request-2');
  const link = (name: string) => page.getByRole('link', { name });
  await expect.element(link('Call')).toHaveAttribute('href', 'tel:+2348099999999');
  await expect.element(link('WhatsApp')).toHaveAttribute('href', 'https://wa.me/2348099999999');
  await link('New request').click();
  await expect.element(page.getByText(/"customer":/)).toHaveTextContent(JSON.stringify(BEN));
});

it('A new request of a customer follows one that is not saved, once', async () => {
  const { store, show } = await open('/admin/requests/customers');
  const unsaved = () => selectNewRequests(store.getState()).map(({ request }) => request.customer);
  store.dispatch(newRequestReceived({ request: zoomRequest({ ref: 'SL-NEW222' }) }));
  for (const _time of ['first', 'again']) {
    await cleanup();
    await show('/admin/requests/customers/customer-request-2');
    await page.getByRole('link', { name: 'New request' }).click();
    await expect.poll(unsaved).toEqual([zoomRequest().customer, BEN]);
  }
});

/** What a new request is opened with. */
const ForCustomer = () => <p>{JSON.stringify(useLocation().state)}</p>;
