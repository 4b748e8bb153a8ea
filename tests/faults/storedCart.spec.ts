import type { Page } from '@playwright/test';
import { bookingField, cartItem, selectedItems } from '../helpers/booking';
import { pagesOfEachKind, someProduct } from '../helpers/builtSite';
import { productPath } from '../../src/domain/links/paths';
import { expect, test } from '../helpers/faults';
import { open, seedStorage, storageOf, storedJson, waitForHydration } from '../helpers/site';

const [first, second] = [someProduct(0), someProduct(1)];
const MEMORY = 'Storage in this browser is full, so changes to your booking cart are kept';

const badge = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);

/** What was kept of carts that could not be read. */
async function copies(page: Page): Promise<unknown[]> {
  const { local } = await storageOf(page);
  return Object.keys(local)
    .filter((key) => key.startsWith('bookingCart.bak'))
    .map((key) => local[key]);
}

/** Adds the product of the page on the screen to a cart that has something in it. */
async function addAnother(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Add (?:to Cart|Another)/ }).click();
}

/** Adds the product of the page on the screen, whatever the cart holds. */
async function addByDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, Add to Cart' }).click();
}

test('A stored cart that is none becomes an empty one, with a message and a copy of what was there', async ({
  page,
  faults,
}) => {
  test.slow();
  for (const text of ['[{"id":"a"', '{"items":[]}', '"text"', 'undefined', '{bad'])
    await test.step(text, async () => {
      await faults.corrupt({ bookingCart: text });
      await open(page, '/cart');
      await expect(page.getByRole('heading', { name: 'Your Booking Cart is Empty' })).toBeVisible();
      await expect(toast(page, 'Your saved booking cart could not be read.')).toBeVisible();
      expect(await copies(page)).toContain(text);
    });
  await open(page, productPath(first));
  await addByDialog(page);
  await expect(badge(page, 'Booking cart, 1 item')).toBeVisible();
  await expect.poll(() => storedJson(page, 'bookingCart')).toMatchObject([{ id: first.id }]);
  // The copy of the first damage was not replaced by that of the last.
  expect((await storageOf(page)).local).toMatchObject({ 'bookingCart.bak': '[{"id":"a"' });
  expect(await copies(page)).toContain('{bad');
});

test('A cart stored by a newer version is never written over', async ({ page, faults }) => {
  const text = '{"lines":[{"sku":"of the future"}]}';
  await faults.corrupt({ bookingCart: text, 'bookingCart:version': '9' });
  await open(page, productPath(first));
  await expect(toast(page, 'was saved by a newer version of this site')).toBeVisible();
  await addByDialog(page);
  await expect(badge(page, 'Booking cart, 1 item')).toBeVisible();
  await addAnother(page);
  await badge(page, 'Booking cart, 1 item').click();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(badge(page, 'Booking cart, empty')).toBeVisible();
  const { local } = await storageOf(page);
  expect(local).toMatchObject({ bookingCart: text, 'bookingCart:version': '9' });
});

test('A cart that can no longer be stored goes on in memory, and a banner says so', async ({
  page,
  faults,
}) => {
  await seedStorage(page, { local: { bookingCart: [cartItem(second, 1)] } });
  await open(page, productPath(first));
  await faults.quota();
  await addAnother(page);
  await expect(page.getByText(MEMORY)).toBeVisible();
  await badge(page, 'Booking cart, 2 items').click();
  await expect(page.getByRole('button', { name: `Remove ${first.name} from cart` })).toBeVisible();
  // What was stored before is still there, and what is on the screen can still be booked.
  expect(await storedJson(page, 'bookingCart')).toMatchObject([{ id: second.id }]);
  await page.getByRole('button', { name: 'Dismiss notice' }).click();
  await expect(page.getByText(MEMORY)).toHaveCount(0);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(selectedItems(page)).toHaveCount(2);
});

test('Two tabs that add items both have both', async ({ page, context, faults: _faults }) => {
  await open(page, productPath(first));
  const other = await context.newPage();
  await open(other, productPath(second));
  await addByDialog(page);
  await addByDialog(other);
  for (const tab of [page, other]) await expect(badge(tab, 'Booking cart, 2 items')).toBeVisible();
  await expect
    .poll(() => storedJson(page, 'bookingCart'))
    .toMatchObject([{ id: first.id }, { id: second.id }]);
  await addAnother(page);
  await open(other, '/cart');
  const quantity = other.getByRole('group', { name: `Quantity of ${first.name}`, exact: true });
  await expect(quantity).toContainText('2');
});

test('An item added before the stored cart is read joins it', async ({ page, faults }) => {
  await seedStorage(page, { local: { bookingCart: [cartItem(second, 2)] } });
  // The first press comes while the application is still on its way.
  const release = await faults.slow(/\/assets\/entry\.client-/);
  await page.goto(productPath(first));
  await page.getByRole('button', { name: 'Book Now' }).click();
  release();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, Add to Cart' }).click();
  await expect(badge(page, 'Booking cart, 2 items')).toBeVisible();
  await expect
    .poll(() => storedJson(page, 'bookingCart'))
    .toMatchObject([
      { id: second.id, quantity: 2 },
      { id: first.id, quantity: 1 },
    ]);
});

test('Book Now hands the items over when nothing can be stored', async ({ page, faults }) => {
  await seedStorage(page, { local: { bookingCart: [cartItem(first, 2), cartItem(second, 1)] } });
  await open(page, '/cart');
  await faults.quota();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(selectedItems(page)).toHaveCount(2);
  await expect(selectedItems(page).first()).toContainText('Qty: 2');
  await expect(bookingField(page, 'Subject')).toHaveValue('Booking Request: Multiple Equipments');
});

test('The items left for the booking page are shown, and removed once', async ({
  page,
  faults: _faults,
}) => {
  await seedStorage(page, { local: { pendingBookingItems: [cartItem(first, 2)] } });
  await open(page, '/booking');
  await expect(selectedItems(page)).toHaveCount(1);
  expect((await storageOf(page)).local).not.toHaveProperty('pendingBookingItems');
  await page.reload();
  await waitForHydration(page);
  await expect(selectedItems(page)).toHaveCount(1);
});

test('Every kind of page hydrates with a stored cart and keeps its HTML', async ({
  page,
  faults: _faults,
}) => {
  test.slow();
  await seedStorage(page, { local: { bookingCart: [cartItem(first, 2), cartItem(second, 1)] } });
  for (const { path } of pagesOfEachKind())
    await test.step(path, async () => {
      await page.goto(path);
      // The same heading element before and after: nothing was thrown away and made anew.
      const heading = await page.locator('h1').elementHandle();
      await waitForHydration(page);
      await expect(badge(page, 'Booking cart, 2 items')).toBeVisible();
      expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    });
});
