import type { Locator, Page } from '@playwright/test';
import type { ProductSummary } from '../../../src/domain/product/schema';
import { expect, open, seedStorage } from './site';

export const SEND_PATH = '/api/v1.0/email/send';

export function cartItem({ id, name, image, category }: ProductSummary, quantity: number) {
  return { id, name, quantity, category: category.name, image, price: 'Price on Request' };
}

export function bookingField(page: Page, label: string): Locator {
  return page.getByRole('form', { name: 'Booking request' }).getByLabel(label);
}

export async function fillBooking(page: Page, email: string): Promise<void> {
  await bookingField(page, 'Full Name').fill('Adaeze Obi');
  await bookingField(page, 'Email Address').fill(email);
  await bookingField(page, 'Phone Number').fill('+234 801 234 5678');
}

/** Opens the booking page with these items, like the cart does. */
export async function openBooking(page: Page, items: ReturnType<typeof cartItem>[]): Promise<void> {
  await seedStorage(page, { local: { pendingBookingItems: items } });
  await open(page, '/booking');
  await expect(selectedItems(page)).toHaveCount(items.length);
}

export function selectedItems(page: Page): Locator {
  return page.getByRole('list', { name: 'Selected items' }).getByRole('listitem');
}

export const sendBooking = (page: Page): Locator =>
  page
    .getByRole('form', { name: 'Booking request' })
    .getByRole('button', { name: 'Send Booking Request' });
