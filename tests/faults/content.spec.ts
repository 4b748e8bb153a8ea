import { productPath } from '../../src/domain/links/paths';
import { someProduct } from '../helpers/hosts/builtSite';
import { cartItem } from '../helpers/journeys/booking';
import { expect, test } from '../helpers/journeys/faults';
import { open, seedStorage, storedJson } from '../helpers/journeys/site';

const product = someProduct();
const TOPICS = '**/data/pages/topics.json';

test('Offline, the page stays until the next one can be loaded, a message is shown, and the cart works', async ({
  page,
  faults,
}) => {
  await seedStorage(page, { local: { bookingCart: [cartItem(someProduct(1), 1)] } });
  await open(page, productPath(product));
  await faults.offline();
  await expect(
    page.getByText('You are offline. You can keep using what is already loaded.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Booking cart, 2 items' })).toBeVisible();
  await expect.poll(() => storedJson(page, 'bookingCart')).toHaveLength(2);
  await page.getByRole('link', { name: 'Booking cart, 2 items' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Booking Cart' })).toBeVisible();
  await expect(page.getByText('You are back online.')).toBeVisible();
});

test('A page does not wait longer than 2.5 s for the topics', async ({ page, faults }) => {
  await faults.clock();
  await faults.hang(TOPICS);
  const asked = page.waitForRequest(TOPICS);
  await page.goto('/store/no-such-thing');
  await asked;
  await page.clock.runFor(2500);
  await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
});
