import type { Page } from '@playwright/test';
import { decodeRequestLink } from '../../../src/api/request-link/decodeRequestLink';
import { encodeText, productPath } from '../../../src/domain/links/paths';
import { expectNoHorizontalOverflow } from '../../helpers/journeys/visualChecks';
import { axeViolations } from '../../helpers/journeys/axe';
import {
  bookingField,
  cartItem,
  fillBooking,
  selectedItems,
  sendBooking,
} from '../../helpers/journeys/booking';
import {
  chooseDates,
  dateField,
  DATES,
  datesControl,
  NOW,
  publishAvailability,
  publishedHolds,
  stockedProducts,
} from '../../helpers/journeys/rentalDates';
import {
  expect,
  messagesOf,
  open,
  seedStorage,
  storedJson,
  test,
} from '../../helpers/journeys/site';

const { partly, booked } = stockedProducts();
const HOLDS = JSON.stringify(publishedHolds());
const SHORTAGE = '2 requested, 1 available: we will suggest an alternative';

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Items in your booking cart' }).getByRole('listitem');
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({
    has: page.getByRole('link', { name: `View Product: ${name}` }),
  });

async function expectSound(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  await expectNoHorizontalOverflow(page);
}

test('Dates are chosen once and apply from the store to the request, on a small phone', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await seedStorage(page, { local: { bookingCart: [cartItem(partly, 2)] } });
  await publishAvailability(page, HOLDS);
  await open(page, '/store');
  await chooseDates(page);
  await expect(datesControl(page)).toContainText('24 Nov 2026 to 26 Nov 2026 (3 days)');
  await expect(datesControl(page)).toContainText(
    'As published 22 Nov, 08:14. We confirm every request.',
  );
  await page.getByRole('searchbox', { name: 'Search products' }).fill(booked.name);
  await expect(card(page, booked.name)).toContainText('Booked on your dates');
  await expectSound(page);
  const filter = page.getByRole('checkbox', { name: 'Available on my dates' });
  await filter.check();
  await expect(page).toHaveURL(/[?&]available=1/);
  await expect(card(page, booked.name)).toHaveCount(0);
  await filter.uncheck();
  await card(page, booked.name).getByRole('link', { name: booked.name, exact: true }).click();

  await expect(page).toHaveURL(productPath(booked));
  await expect(page.getByText('Free again from 27 Nov', { exact: true })).toBeVisible();
  const calendar = page.getByRole('region', { name: 'Availability' });
  await calendar.scrollIntoViewIfNeeded();
  await expect(calendar.getByRole('button', { name: /24 November.*, 0 available/ })).toBeVisible();
  await expect(
    calendar.getByRole('button', { name: new RegExp(`27 November.*, ${booked.stock} available`) }),
  ).toBeVisible();
  await expectSound(page);

  await page.getByRole('link', { name: 'Booking cart, 1 item' }).click();
  await expect(rows(page)).toContainText(SHORTAGE);
  await expectSound(page);
  await page.getByRole('button', { name: 'Book Now' }).click();

  await expect(bookingField(page, 'Preferred Date')).toHaveValue(DATES.from);
  await expect(bookingField(page, 'Duration')).toHaveValue('3 Days');
  await expect(selectedItems(page)).toContainText(SHORTAGE);
  await fillBooking(page, visitor);
  await sendBooking(page).click();
  await expect.poll(() => messagesOf(page, visitor)).toHaveLength(1);

  const [sent] = await messagesOf(page, visitor);
  expect(sent?.['message']).toContain('\nRental dates: 24 Nov 2026 to 26 Nov 2026 (3 days)\n');
  const link = new URL(sent?.['requestLink'] ?? '');
  expect(link.pathname).toBe('/admin/requests/new');
  expect(await decodeRequestLink(link.hash)).toMatchObject({
    ref: sent?.['reference'],
    name: 'Adaeze Obi',
    email: visitor,
    items: [{ id: partly.id, name: partly.name, qty: 2 }],
    ...DATES,
    date: DATES.from,
    duration: '3 Days',
  });
});

test('Dates that are entered before the script of their form has arrived count on the next page', async ({
  page,
}) => {
  await page.clock.install({ time: NOW });
  await page.route('**/assets/RentalDatesForm-*.js', () => undefined);
  await open(page, productPath(partly));
  await chooseDates(page);
  await page.getByRole('link', { name: /^Booking cart/ }).click();
  await expect(page).toHaveURL('/cart');
  expect(await storedJson(page, 'rentalDates')).toEqual(DATES);
});

test('The link of a shared cart contains its items and dates', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: NOW });
  await seedStorage(page, { local: { bookingCart: [cartItem(partly, 2)], rentalDates: DATES } });
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Share list' }).click();
  await expect(page.getByText('Link to your cart copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(
    `${baseURL}/cart?items=${encodeText(partly.slug)}*2&from=${DATES.from}&to=${DATES.to}`,
  );
  const other = await (await browser.newContext()).newPage();
  await publishAvailability(other, HOLDS);
  await open(other, link);
  await expect(other.getByText('Shared cart added: 1 product.')).toBeVisible();
  await expect(rows(other)).toContainText(SHORTAGE);
  await expect(dateField(other, 'From')).toHaveValue(DATES.from);
  await expect(dateField(other, 'To')).toHaveValue(DATES.to);
  await expect(other).toHaveURL('/cart');
  await expect.poll(() => storedJson(other, 'rentalDates')).toEqual(DATES);
  await other.setViewportSize({ width: 1280, height: 900 });
  await open(other, '/store');
  await datesControl(other).getByRole('button', { name: 'Open calendar' }).click();
  await expect(other.getByRole('dialog', { name: 'Choose your rental dates' })).toBeVisible();
  expect(await axeViolations(other)).toEqual([]);
  await other.context().close();
});
