import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { everywhere, smallContent, type Files } from '@/domain/content/contentFixture';
import { readRows } from '@/api/outbox/outboxTable';
import { emptyOutbox } from '../helpers/component/deferredSend';
import { REQUIRED } from '../helpers/component/bookingFormHarness';
import { button, store } from '../helpers/component/listPages';
import { typeInto } from '../helpers/component/typeInto';
import { expectNoAxeViolations, openSite, type Answers } from '../helpers/component/publicSite';

const TERMS = {
  rules: { weekDays: 4 },
  conditions: ['A deposit is due at pick-up.'],
  lateRule: 'A late day costs one daily rate.',
  deliveryAreas: [{ name: 'Ikeja', fee: 5000 }],
};
const ABOUT = 'About ₦120,000 for 7 days (4 charged), plus 7.5% VAT';

function ratedContent(): Answers {
  const files = structuredClone(smallContent().files) as Files;
  everywhere(files, 'p1', { dailyRate: 30_000 });
  const [zoom = {}] = files['products/by-category/lenses.json']?.products ?? [];
  Object.assign(zoom, { needs: ['p4', 'gone'], goesWith: ['p2', 'p1', 'gone'] });
  return { ...files, 'rental.json': TERMS };
}

const item = (id: string, name: string, quantity = 1) => ({ id, name, quantity, category: '' });
const text = (content: string | RegExp) => page.getByText(content);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T09:00:00+01:00') });
});
const chooseWeek = () => store('rentalDates', { from: '2026-11-23', to: '2026-11-29' });

it('A product shows its rate, and an estimate once dates are chosen', async () => {
  const site = await openSite('/store/p1', ratedContent());
  await expect.element(text('From ₦30,000 a day').first()).toBeVisible();
  expect(site.countOf('rental.json')).toBe(0);
  const dates = page.getByRole('group', { name: 'Rental dates' });
  await dates.getByLabelText('From').fill('2026-11-23');
  await dates.getByLabelText('To', { exact: true }).fill('2026-11-29');
  await expect.element(text(`${ABOUT}. The quote confirms it.`).first()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Goes well with' })).toBeVisible();
  await expectNoAxeViolations();
});

it('A product that is not saved shows the rate of the list without a connection', async () => {
  const { 'products/by-category/lenses.json': _details, ...files } = ratedContent();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openSite('/store/p1', files);
  await expect.element(text('Not saved on this phone')).toBeVisible();
  await expect.element(text('From ₦30,000 a day')).toBeVisible();
});

it('A product without a rate keeps the text of its price, with and without dates', async () => {
  chooseWeek();
  await openSite('/store', ratedContent());
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await expect.element(card('Zoom')).toHaveTextContent(ABOUT);
  await expect.element(card('Prime')).toHaveTextContent('Price on Request');
  await expect.element(card('Prime')).not.toHaveTextContent('About');
});

it('Without a file of rules every day is charged', async () => {
  chooseWeek();
  const { 'rental.json': _rules, ...files } = ratedContent();
  const site = await openSite('/store/p1', files);
  await expect.element(text(/^About ₦210,000 for 7 days, plus 7\.5% VAT\. /).first()).toBeVisible();
  expect(site.countOf('rental.json')).toBe(0);
});

it.each([{ rules: { weekDays: 9 } }, { vat: -1 }])(
  'A product whose stock or rate or %j cannot be read is shown without a claim about them',
  async (terms) => {
    chooseWeek();
    const files = structuredClone(ratedContent()) as Files;
    everywhere(files, 'p1', { stock: '3' });
    everywhere(files, 'p2', { dailyRate: '35000' });
    Object.assign(files['rental.json'] ?? {}, terms);
    await openSite('/store/p1', files);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Zoom' })).toBeVisible();
    await expect.element(text('From ₦30,000 a day').first()).toBeVisible();
    await expect
      .element(page.getByRole('main'))
      .not.toHaveTextContent(/in our store|on hire|About ₦/);
    await expect.element(page.getByRole('link', { name: 'Prime' }).first()).toBeVisible();
  },
);

it('The cart shows the rate of each row, or the text of its price, without dates', async () => {
  store('bookingCart', [item('p1', 'Zoom', 2), item('p2', 'Prime')]);
  await openSite('/cart', ratedContent());
  const rows = page.getByRole('list', { name: 'Items in your booking cart' });
  const [rated, other] = [rows.getByRole('listitem').nth(0), rows.getByRole('listitem').nth(1)];
  await expect.element(rated.getByText('From ₦30,000 a day', { exact: true })).toBeVisible();
  await expect.element(other.getByText('Price on Request', { exact: true })).toBeVisible();
});

it('The cart estimates each row and all, names what is missing and adds it', async () => {
  chooseWeek();
  store('bookingCart', [item('p1', 'Zoom', 2), item('p2', 'Prime')]);
  await openSite('/cart', ratedContent());
  await expect
    .element(text(/^About ₦240,000 for 7 days \(4 charged\), plus 7\.5% VAT\. /))
    .toBeVisible();
  const summary = page.getByRole('region', { name: 'Booking Summary' });
  await expect.element(summary).toHaveTextContent('without 1 item priced on request');
  await expect.element(text('Needs: Bare')).toBeVisible();
  await page.getByRole('button', { name: 'Add Bare' }).click();
  await expect.element(text('Needs: Bare')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Bare' }).first())
    .toBeVisible();
  const included = text('What comes with it').first();
  await expect.element(text('Case')).not.toBeInTheDocument();
  await included.click();
  await expect.element(text('Case').first()).toBeVisible();
  await expectNoAxeViolations();
});

it('The booking page shows estimate, needs and conditions before the request is sent', async () => {
  chooseWeek();
  store('pendingBookingItems', [item('p1', 'Zoom')]);
  await openSite('/booking', ratedContent());
  await expect.element(text(`${ABOUT}. The quote confirms it.`).first()).toBeVisible();
  await expect.element(text('Needs: Bare')).toBeVisible();
  const conditions = page.getByRole('region', { name: 'Rental conditions' });
  for (const line of [...TERMS.conditions, TERMS.lateRule, 'Delivery: Ikeja ₦5,000'])
    await expect.element(conditions).toHaveTextContent(line);
  await expect.element(button('Request again')).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

it.each([
  ['estimate and needs of its items', false],
  ['nothing of items that were removed', true],
])('A request that is asked without a connection is kept with %s', async (_what, isRemoved) => {
  chooseWeek();
  store('pendingBookingItems', [item('p1', 'Zoom')]);
  await openSite('/booking', ratedContent());
  await expect.element(text(ABOUT).first()).toBeVisible();
  await expect.element(text('Needs: Bare')).toBeVisible();
  if (isRemoved) await button('Remove Zoom from this request').click();
  const form = page.getByRole('form', { name: 'Booking request' });
  const values = { ...REQUIRED, Subject: 'A film' };
  await typeInto(form.element() as HTMLFormElement, values);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await button('Send Booking Request').click();
  await expect.element(text('Waiting for a connection')).toBeVisible();
  const [kept] = await readRows();
  await emptyOutbox();
  expect(kept?.items).toHaveLength(isRemoved ? 0 : 1);
  const message = kept?.state === 'queued' ? kept.params['message'] : undefined;
  expect(message?.includes(`Estimate: ${ABOUT}`)).toBe(!isRemoved);
  expect(message?.includes('Needs: Bare')).toBe(!isRemoved);
});
