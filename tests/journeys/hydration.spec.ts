import type { Page } from '@playwright/test';
import { pagesByArea, pagesOfEachKind, someProduct } from '../helpers/builtSite';
import { expect, open, seed, storageOf, test, type Stored } from '../helpers/site';

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

const STORED = { empty: {}, full: FULL, corrupt: CORRUPT };
type State = keyof typeof STORED;

/** What tells that the page has read its storage, and so lives. */
const BADGE: Record<State, string> = {
  empty: 'Booking cart, empty',
  full: 'Booking cart, 2 items',
  corrupt: 'Booking cart, empty',
};

/** One page of each kind goes through all of it; the others differ in their content alone. */
const STATES = [
  ['empty', 'dark'],
  ['full', 'light'],
  ['corrupt', 'dark'],
] as const;

async function expectAlive(page: Page, path: string, state: State): Promise<void> {
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

const kinds = new Set(pagesOfEachKind().map(({ path }) => path));

for (const path of kinds)
  for (const [state, scheme] of STATES)
    test(`${path} comes to life without a hydration error, storage ${state}, ${scheme}`, async ({
      page,
    }) => {
      const stored: Stored = STORED[state];
      await seed(page, { ...stored, local: { ...stored.local, colourScheme: scheme } });
      await expectAlive(page, path, state);
      await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
      if (state === 'corrupt')
        expect((await storageOf(page)).local['bookingCart.bak']).toBe('{bad');
    });

for (const [area, paths] of pagesByArea())
  test(`Every other page of ${area} comes to life without a hydration error`, async ({ page }) => {
    test.slow();
    await seed(page, FULL);
    for (const path of paths.filter((other) => !kinds.has(other)))
      await test.step(path, () => expectAlive(page, path, 'full'));
  });
