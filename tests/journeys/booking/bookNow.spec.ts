import type { Page } from '@playwright/test';
import { bookingPath, productPath } from '../../../src/domain/links/paths';
import { someProduct } from '../../helpers/hosts/builtSite';
import { bookingField, cartItem, selectedItems } from '../../helpers/journeys/booking';
import {
  expect,
  open,
  seedStorage,
  storageOf,
  storedJson,
  test,
} from '../../helpers/journeys/site';

const product = someProduct(0);
const other = someProduct(1);

async function bookAlone(page: Page): Promise<void> {
  await open(page, productPath(product));
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No, Book Now' }).click();
}

test('No, Book Now opens the booking page with the product', async ({ page }) => {
  await bookAlone(page);
  await expect(page).toHaveURL(bookingPath([product.name]));
  await expect(selectedItems(page)).toHaveCount(1);
  await expect(selectedItems(page)).toContainText(product.name);
  // The store has more than the name of each product.
  await expect(selectedItems(page)).toContainText(product.category.name);
  await expect(bookingField(page, 'Subject')).toHaveValue(`Booking Request: ${product.name}`);
  await expect(page.getByText('Your booking cart was cleared.')).toHaveCount(0);
});

test('No, Book Now clears the cart, and Undo restores it', async ({ page }) => {
  const stored = [cartItem(other, 3)];
  await seedStorage(page, { local: { bookingCart: stored } });
  await bookAlone(page);
  await expect(selectedItems(page)).toContainText([product.name]);
  await expect(page.getByRole('link', { name: 'Booking cart, empty' })).toBeVisible();
  await expect.poll(async () => (await storageOf(page)).local).not.toHaveProperty('bookingCart');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Booking cart, 1 item', exact: true })).toBeVisible();
  await expect.poll(() => storedJson(page, 'bookingCart')).toEqual(stored);
  // The request still contains the one product.
  await expect(selectedItems(page)).toHaveCount(1);
});

test('A reload keeps items and fields, and removed items stay removed', async ({ page }) => {
  await open(
    page,
    `/booking?booking=${[product, other].map(({ name }) => encodeURIComponent(name)).join(',')}`,
  );
  await bookingField(page, 'Full Name').fill('Bọ́lá Adé');
  await bookingField(page, 'Duration').fill('1 Week');
  await bookingField(page, 'Preferred Date').fill('2031-05-06');
  await bookingField(page, 'Additional Notes').fill('Line one\nLine two');
  await page.getByRole('button', { name: `Remove ${other.name} from this request` }).click();
  await page.reload();
  await expect(bookingField(page, 'Full Name')).toHaveValue('Bọ́lá Adé');
  await expect(bookingField(page, 'Duration')).toHaveValue('1 Week');
  await expect(bookingField(page, 'Preferred Date')).toHaveValue('2031-05-06');
  await expect(bookingField(page, 'Additional Notes')).toHaveValue('Line one\nLine two');
  await expect(selectedItems(page)).toHaveCount(1);
  await expect(selectedItems(page)).toContainText(product.name);
});

test('Back and a later visit restore the request', async ({ page }) => {
  await seedStorage(page, { local: { bookingCart: [cartItem(product, 2), cartItem(other, 1)] } });
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(selectedItems(page)).toHaveCount(2);
  await bookingField(page, 'Phone Number').fill('0801');
  await expect
    .poll(async () => (await storageOf(page)).local)
    .not.toHaveProperty('pendingBookingItems');
  await expect.poll(async () => (await storageOf(page)).local).not.toHaveProperty('bookingCart');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your Booking Cart is Empty' })).toBeVisible();
  await page.goForward();
  await expect(selectedItems(page)).toHaveCount(2);
  await expect(bookingField(page, 'Phone Number')).toHaveValue('0801');
  await open(page, '/store');
  await open(page, '/booking');
  await expect(selectedItems(page)).toHaveCount(2);
  await expect(selectedItems(page).first()).toContainText('Qty: 2');
  await expect(bookingField(page, 'Phone Number')).toHaveValue('0801');
});

test('Discard deletes the request unless it is undone', async ({ page }) => {
  await open(page, bookingPath([product.name]));
  await bookingField(page, 'Full Name').fill('Adaeze');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(selectedItems(page)).toHaveCount(0);
  await expect(bookingField(page, 'Full Name')).toHaveValue('');
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(selectedItems(page)).toHaveCount(1);
  await expect(bookingField(page, 'Full Name')).toHaveValue('Adaeze');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(selectedItems(page)).toHaveCount(0);
  await page.reload();
  await expect(bookingField(page, 'Full Name')).toHaveValue('');
  await expect(selectedItems(page)).toHaveCount(0);
  expect(JSON.stringify(await storageOf(page))).not.toContain('Adaeze');
});
