import type { Page } from '@playwright/test';
import { cartItem } from '../helpers/journeys/booking';
import { someProduct } from '../helpers/hosts/builtSite';
import { productPath } from '../../src/domain/links/paths';
import { expect, test } from '../helpers/journeys/faults';
import { seedStorage, storedJson } from '../helpers/journeys/site';

const [first, second] = [someProduct(0), someProduct(1)];

const badge = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

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
