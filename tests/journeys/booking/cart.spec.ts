import type { Page } from '@playwright/test';
import { productPath } from '../../../src/domain/links/paths';
import { content, someProduct } from '../../helpers/hosts/builtSite';
import { cartItem } from '../../helpers/journeys/booking';
import { expect, open, seedStorage, storedJson, test } from '../../helpers/journeys/site';

const [first, second] = [someProduct(0), someProduct(1)];
const CART = [cartItem(first, 1), cartItem(second, 2)];

const lines = (page: Page) =>
  page.getByRole('list', { name: 'Items in your booking cart' }).getByRole('listitem');
const line = (page: Page, name: string) => lines(page).filter({ hasText: name });
const quantity = (page: Page, name: string) =>
  page.getByRole('group', { name: `Quantity of ${name}` });
const summary = (page: Page) => page.getByRole('region', { name: 'Booking Summary' });
const stored = (page: Page) => storedJson(page, 'bookingCart');

async function openCart(page: Page): Promise<void> {
  await seedStorage(page, { local: { bookingCart: CART } });
  await open(page, '/cart');
  await expect(lines(page)).toHaveCount(2);
}

test('The cart shows its items and their sums', async ({ page }) => {
  await openCart(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Booking Cart' })).toBeVisible();
  for (const { name, category } of [first, second]) {
    await expect(line(page, name)).toContainText(category.name);
    await expect(line(page, name)).toContainText('Qty');
    await expect(line(page, name).locator('img')).toHaveCount(1);
    await expect(line(page, name).getByRole('link', { name })).toHaveAttribute(
      'href',
      /^\/store\/./,
    );
  }
  await expect(quantity(page, second.name)).toHaveText('2');
  await expect(
    summary(page).getByRole('list', { name: 'Selected items' }).getByRole('listitem'),
  ).toContainText([first.name, second.name]);
  await expect(summary(page).getByRole('term')).toHaveText(['Total Items', 'Unique Items']);
  await expect(summary(page).getByRole('definition')).toHaveText(['3', '2']);
  await expect(summary(page).getByRole('link', { name: 'Continue Browsing' })).toHaveAttribute(
    'href',
    '/store',
  );
});

test('Clear All removes all items and the stored entry, and Undo restores them', async ({
  page,
}) => {
  await openCart(page);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByRole('heading', { name: 'Your Booking Cart is Empty' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Booking cart, empty' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bookingCart'))).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect.poll(() => stored(page)).toEqual(CART);
});

test('The empty cart has two links to the store', async ({ page }) => {
  await open(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Your Booking Cart is Empty' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/store',
  );
  await page.getByRole('link', { name: 'Browse Equipment' }).click();
  await expect(page).toHaveURL('/store');
});

test('The stored cart is a JSON list of items', async ({ page }) => {
  await open(page, productPath(first));
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('button', { name: 'Yes, Add to Cart' }).click();
  const price = content.productRecord(first).price ?? 'Price on Request';
  await expect.poll(() => stored(page)).toEqual([{ ...cartItem(first, 1), price }]);
});

test("'Item added to your booking cart' shows for 3 seconds and leads to the cart", async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-03-02T09:00:00+01:00') });
  await open(page, productPath(first));
  await page.getByRole('button', { name: 'Book Now' }).click();
  const yes = page.getByRole('button', { name: 'Yes, Add to Cart' });
  await yes.waitFor();
  await page.clock.pauseAt(new Date('2026-03-02T10:00:00+01:00'));
  await yes.click();
  const added = page.getByText('Item added to your booking cart');
  await page.mouse.move(2, 2);
  await expect(added).toBeVisible();
  await expect(page.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  await page.clock.runFor(2999);
  await expect(added).toBeVisible();
  await page.clock.runFor(1);
  await expect(added).toBeHidden();
});
