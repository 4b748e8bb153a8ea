import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { requestItem, sampleQuote } from '@/domain/rental/rentalFixture';
import type { RequestsSettings, RentalRequest } from '@/domain/rental/schema';
import { renderWithStore } from '../../../../tests/helpers/component/AdminHarness';
import { clearBackOffice } from '../../../../tests/helpers/storage/backOfficeDatabase';
import { selectAsksBeforeClosing } from '../../store/unsavedSlice';
import { writeSettings } from '../store/writeDesk';
import { openRequestsStore, restoreInputs, zoomRequest } from '../changes/requestsStoreFixture';
import QuotePage from '../quote/QuotePage';
import RequestPage from './RequestPage';

// Tests of other files may have left holds in the browser.
beforeEach(clearBackOffice);
beforeEach(() => page.viewport(1280, 900));

const unpricedZoom = { ...requestItem('p1', 'Zoom'), dailyRate: null };
const other = zoomRequest({
  ref: 'SL-BBB333',
  status: 'confirmed',
  items: [{ ...unpricedZoom, quantity: 3 }],
  from: '2026-11-26',
  to: '2026-11-27',
});

/** Requests are stored in the browser of the tests, so each test has another one. */
let count = 0;

type Shown = Awaited<ReturnType<typeof openRequestsStore>>;

/** `before`: the page before a reload. */
async function show(
  changes: Partial<RentalRequest> = {},
  settings: Partial<RequestsSettings> = {},
  before?: Pick<Shown, 'store'>,
) {
  count += 1;
  const { ref = `SL-TEST${count}` } = changes;
  const fixture = await openRequestsStore(zoomRequest({ ...changes, ref }), other);
  await fixture.load();
  fixture.store.dispatch(writeSettings(settings));
  if (before) restoreInputs(fixture.store, before.store);
  await renderWithStore(
    fixture.store,
    <Routes>
      <Route path="/admin/requests/:reference" element={<RequestPage />} />
      <Route path="/admin/requests/:reference/quote" element={<QuotePage />} />
    </Routes>,
    `/admin/requests/${ref}`,
  );
  return { store: fixture.store, request: () => fixture.request(ref) };
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const totals = () =>
  page
    .getByRole('list', { name: 'Totals' })
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent.replace(/\s+/g, ' '));
const conflicts = () => page.getByRole('region', { name: 'Conflicts' });

describe('the screen of a request', () => {
  it('saves valid input immediately and updates the totals', async () => {
    const { request } = await show();
    expect(totals()).toEqual(expect.arrayContaining(['Discount ₦0', 'Deposit ₦0']));
    await field('Quantity of Zoom').fill('2');
    await field('Daily rate of Zoom').fill('30,000');
    await field('Billable days').click();
    await userEvent.keyboard('{End}{Backspace}');
    // The days of the rental dates return only when the field is left.
    await expect.element(field('Billable days')).toHaveValue('');
    await userEvent.keyboard('2');
    await expect.element(page.getByText('3 days charged as 2: as entered')).toBeVisible();
    await field('Discount').fill('10%');
    await field('VAT').fill('5');
    await field('Deposit').fill('50000');
    expect(request()).toMatchObject({
      items: [{ quantity: 2, dailyRate: 30_000_00 }],
      billableDays: 2,
      discount: { kind: 'percent', basisPoints: 1000 },
      vatBasisPoints: 500,
      deposit: 50_000_00,
    });
    await expect
      .poll(totals)
      .toEqual([
        'Subtotal ₦120,000',
        'Discount 10% −₦12,000',
        'VAT 5% ₦5,400',
        'Total ₦113,400',
        'Deposit ₦50,000',
        'Paid ₦0',
        'Balance ₦113,400',
        'Deposit held ₦0',
      ]);
    await field('Billable days').fill('');
    await userEvent.tab();
    await expect.element(field('Billable days')).toHaveValue('3');
    expect(request()?.billableDays).toBeNull();
  });

  it('names both values of a field that two devices have changed, until the shown one is kept', async () => {
    const changedTo = (to: string) => ({
      id: `log-${to}`,
      at: '2026-11-20T10:00:00.000Z',
      event: 'changed',
      detail: '',
      changes: [{ field: 'internalNotes', from: '', to, known: '' }],
    });
    const log = [changedTo('Call at 9'), changedTo('Call at 10')];
    const { request } = await show({ internalNotes: 'Call at 10', log });
    const conflict = page.getByText('Changed on two devices: Internal notes.');
    await expect.element(conflict).toBeVisible();
    await expect
      .element(page.getByText('Shown: Call at 10. Also entered: Call at 9.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Keep shown values' }).click();
    await expect.element(conflict).not.toBeInTheDocument();
    expect(request()?.log.map(({ event }) => event)).toEqual(['changed', 'changed', 'kept']);
  });

  it('keeps invalid input over a reload until it is corrected', async () => {
    const ref = 'SL-RELOAD';
    const date = (name: string) => page.getByLabelText(name, { exact: true });
    const typed = await show({ ref });
    await field('Daily rate of Zoom').fill('12,5x');
    await expect
      .element(field('Daily rate of Zoom'))
      .toHaveAccessibleDescription(/^Enter an amount/);
    await date('To').fill('2026-11-20');
    expect(selectAsksBeforeClosing(typed.store.getState())).toBe(true);
    await cleanup();
    const corrected = await show({ ref }, {}, typed);
    await expect.element(field('Daily rate of Zoom')).toHaveValue('12,5x');
    await expect.element(field('Daily rate of Zoom')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(date('To')).toHaveValue('2026-11-20');
    await date('From').fill('2026-11-19');
    await expect.element(date('To')).toHaveValue('2026-11-20');
    await field('Daily rate of Zoom').fill('12.5');
    await cleanup();
    const { request } = await show({ ref }, {}, corrected);
    await expect.element(field('Daily rate of Zoom')).toHaveValue('25,000');
    expect(request()).toMatchObject({ from: '2026-11-24', to: '2026-11-26' });
    await expect.element(date('To')).toHaveValue('2026-11-26');
  });

  it('shows what the customer asked for, also after the office has changed it', async () => {
    const items = [{ name: 'Zoom 24-70', quantity: 2 }];
    const dates = { from: '2026-11-24', to: '2026-11-24' };
    await show({ asked: [{ at: '2026-11-20T09:00:00.000Z', ...dates, items, message: 'Hi' }] });
    await expect
      .element(page.getByRole('region', { name: 'Original request' }).getByRole('listitem'))
      .toHaveTextContent('24 Nov 2026 to 24 Nov 2026 (1 day) 2 × Zoom 24-70 Hi20 Nov 2026, 10:00');
  });

  it('fills in known rates, and names conflicts until the dates are moved', async () => {
    const { request } = await show({ items: [unpricedZoom] }, { rates: { p1: 20_000_00 } });
    await expect.element(field('Daily rate of Zoom')).toHaveValue('20,000');
    expect(request()?.log.at(-1)?.event).toBe('ratesFilled');
    await expect.element(conflicts()).toHaveTextContent('Zoom: 1 short on 26 Nov 2026');
    await expect
      .element(conflicts())
      .toHaveTextContent('Booked for SL-BBB333 (3, 26 Nov 2026 to 27 Nov 2026)');
    await expect.element(conflicts()).toHaveTextContent('Available instead: Prime (3 available)');
    await expect.element(conflicts()).toHaveTextContent('Available for 3 days from 28 Nov');
    await page.getByLabelText('To', { exact: true }).fill('2026-11-25');
    await expect.element(conflicts()).not.toBeInTheDocument();
  });

  it('shows that a confirmed request without rental dates holds nothing', async () => {
    await show({ status: 'confirmed', from: '' });
    await expect.element(page.getByText('No rental dates, so nothing is held.')).toBeVisible();
  });

  it('shows its status, and offers its steps, which are rejected while a field is invalid', async () => {
    const { request } = await show();
    const status = () =>
      page
        .getByRole('list', { name: 'Status' })
        .getByRole('listitem')
        .elements()
        .map((one) => [one.textContent.replace(/^\d/, ''), one.ariaCurrent]);
    expect(status().slice(0, 2)).toEqual([
      ['New', 'step'],
      ['Quoted', null],
    ]);
    const steps = () =>
      page
        .getByRole('contentinfo')
        .getByRole('button')
        .elements()
        .map((one) => one.textContent);
    expect(steps()).toEqual(['Send quote', 'Confirm', 'Decline']);
    await field('Daily rate of Zoom').fill('about 30');
    for (const step of steps()) {
      await page.getByRole('button', { name: step }).click();
      await expect.element(field('Daily rate of Zoom')).toHaveFocus();
      expect(request()).toMatchObject({ status: 'new', quotes: [] });
    }
    await field('Daily rate of Zoom').fill('30');
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect.poll(steps).toEqual(['Reopen']);
    expect(status()).toEqual([
      ['New', null],
      ['Declined', 'step'],
    ]);
    await page.getByRole('button', { name: 'Reopen' }).click();
    await expect.poll(() => request()?.status).toBe('new');
  });

  it('opens the quote to send it, which is not sent until one of its ways was used', async () => {
    const quote = sampleQuote('Q-2026-0001');
    await show({ status: 'quoted', quotes: [quote] });
    await expect.element(page.getByText('Not sent yet')).toBeVisible();
    await page.getByRole('button', { name: 'Open quote' }).click();
    await page.getByRole('button', { name: 'Mark as sent' }).click();
    await page.getByRole('link', { name: 'SL-TEST' }).click();
    await expect.element(page.getByText('Not sent yet')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  });
});

describe('on a phone, the sections of a request', () => {
  const card = (name: RegExp) => page.getByRole('button', { name, expanded: false });
  const openCards = () =>
    page
      .getByRole('button', { expanded: true })
      .elements()
      .map((one) => one.textContent);

  it.each<[RentalRequest['status'], string[]]>([
    ['new', ['Items', 'Price']],
    ['collected', ['Equipment', 'Payments']],
  ])('are open where the status %s needs them', async (status, open) => {
    await page.viewport(375, 812);
    await show({ status });
    await expect.poll(openCards).toEqual(open);
    await expect.element(card(/^Totals ₦80,625, nothing paid/)).toBeVisible();
    await expect.element(card(/^Customer 0803 /)).toBeVisible();
  });

  it('and its heading fit the screen at double text size', async () => {
    await page.viewport(375, 812);
    const root = document.documentElement;
    onTestFinished(() => void root.style.removeProperty('font-size'));
    root.style.fontSize = '200%';
    await show();
    await expect.poll(openCards).toEqual(['Items', 'Price']);
    expect(root.scrollWidth).toBe(375);
  });

  it('stay open while a field of them is invalid, and open with it', async () => {
    await page.viewport(375, 812);
    const typed = await show();
    await field('Daily rate of Zoom').fill('about 30');
    await page.getByRole('button', { name: 'Items' }).click();
    await expect.element(field('Daily rate of Zoom')).toHaveFocus();
    await cleanup();
    await show({ ref: typed.request()!.ref, status: 'confirmed' }, {}, typed);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Collected' }).click();
    await expect.element(field('Daily rate of Zoom')).toHaveFocus();
  });
});
