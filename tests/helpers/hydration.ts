import type { Page } from '@playwright/test';
import { someProduct } from './builtSite';
import { expect, open, type Stored } from './site';

const [first, second] = [someProduct(0), someProduct(1)];

function cartItem({ id, name, image, category }: typeof first, quantity: number) {
  return { id, name, quantity, category: category.name, image, price: 'Price on Request' };
}

const FULL: Stored = {
  local: {
    bookingCart: [cartItem(first, 3), cartItem(second, 1)],
    storeFavorites: [first.id, second.id, 'no-longer-there'],
    recentlyViewed: [second.id, first.id, 'no-longer-there'],
    siteSettings: { brand: { name: 'An older name', logo: '' }, contact: {}, socialMedia: {} },
    pendingBookingItems: [cartItem(second, 2)],
  },
  session: {
    bookingDraft: { items: [cartItem(first, 1)], fields: { name: 'Ọlá', notes: 'a\nb' } },
  },
};

const CORRUPT: Stored = {
  local: {
    bookingCart: '{bad',
    storeFavorites: '"no list"',
    recentlyViewed: '[1',
    siteSettings: '[1',
    pendingBookingItems: '{"a":',
    recentActivities: 'null',
  },
  session: { bookingDraft: '{{', sentMessages: 'x' },
};

/** What a browser may keep of earlier visits. */
export const STORED = { empty: {}, full: FULL, corrupt: CORRUPT };
export type State = keyof typeof STORED;

/** What tells that the page has read its storage, and so lives. */
const BADGE: Record<State, string> = {
  empty: 'Booking cart, empty',
  full: 'Booking cart, 2 items',
  corrupt: 'Booking cart, empty',
};

/** A page comes to life as it was prerendered, with what the browser kept. */
export async function expectHydrated(page: Page, path: string, state: State): Promise<void> {
  await open(page, path);
  await expect(page.getByRole('link', { name: BADGE[state] })).toBeVisible();
  // A page that was mounted beside its own HTML would have two of each.
  for (const role of ['main', 'banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCount(1);
  // The parts below the first screen come to life last.
  await page.keyboard.press('Tab');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}
