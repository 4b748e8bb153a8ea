import type { Page } from '@playwright/test';
import { cartItem, selectedItems } from '../helpers/journeys/booking';
import { someProduct } from '../helpers/hosts/builtSite';
import { productPath } from '../../src/domain/links/paths';
import { expect, test } from '../helpers/journeys/faults';
import { open, seedStorage, storageOf, storedJson } from '../helpers/journeys/site';

const [first, second] = [someProduct(0), someProduct(1)];
const MEMORY = 'Storage in this browser is full, so changes to your booking cart are kept';

const badge = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);

/** Adds the current product to a cart that has items. */
async function addAnother(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Add (?:to Cart|Another)/ }).click();
}

/** Adds the current product to any cart. */
async function addByDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, Add to Cart' }).click();
}

test('A damaged stored cart becomes an empty one, with a message and a copy', async ({
  page,
  faults,
}) => {
  await faults.corrupt({ bookingCart: '{bad' });
  await open(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Your Booking Cart is Empty' })).toBeVisible();
  await expect(toast(page, 'Your saved booking cart could not be read.')).toBeVisible();
  await open(page, productPath(first));
  await addByDialog(page);
  await expect(badge(page, 'Booking cart, 1 item')).toBeVisible();
  await expect.poll(() => storedJson(page, 'bookingCart')).toMatchObject([{ id: first.id }]);
  expect((await storageOf(page)).local).toMatchObject({ 'bookingCart.bak': '{bad' });
});

test('A cart that cannot be stored stays in memory, and a banner reports it', async ({
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
  // The stored cart is unchanged, and the cart on the screen can still be booked.
  expect(await storedJson(page, 'bookingCart')).toMatchObject([{ id: second.id }]);
  await page.getByRole('button', { name: 'Dismiss notice' }).click();
  await expect(page.getByText(MEMORY)).toHaveCount(0);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(selectedItems(page)).toHaveCount(2);
});

test('Two tabs that add items have the items of both', async ({
  page,
  context,
  faults: _faults,
}) => {
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

test('An item added before the stored cart is read is merged into it', async ({ page, faults }) => {
  await seedStorage(page, { local: { bookingCart: [cartItem(second, 2)] } });
  // The first press happens before the application has started.
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
