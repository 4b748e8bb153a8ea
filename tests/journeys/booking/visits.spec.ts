import type { Page } from '@playwright/test';
import { content } from '../../helpers/hosts/builtSite';
import { bookingField, selectedItems, sendBooking } from '../../helpers/journeys/booking';
import { countedPage } from '../../helpers/journeys/countedPage';
import { DATES, NOW, dateField } from '../../helpers/journeys/rentalDates';
import { expect, messagesOf, open, test } from '../../helpers/journeys/site';

// Each visit begins on the home page, on a phone, and may cost a number of taps. See docs/behaviour/booking.md.

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, saveData: false });

const products = content.products().slice(0, 4);

/** Opens the home page, and counts from then on. */
async function begin(page: Page) {
  await page.clock.install({ time: NOW });
  await open(page, '/');
  const counted = countedPage(page);
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  return {
    ...counted,
    link,
    button,
    async openStore() {
      await counted.press(link('Browse Equipment'));
      await expect(page).toHaveURL('/store');
    },
    async fillCart() {
      for (const { name } of products) await counted.press(button(`Add ${name} to cart`));
      await counted.press(link('Booking cart, 4 items'));
      await expect(page.getByRole('heading', { name: 'Your Booking Cart' })).toBeVisible();
    },
    async chooseDates() {
      await counted.date(dateField(page, 'From'), DATES.from);
      await counted.date(dateField(page, 'To'), DATES.to);
    },
  };
}

test('Four products with dates are requested by the form with at most 25 taps besides typing', async ({
  page,
  visitor,
}) => {
  const visit = await begin(page);
  await visit.openStore();
  await visit.fillCart();
  await visit.chooseDates();
  const cart = await page.locator('main').boundingBox();
  expect(cart?.height).toBeLessThan(1480);
  await visit.press(visit.button('Book Now'));
  await expect(selectedItems(page)).toHaveCount(4);
  // The bar leads to the first field that is missing.
  await visit.press(sendBooking(page));
  await expect(bookingField(page, 'Full Name')).toBeFocused();
  await visit.type(bookingField(page, 'Full Name'), 'Adaeze Obi');
  await visit.type(bookingField(page, 'Email Address'), visitor);
  await visit.type(bookingField(page, 'Phone Number'), '+234 801 234 5678');
  await visit.press(sendBooking(page));
  await expect.poll(() => messagesOf(page, visitor)).toHaveLength(1);
  expect(visit.taps()).toBeLessThanOrEqual(25);
});

test('Four products with dates are asked about on WhatsApp with at most 12 taps', async ({
  page,
}) => {
  const visit = await begin(page);
  await visit.openStore();
  await visit.fillCart();
  await visit.chooseDates();
  const ask = visit.link('Ask on WhatsApp');
  await visit.act(ask, 1, () => ask.click({ trial: true }));
  expect(decodeURIComponent((await ask.getAttribute('href')) ?? '')).toContain(products[3]!.name);
  expect(visit.taps()).toBeLessThanOrEqual(12);
});

test('A product with a misspelt name is found and added with at most 4 taps', async ({ page }) => {
  const visit = await begin(page);
  await visit.openStore();
  await visit.type(page.getByRole('searchbox', { name: 'Search products' }), 'gimbel');
  await expect(page.getByText('Showing results for')).toBeVisible();
  await visit.press(visit.button(/^Add .+ to cart$/));
  await expect(visit.link('Booking cart, 1 item')).toBeVisible();
  expect(visit.taps()).toBeLessThanOrEqual(4);
});
