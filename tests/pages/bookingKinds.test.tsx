import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FILM } from '@/domain/booking/bookingTable';
import { everywhere, smallContent, type Files } from '@/domain/content/contentFixture';
import { readRows } from '@/api/outbox/outboxTable';
import { rowsOf, sampleRequest } from '@/domain/rental/rentalFixture';
import { openBackOffice } from '../helpers/component/backOffice';
import { emptyOutbox } from '../helpers/component/deferredSend';
import { REQUIRED } from '../helpers/component/bookingFormHarness';
import { button, store } from '../helpers/component/listPages';
import { expectNoAxeViolations, openSite } from '../helpers/component/publicSite';
import { typeInto } from '../helpers/component/typeInto';
import { clearBackOffice, storeRow } from '../helpers/storage/backOfficeDatabase';

function files() {
  const content = structuredClone(smallContent().files) as Files;
  everywhere(content, 'p1', { dailyRate: 30_000 });
  const deliveryAreas = [
    { name: 'Ikeja', fee: 5000 },
    { name: 'Studio', fee: 0 },
  ];
  return { ...content, 'rental.json': { deliveryAreas } };
}

const form = page.getByRole('form', { name: 'Booking request' });
const delivery = form.getByLabelText('Delivery', { exact: true });
const address = form.getByLabelText('Delivery Address');
const items = page.getByRole('heading', { name: 'Selected items' });
const zoom = { id: 'p1', name: 'Zoom', quantity: 1, category: '' };

async function askedMessage(): Promise<string | undefined> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await button('Send Booking Request').click();
  await expect.element(page.getByText('Waiting for a connection')).toBeVisible();
  const [kept] = await readRows();
  await emptyOutbox();
  return kept?.state === 'queued' ? kept.params['message'] : undefined;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T09:00:00+01:00') });
  await page.viewport(390, 800);
});

it('Delivery to an area is chosen with its fee and an address, and is part of the estimate', async () => {
  store('rentalDates', { from: '2026-11-23', to: '2026-11-24' });
  store('pendingBookingItems', [zoom]);
  await openSite('/booking', files());
  await expect.element(delivery).toHaveDisplayValue('Pick up');
  await expect.element(delivery).toHaveTextContent('Pick upIkeja (₦5,000)Studio (free)');
  await expect.element(address).not.toBeInTheDocument();
  await delivery.selectOptions('Ikeja (₦5,000)');
  const values = { ...REQUIRED, 'Delivery Address': '12 Allen Avenue' };
  await typeInto(form.element() as HTMLFormElement, values);
  const about = 'About ₦65,000 for 2 days, with delivery, plus 7.5% VAT';
  await expect.element(page.getByText(about)).toBeVisible();
  await expectNoAxeViolations();
  // The address is personal: it stays in the tab.
  expect(localStorage.getItem('bookingDraft')).toContain('"area":"Ikeja"');
  expect(localStorage.getItem('bookingDraft')).not.toContain('Allen');
  expect(sessionStorage.getItem('bookingDraft')).toContain('12 Allen Avenue');
  const message = await askedMessage();
  expect(message).toContain('Delivery: Ikeja\nDelivery Address: 12 Allen Avenue\n');
  expect(message).toContain(about);
});

it('A film is asked for without items, dates and conditions, and items of the cart stay there', async () => {
  store('bookingCart', [zoom]);
  store('rentalDates', { from: '2026-11-23', to: '2026-11-24' });
  await openSite('/services', files());
  await page.getByRole('link', { name: 'Commission a film' }).click();
  await expect.element(page.getByRole('radio', { name: 'A film or production' })).toBeChecked();
  for (const gone of ['Rental dates', 'Selected items', 'Preferred Date', 'Delivery'])
    await expect.element(page.getByLabelText(gone, { exact: true })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('region', { name: 'Rental conditions' }))
    .not.toBeInTheDocument();
  await expect
    .element(form.getByLabelText('Additional Notes'))
    .toHaveAccessibleDescription(/^Tell us the kind of film, the date, the place and your budget/);
  await expectNoAxeViolations();
  const values = { ...REQUIRED, 'Additional Notes': 'A music video in March' };
  await typeInto(form.element() as HTMLFormElement, values);
  const message = await askedMessage();
  expect(message).toMatch(
    /^About: A film or production\nName: Adaeze Obi\nReference: .*\n\nAdditional Notes:\nA music video in March$/,
  );
  // The request is kept, so the form shows the cart.
  await expect.element(page.getByText('Zoom', { exact: true })).toBeVisible();
});

it('What it is about is asked only without items', async () => {
  await openSite('/booking', files());
  await expect.element(page.getByRole('radio', { name: 'Equipment' })).toBeChecked();
  await page.getByRole('radio', { name: 'Something else' }).click();
  await expect.element(items).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Equipment' }).click();
  await expect.element(items).toBeVisible();
});

it('The office quotes, confirms and closes a film without dates and packing', async () => {
  const request = sampleRequest({ about: FILM, items: [], from: '', to: '' });
  await clearBackOffice();
  await openBackOffice('/admin/requests/SL-AAA222', files(), [], () =>
    storeRow('requests', request.id, rowsOf([request])[request.id]),
  );
  await page.getByRole('button', { name: /^Customer/ }).click();
  const about = page.getByLabelText('About');
  const area = page.getByLabelText('Delivery', { exact: true });
  await expect.element(about).toHaveDisplayValue('A film or production');
  await expect.element(area).not.toBeInTheDocument();
  await about.selectOptions('Equipment');
  await area.selectOptions('Ikeja');
  await expect.element(page.getByLabelText('Delivery address')).toBeVisible();
  const fee = page.getByLabelText('Amount of Delivery: Ikeja');
  await expect.element(fee).toHaveValue('5,000');
  await area.selectOptions('Pick up');
  await expect.element(fee).not.toBeInTheDocument();
  await about.selectOptions('A film or production');
  await expect.element(page.getByLabelText('Billable days')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('From', { exact: true })).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await button('More').click();
  await button('Confirm').click();
  await expect.element(page.getByText(/nothing is held/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Equipment/ })).not.toBeInTheDocument();
  await button('Done').click();
  await expect.element(page.getByText('SL-AAA222: Done')).toBeVisible();
  await expect.element(button('Done')).not.toBeInTheDocument();
});

it('An address that is not shown any more is not sent, nor an area that does not exist any more', async () => {
  const fields = { ...zoom, notes: '' };
  store('bookingDraft', { items: [fields], dates: { area: 'Lekki' }, at: '2026-11-22T07:00:00Z' });
  sessionStorage.setItem('bookingDraft', JSON.stringify({ fields: { address: '12 Allen' } }));
  await openSite('/booking', files());
  await expect.element(delivery).toHaveDisplayValue('Pick up');
  await delivery.selectOptions('Studio (free)');
  await expect.element(address).toHaveValue('12 Allen');
  await delivery.selectOptions('Pick up');
  await typeInto(form.element() as HTMLFormElement, REQUIRED);
  expect(await askedMessage()).not.toMatch(/Delivery|Allen|Lekki/);
});
