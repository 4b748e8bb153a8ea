import { selectRequestsSettings } from '../store/selectors';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { RentalRequest } from '@/domain/rental/schema';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { clearBackOffice } from '../../../../tests/helpers/storage/backOfficeDatabase';
import { openRequestsStore, restoreInputs, zoomRequest } from '../changes/requestsStoreFixture';
import DocumentPage from '../documents/DocumentPage';
import QuotePage from '../quote/QuotePage';
import RentalSettingsPage from '../settings/RentalSettingsPage';
import { writeSettings } from '../store/writeDesk';
import { selectBetween, selectRentalTerms } from '../store/stockSelectors';
import RequestPage from './RequestPage';

// Changes of rental terms are kept.
beforeEach(clearBackOffice);

type Fixture = Awaited<ReturnType<typeof openRequestsStore>>;

/** `before`: the page before a reload. */
async function show(
  changes: Partial<RentalRequest>,
  path?: string,
  { before, terms = { rules: { weekDays: 4 } } }: { before?: Fixture; terms?: unknown } = {},
) {
  await page.viewport(1280, 900);
  const request = zoomRequest({ vatBasisPoints: 0, ...changes });
  const fixture = await openRequestsStore(request);
  fixture.files['rental.json'] = terms;
  await fixture.load();
  fixture.store.dispatch(writeSettings({ taxNumber: 'TIN 1' }));
  if (before) restoreInputs(fixture.store, before.store);
  await renderWithStore(
    fixture.store,
    <Routes>
      <Route path="/admin/requests/settings" element={<RentalSettingsPage />} />
      <Route path="/admin/requests/:reference/quote" element={<QuotePage />} />
      <Route path="/admin/requests/:reference" element={<RequestPage />} />
      <Route path="/admin/requests/:reference/documents/:number" element={<DocumentPage />} />
    </Routes>,
    path ?? `/admin/requests/${request.ref}`,
  );
  return { fixture, request: () => fixture.request(request.ref) };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const totals = () =>
  page
    .getByRole('region', { name: 'Totals' })
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent.replace(/\s+/g, ' '));

async function addPayment(kind: string, amount: string, isSeen: boolean) {
  await button('Add payment').click();
  await page.getByLabelText('Kind').selectOptions(kind);
  await field('Amount').fill(amount);
  const seen = page.getByRole('checkbox', { name: 'Seen in the account', exact: true });
  if (isSeen) await seen.click();
  await button('Save payment').click();
  await expect.element(button('Save payment')).not.toBeInTheDocument();
}

it('A line is charged once or per day, next to the days of the price rules', async () => {
  const { request } = await show({ ref: 'SL-LINES2', from: '2026-11-23', to: '2026-11-29' });
  await expect
    .element(page.getByRole('region', { name: 'Totals' }))
    .toHaveTextContent('7 days charged as 4: weekly rate');
  await button('Add line').click();
  await field('Line').fill('Technician');
  await field('Amount of Technician').fill('20,000');
  await field('Quantity of Technician').fill('2');
  await expect.poll(totals).toContain('Subtotal ₦140,000');
  await page.getByLabelText('Charge of Technician').selectOptions('per day');
  await expect.poll(totals).toContain('Subtotal ₦260,000');
  await page.getByRole('checkbox', { name: 'Sub-rent Technician' }).click();
  await field('Cost of Technician').fill('12,000');
  expect(request()?.lines).toMatchObject([
    { name: 'Technician', charge: 'day', subRent: { cost: 12_000_00 } },
  ]);
  await button('Remove Technician').click();
  await expect.poll(totals).toContain('Subtotal ₦100,000');
});

it('A receipt is offered once a payment is seen, and again after a correction', async () => {
  const { request } = await show({ ref: 'SL-RCPT22' });
  await addPayment('Payment', '50,000', false);
  await expect.element(button('Create receipt')).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Seen in the account: ₦50,000' }).click();
  await button('Create receipt').click();
  await expect.element(button('Create receipt')).not.toBeInTheDocument();
  await button('Correct').click();
  await field('Amount').fill('45,000');
  await button('Save correction').click();
  await button('Create receipt').click();
  await expect.element(button('Create receipt')).not.toBeInTheDocument();
  expect(request()?.documents.map(({ totals: { total } }) => total)).toEqual([
    50_000_00, 45_000_00,
  ]);
});

it('No more of a deposit can be kept or returned than is held', async () => {
  const { request } = await show({ ref: 'SL-HELD22' });
  await addPayment('Deposit', '30,000', true);
  await expect.poll(totals).toContain('Deposit held ₦30,000');
  await button('Add payment').click();
  await expect.element(field('Amount')).toHaveAccessibleDescription('Balance: 75,000');
  await expect.element(field('Amount')).toHaveValue('75,000');
  await page.getByLabelText('Kind').selectOptions('Deposit kept');
  await expect.element(field('Amount')).toHaveAccessibleDescription('Deposit held: 30,000');
  await expect.element(field('Amount')).toHaveValue('30,000');
  await field('Amount').fill('30,001');
  await button('Save payment').click();
  await expect
    .element(field('Amount'))
    .toHaveAccessibleDescription(/₦30,000 of the deposit is left/);
  await page.getByLabelText('Kind').selectOptions('Deposit returned');
  await expect.element(field('Amount')).toHaveValue('30,001');
  await button('Save payment').click();
  await expect
    .element(field('Amount'))
    .toHaveAccessibleDescription(/₦30,000 of the deposit is left/);
  await field('Amount').fill('20,000');
  await button('Save payment').click();
  await expect.element(button('Save payment')).not.toBeInTheDocument();
  expect(totals()).toContain('Deposit held −₦20,000 not seen yet ₦30,000');
  // Its own amount can be used again, which was not seen yet.
  await button('Correct').first().click();
  await field('Amount').fill('30,001');
  await button('Save correction').click();
  await expect
    .element(field('Amount'))
    .toHaveAccessibleDescription(/₦30,000 of the deposit is left/);
  await field('Amount').fill('30,000');
  await button('Save correction').click();
  await expect.element(button('Save correction')).not.toBeInTheDocument();
  expect(request()?.payments).toHaveLength(4);
});

it('An invoice shows what it was issued with, and is corrected by a credit note', async () => {
  const { request } = await show({ ref: 'SL-INV222', billingAddress: '2 Marina, Lagos' });
  await button('Create invoice').click();
  const number = `INV-${new Date().getFullYear()}-0001`;
  await page.getByRole('region', { name: 'Documents' }).getByRole('link', { name: number }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: `Invoice ${number}` }))
    .toBeVisible();
  const sheet = page.getByRole('article', { name: `Invoice ${number}` });
  for (const text of [
    '2 Marina, Lagos',
    'TIN 1',
    '₦75,000With Case',
    '₦75,000',
    '24 Nov 2026 to 26 Nov 2026',
  ])
    await expect.element(sheet).toHaveTextContent(text);
  await button('Create credit note').click();
  await field('Amount').fill('80,000');
  await field('Reason').fill('One day less');
  await button('Save credit note').click();
  await expect.element(field('Amount')).toHaveAccessibleDescription(/75,000 or less/);
  await field('Amount').fill('25,000');
  await button('Save credit note').click();
  const credit = `CN-${new Date().getFullYear()}-0001`;
  await expect
    .element(page.getByRole('article', { name: `Credit note ${credit}` }))
    .toHaveTextContent(/Corrects.*INV-.*One day less.*₦25,000/);
  expect(request()?.documents.map((one) => one.number)).toEqual([number, credit]);
});

it('A quote shows what comes with its items, and which of them changed since', async () => {
  await show({ ref: 'SL-QUOTE2' });
  await button('Send quote').click();
  await expect.element(page.getByRole('article')).toHaveTextContent('₦75,000With Case');
  await expect.element(page.getByText(/changed since/)).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'SL-QUOTE2' }).click();
  await field('Quantity of Zoom').fill('2');
  await button('Open quote').click();
  await expect
    .element(page.getByText('Zoom: This item changed since the quote was created.'))
    .toBeVisible();
});

it('The settings of the desk are saved while they are typed', async () => {
  const { fixture } = await show({ ref: 'SL-SET222' }, '/admin/requests/settings');
  const settings = () => selectRequestsSettings(fixture.store.getState());
  await field('A week costs (days)').fill('9');
  await expect.element(field('A week costs (days)')).toHaveAccessibleDescription(/from 3 to 7/);
  await field('A week costs (days)').fill('3');
  const sameDay = page.getByRole('checkbox', { name: /^Equipment can go out on the day/ });
  await sameDay.click();
  const selectSharing = () => selectBetween(fixture.store.getState())?.sameDay;
  expect(selectSharing()).toBe(true);
  await field('Days between rentals').fill('1');
  await expect.element(sameDay).toHaveAccessibleDescription(/^No effect while/);
  expect(selectSharing()).toBe(false);
  await page.getByLabelText('Late fee').selectOptions('Daily rate');
  await page.getByRole('checkbox', { name: 'Saturday and Sunday count as one day' }).click();
  await page.getByRole('checkbox', { name: 'Closed days are free' }).click();
  await field('Payment link').fill('http://pay.example');
  await field('Tax number').fill('TIN 2');
  await field('Keep invoices (years)').fill('10');
  const notice = 'Not published yet: visitors and other devices have the former rules';
  await expect.element(page.getByText(notice)).toBeVisible();
  await field('VAT').fill('101');
  await expect.element(field('VAT')).toHaveAccessibleDescription(/up to 100/);
  await field('VAT').fill('5');
  expect(selectRentalTerms(fixture.store.getState())).toMatchObject({
    rules: { weekDays: 3, weekendAsOne: true, skipClosedDays: true },
    vat: 5,
    daysBetween: 1,
    lateRule: 'Each late day costs the daily rate of the equipment.',
  });
  await page.getByLabelText('Late fee').selectOptions('None');
  expect(selectRentalTerms(fixture.store.getState())?.lateRule).toBeUndefined();
  expect(settings()).toMatchObject({
    paymentLink: '',
    taxNumber: 'TIN 2',
    retentionYears: 10,
  });
  await field('Payment link').fill('https://pay.example/slate');
  expect(settings().paymentLink).toBe('https://pay.example/slate');
});

it.each<[unknown, string, string]>([
  ['damaged', 'every day is charged', '₦175,000'],
  [{ vat: -1 }, 'so new requests have 7.5%', '₦175,000'],
])(
  'A request says that rental terms that are %j could not be read',
  async (terms, notice, total) => {
    await show({ ref: 'SL-TERM22', from: '2026-11-23', to: '2026-11-29' }, undefined, { terms });
    await expect.element(page.getByText(notice, { exact: false })).toBeVisible();
    await expect.poll(totals).toContain(`Total ${total}`);
  },
);
