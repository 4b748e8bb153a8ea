import { FILM } from '../../../src/domain/booking/bookingTable';
import { COMMISSION, PATHS, productPath } from '../../../src/domain/links/paths';
import { content, someProduct } from '../../helpers/hosts/builtSite';
import {
  bookingField,
  fillBooking,
  selectedItems,
  sendBooking,
} from '../../helpers/journeys/booking';
import {
  expect,
  messagesOf,
  open,
  storageOf,
  test,
  waitForHydration,
} from '../../helpers/journeys/site';

/** Date in the time zone of the visitor. */
const TODAY = '2026-03-02';
const SUCCESS = "Success! Your message has been sent successfully. We'll get back to you soon!";
const products = content.products();
const lens =
  products.find(({ name, category }) => /lens/i.test(name + category.name)) ?? someProduct();

test('A visitor finds a lens, adds it to the cart, comes back to the booking request and sends it', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install({ time: new Date(`${TODAY}T09:00:00+01:00`) });
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click();
  await page.getByRole('searchbox', { name: 'Search products' }).fill(lens.name);
  await page.getByRole('link', { name: `View Product: ${lens.name}` }).click();
  await expect(page).toHaveURL(productPath(lens));

  const book = page.getByRole('button', { name: 'Book Now' });
  const dialogScript = page.waitForResponse('**/ConfirmDialog-*.js');
  await book.hover();
  await dialogScript;
  await book.click();
  const question = page.getByRole('dialog', { name: 'Add to Booking Cart?' });
  await question.getByRole('button', { name: 'Yes, Add to Cart' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('status').getByText('Item added to your booking cart')).toBeVisible();
  await page.getByRole('button', { name: 'Add Another (x2)' }).click();
  await expect(page.getByRole('button', { name: 'Add Another (x3)' })).toBeVisible();
  // The badge counts distinct items.
  await page.getByRole('link', { name: 'Booking cart, 1 item', exact: true }).click();

  await page.getByRole('button', { name: `Increase quantity of ${lens.name}` }).click();
  const summary = page.getByRole('region', { name: 'Booking Summary' });
  await summary.getByRole('button', { name: 'Book Now' }).click();

  await expect(page).toHaveURL('/booking');
  await expect(page.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible();
  await expect(selectedItems(page)).toContainText([lens.name]);
  await fillBooking(page, visitor);
  await test.step('Back, Forward and a later visit restore the request', async () => {
    const entries = async () => Object.keys((await storageOf(page)).local);
    await expect.poll(entries).not.toContain('pendingBookingItems');
    await expect.poll(entries).not.toContain('bookingCart');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your Booking Cart is Empty' })).toBeVisible();
    await page.goForward();
    await expect(selectedItems(page)).toContainText([lens.name]);
    await expect(bookingField(page, 'Email Address')).toHaveValue(visitor);
    await page.goto('about:blank');
    await open(page, '/booking');
    await expect(selectedItems(page)).toContainText(['Qty: 3']);
    await expect(bookingField(page, 'Email Address')).toHaveValue(visitor);
  });
  await bookingField(page, 'Preferred Date').fill('2026-03-10');
  await page.clock.pauseAt(new Date(`${TODAY}T12:00:00+01:00`));
  await sendBooking(page).click();

  await expect(page.getByRole('status').getByText(SUCCESS)).toBeVisible();
  const [request = {}, ...more] = await messagesOf(page, visitor);
  expect(more).toEqual([]);
  const { bookingItems = '', reference = '' } = request;
  expect(JSON.parse(bookingItems)).toEqual([
    { id: lens.id, name: lens.name, quantity: 3, category: lens.category.name },
  ]);

  await expect(page.getByRole('status').getByText(reference)).toBeVisible();
  await page.clock.runFor(5000);
  await page.clock.resume();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('heading', { level: 1, name: content.home().hero.title }),
  ).toBeVisible();

  const { local, session } = await storageOf(page);
  for (const entry of ['bookingCart', 'pendingBookingItems'])
    expect(local).not.toHaveProperty(entry);
  expect(JSON.stringify({ local, session })).not.toMatch(/Adaeze|801 234/);
});

test('A link to commission a film counts each time that it is opened, but not after a reload', async ({
  page,
}) => {
  await open(page, COMMISSION.to);
  await page.getByRole('radio', { name: 'Equipment' }).check();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('radio', { name: 'Equipment' })).toBeChecked();
  await open(page, PATHS.services);
  await open(page, COMMISSION.to);
  await expect(page.getByRole('radio', { name: FILM })).toBeChecked();
});
