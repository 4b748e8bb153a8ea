import type { Page } from '@playwright/test';
import { REQUESTS_PATH } from '../../../src/domain/links/adminPaths';
import { productPath } from '../../../src/domain/links/paths';
import { content } from '../../helpers/hosts/builtSite';
import { test } from '../../helpers/hosts/publishSite';
import {
  bookingField,
  cartItem,
  fillBooking,
  openBooking,
  SEND_PATH,
  sendBooking,
} from '../../helpers/journeys/booking';
import { dayFromToday, startRequests, requestFor } from '../../helpers/journeys/storedRequests';
import { expect, open, seedStorage } from '../../helpers/journeys/site';

/** Timeout in ms for rebuilding the pages on a busy machine. */
const PUBLISHING = 90_000;

const product = content
  .products()
  .map((summary) => content.productRecord(summary))
  .find(({ stock }) => stock === 1)!;

// All sections of a request are open.
test.use({ viewport: { width: 1280, height: 900 } });

test.slow();

/** Sends a booking request while the e-mail service fails. Returns the message for WhatsApp and the dates. */
async function messageOfVisitor(page: Page) {
  const dates = { from: dayFromToday(3), to: dayFromToday(4) };
  await page.route(`**${SEND_PATH}`, (route) => route.fulfill({ status: 500 }));
  await seedStorage(page, { local: { rentalDates: dates } });
  await openBooking(page, [cartItem(product, 1)]);
  await expect(bookingField(page, 'Duration')).toHaveValue('2 Days');
  await fillBooking(page, 'adaeze@example.com');
  await sendBooking(page).click();
  const link = page.getByRole('link', { name: 'Send on WhatsApp' });
  await expect(link).toHaveAttribute('href', /requests%2Fnew%23/, { timeout: 30_000 });
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(text).toContain('Rental dates: ');
  return { text, dates };
}

/** Publishes the availability on the calendar, from the page of a request and back. */
async function publishAvailability(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Requests', exact: true }).click();
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  const published = page.getByText('Availability published.');
  // The toast of the publication before may still be there.
  await expect(published).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish availability' }).click();
  await expect(published).toBeVisible({ timeout: PUBLISHING });
  await page.goBack();
  await page.goBack();
}

/** Opens the page of the product with rental dates. */
async function visit(page: Page, dates: { from: string; to: string }): Promise<void> {
  await seedStorage(page, { local: { rentalDates: dates } });
  await open(page, productPath(product));
}

test('A pasted message becomes a booking, and the product is free again after an early return', async ({
  page: visitor,
  watch,
}) => {
  watch.expects(/500/);
  watch.allows(/Booking request failed|EmailJS/i);
  const { text, dates } = await messageOfVisitor(visitor);
  const page = await visitor.context().newPage();

  const other = requestFor([product], { ref: 'SL-HHH777', status: 'confirmed' });
  await startRequests(page, REQUESTS_PATH, [other]);
  await page.getByRole('button', { name: 'Paste message' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Read message' }).click();
  await expect(page.getByLabel('Customer name')).toHaveValue('Adaeze Obi');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(dates.from);
  await page.getByRole('button', { name: 'Save request' }).click();

  const conflicts = page.getByRole('region', { name: 'Conflicts' });
  await expect(conflicts).toContainText(`${product.name}: 1 short`);
  await expect(conflicts.getByRole('link', { name: other.ref })).toBeVisible();
  const moved = { from: dayFromToday(5), to: dayFromToday(7) };
  await page.getByLabel('From', { exact: true }).fill(moved.from);
  await page.getByLabel('To', { exact: true }).fill(moved.to);
  await expect(conflicts).toHaveCount(0);

  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Collected' })).toBeVisible();

  await publishAvailability(page);
  await visit(visitor, moved);
  await expect(visitor.getByText('Booked on your dates')).toBeVisible();

  await page.getByRole('button', { name: 'Collected' }).click();
  await page.getByRole('button', { name: 'Collected anyway' }).click();
  await page.getByRole('button', { name: 'Returned' }).click();
  await page.getByRole('button', { name: 'Returned anyway' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await publishAvailability(page);
  await visit(visitor, moved);
  await expect(visitor.getByText('Available', { exact: true }).first()).toBeVisible();
});
