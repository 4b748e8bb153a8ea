import type { Page } from '@playwright/test';
import { someProduct } from '../hosts/builtSite';
import { cartItem } from './booking';
import { expect, waitForHydration, type Stored } from './site';

const [first, second] = [someProduct(0), someProduct(1)];

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
  session: { bookingDraft: '{{' },
};

export const STORED = { empty: {}, full: FULL, corrupt: CORRUPT };
export type State = keyof typeof STORED;

/** Name of the cart link, which shows that the page has read its storage. */
const BADGE: Record<State, string> = {
  empty: 'Booking cart, empty',
  full: 'Booking cart, 2 items',
  corrupt: 'Booking cart, empty',
};

export async function expectHydrated(page: Page, path: string, state: State): Promise<void> {
  await page.goto(path);
  const heading = await page.locator('h1').elementHandle();
  await waitForHydration(page);
  await expect(page.getByRole('link', { name: BADGE[state] })).toBeVisible();
  // A page that was mounted next to its own HTML would have two of each.
  for (const role of ['main', 'banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  // Islands below the fold hydrate last.
  await page.keyboard.press('Tab');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}
