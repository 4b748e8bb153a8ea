import type { Page } from '@playwright/test';
import { cartItem } from '../helpers/journeys/booking';
import { someProduct } from '../helpers/hosts/builtSite';
import { productPath } from '../../src/domain/links/paths';
import { expect, test } from '../helpers/journeys/faults';
import { open, seedStorage, storedJson } from '../helpers/journeys/site';

const [first, second] = [someProduct(0), someProduct(1)];

const badge = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Adds the current product to a cart that has items. */
async function addAnother(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Add (?:to Cart|Another)/ }).click();
}

/** Adds the current product to any cart. */
async function addByDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, Add to Cart' }).click();
}

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
