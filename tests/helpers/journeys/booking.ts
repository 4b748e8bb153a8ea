import type { Locator, Page } from '@playwright/test';
import type { ProductSummary } from '../../../src/domain/product/schema';
import { expect, open, seedStorage } from './site';

/** When the tests of the forms take place, in the visitor's time. */
export const TODAY = '2026-03-02';
const MORNING = new Date(`${TODAY}T09:00:00+01:00`);
const NOON = new Date(`${TODAY}T12:00:00+01:00`);

/** Where the e-mail service is reached in a local build. */
export const SEND_PATH = '/api/v1.0/email/send';

/** Gives the page a day of its own; time goes on by itself until `stopTime`. */
export async function setClock(page: Page): Promise<void> {
  await page.clock.install({ time: MORNING });
}

const stopped = new WeakSet<Page>();

/** Time stands still from now on: it goes by `page.clock.runFor` alone. */
export async function pauseClock(page: Page): Promise<void> {
  stopped.add(page);
  await page.clock.pauseAt(NOON);
}

/** Time that was stopped goes on. */
export async function resumeClock(page: Page): Promise<void> {
  if (stopped.delete(page)) await page.clock.resume();
}

/** A line of the cart as it is stored. */
export function cartItem({ id, name, image, category }: ProductSummary, quantity: number) {
  return { id, name, quantity, category: category.name, image, price: 'Price on Request' };
}

/** The fields of the booking form by their labels. */
export function bookingField(page: Page, label: string): Locator {
  return page.getByRole('form', { name: 'Booking request' }).getByLabel(label);
}

/** Fills what the booking form requires. */
export async function fillBooking(page: Page, email: string): Promise<void> {
  await bookingField(page, 'Full Name').fill('Adaeze Obi');
  await bookingField(page, 'Email Address').fill(email);
  await bookingField(page, 'Phone Number').fill('+234 801 234 5678');
}

/** Opens the booking page with these items, as the cart hands them over. */
export async function openBooking(page: Page, items: ReturnType<typeof cartItem>[]): Promise<void> {
  await seedStorage(page, { local: { pendingBookingItems: items } });
  await open(page, '/booking');
  await expect(selectedItems(page)).toHaveCount(items.length);
}

/** The items the booking page shows. */
export function selectedItems(page: Page): Locator {
  return page.getByRole('list', { name: 'Selected items' }).getByRole('listitem');
}

export const sendBooking = (page: Page): Locator =>
  page
    .getByRole('form', { name: 'Booking request' })
    .getByRole('button', { name: 'Send Booking Request' });
