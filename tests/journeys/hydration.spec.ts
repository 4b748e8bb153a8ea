import { builtPages, pagesOfEachKind, someProduct } from '../helpers/builtSite';
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
const SCHEMES = ['dark', 'light'] as const;
type State = keyof typeof STORED;

/** What tells that the page has read its storage, and so lives. */
const BADGE: Record<State, string> = {
  empty: 'Booking cart, empty',
  full: 'Booking cart, 2 items',
  corrupt: 'Booking cart, empty',
};

const kinds = new Set(pagesOfEachKind().map(({ path }) => path));

function combinations(path: string): [State, 'dark' | 'light'][] {
  const states = Object.keys(STORED) as State[];
  if (kinds.has(path))
    return states.flatMap((state) =>
      SCHEMES.map((scheme) => [state, scheme] as [State, typeof scheme]),
    );
  // One page of each kind goes through all of it; the others differ in their content alone.
  return [['full', 'light']];
}

for (const { path } of builtPages()) {
  for (const [state, scheme] of combinations(path)) {
    test(`${path} comes to life without a hydration error, storage ${state}, ${scheme}`, async ({
      page,
    }) => {
      const stored = STORED[state] as Stored;
      await seed(page, { ...stored, local: { ...stored.local, colourScheme: scheme } });
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
      await expect(page.getByRole('link', { name: BADGE[state] })).toBeVisible();
      // A page that was mounted beside its own HTML would have two of each.
      for (const role of ['main', 'banner', 'contentinfo'] as const)
        await expect(page.getByRole(role)).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      // The parts below the first screen come to life last.
      await page.keyboard.press('Tab');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      if (state === 'corrupt')
        expect((await storageOf(page)).local['bookingCart.bak']).toBe('{bad');
    });
  }
}
