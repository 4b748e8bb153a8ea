import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { everywhere, smallContent, type Files } from '@/domain/content/contentFixture';
import { readRows } from '@/api/outbox/outboxTable';
import { emptyOutbox } from '../helpers/component/deferredSend';
import { REQUIRED } from '../helpers/component/bookingFormHarness';
import { button, store } from '../helpers/component/listPages';
import { expectNoAxeViolations, openSite } from '../helpers/component/publicSite';
import { typeInto } from '../helpers/component/typeInto';

/** Content in which the zoom has a rate, and the company delivers. */
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
const zoom = { id: 'p1', name: 'Zoom', quantity: 1, category: '' };

/** Asks without a connection. @returns the message that is kept */
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
