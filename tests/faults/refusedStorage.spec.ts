import { productPath } from '../../src/domain/links/paths';
import {
  bookingField,
  fillBooking,
  selectedItems,
  sendBooking,
  SEND_PATH,
} from '../helpers/journeys/booking';
import { someProduct } from '../helpers/hosts/builtSite';
import { expect, test } from '../helpers/journeys/faults';
import { messagesOf, open } from '../helpers/journeys/site';

const product = someProduct();

test('Without storage, cart, favourites and colour scheme last until the page is closed, and a request is sent', async ({
  page,
  faults,
  visitor,
}) => {
  await faults.denyStorage();
  await open(page, productPath(product));
  const banner = page.getByText('This browser blocks storage, so your cart');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss notice' }).click();
  await expect(banner).toHaveCount(0);
  await page.getByRole('button', { name: `Add ${product.name} to favorites` }).click();
  await expect(
    page.getByRole('button', { name: `Remove ${product.name} from favorites` }),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Colour scheme' }).selectOption('light');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, Add to Cart' }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(
    page.getByRole('button', { name: `Remove ${product.name} from cart` }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Book Now' }).click();
  await expect(selectedItems(page)).toHaveCount(1);
  await fillBooking(page, visitor);
  await sendBooking(page).click();
  await expect(page.getByText('Success! Your message has been sent successfully.')).toBeVisible();
  expect(faults.countOf(SEND_PATH, 'POST')).toBe(1);
  expect(await messagesOf(page, visitor)).toMatchObject([
    { name: 'Adaeze Obi', subject: `Booking Request: ${product.name}` },
  ]);
  await expect(bookingField(page, 'Full Name')).toHaveValue('');
});
