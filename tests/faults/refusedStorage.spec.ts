import { productPath } from '../../src/domain/links/paths';
import {
  bookingField,
  fillBooking,
  selectedItems,
  sendBooking,
  SEND_PATH,
} from '../helpers/booking';
import { pagesOfEachKind, someProduct } from '../helpers/builtSite';
import { expect, test } from '../helpers/faults';
import { CONTACT } from '../helpers/sending';
import { messagesOf, open } from '../helpers/site';

const product = someProduct();

test.beforeEach(({ faults }) => faults.denyStorage());

test('Every page lives where the browser gives no storage, and says so', async ({
  page,
  faults: _faults,
}) => {
  test.slow();
  for (const { path } of pagesOfEachKind())
    await test.step(path, async () => {
      await open(page, path);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.getByText('This browser blocks storage, so your cart')).toBeVisible();
    });
});

test('From page to page the cart is kept, as long as the site is open', async ({
  page,
  faults: _faults,
}) => {
  await open(page, productPath(product));
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, Add to Cart' }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(
    page.getByRole('button', { name: `Remove ${product.name} from cart` }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Book Now' }).click();
  await expect(selectedItems(page)).toHaveCount(1);
});

test('A favourite and a colour scheme last as long as the page', async ({
  page,
  faults: _faults,
}) => {
  await open(page, productPath(product));
  await page.getByRole('button', { name: `Add ${product.name} to favorites` }).click();
  await expect(
    page.getByRole('button', { name: `Remove ${product.name} from favorites` }),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Colour scheme' }).selectOption('light');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
});

test('A request is sent, and cannot be sent twice', async ({ page, faults, visitor }) => {
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

test('A message is sent', async ({ page, faults: _faults, visitor }) => {
  await CONTACT.start(page, visitor);
  await CONTACT.submit(page).click();
  await expect(CONTACT.sent(page)).toBeVisible();
  expect(await messagesOf(page, visitor)).toHaveLength(1);
});
