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

test.beforeEach(({ faults }) => faults.denyStorage());

test('Without storage, cart, favourites and colour scheme last until the page is closed', async ({
  page,
  faults: _faults,
}) => {
  await open(page, productPath(product));
  await expect(page.getByText('This browser blocks storage, so your cart')).toBeVisible();
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
});

test('Without storage, a booking request is sent once', async ({ page, faults, visitor }) => {
  await open(page, `/booking?booking=${encodeURIComponent(product.name)}`);
  await fillBooking(page, visitor);
  await sendBooking(page).click();
  await expect(page.getByText('Success! Your message has been sent successfully.')).toBeVisible();
  expect(faults.countOf(SEND_PATH, 'POST')).toBe(1);
  const [message] = await messagesOf(page, visitor);
  expect(message).toMatchObject({
    name: 'Adaeze Obi',
    subject: `Booking Request: ${product.name}`,
  });
  await expect(bookingField(page, 'Full Name')).toHaveValue('');
});
