import type { Page } from '@playwright/test';
import { COLOUR_WHEEL_PATH, productPath, projectPath } from '../../../src/domain/links/paths';
import { cartItem, sendBooking } from '../../helpers/journeys/booking';
import { content, someProduct } from '../../helpers/hosts/builtSite';
import { expectAccessible } from '../../helpers/journeys/visualChecks';
import { open, seedStorage, test } from '../../helpers/journeys/site';

const PHONE = { width: 360, height: 740 };

const product = someProduct();
const [project = { slug: '' }] = content.projects();
const CART = [cartItem(product, 2), cartItem(someProduct(1), 1)];

interface State {
  path: string;
  show: (page: Page) => Promise<void>;
  /** Whether the state ends after some seconds. */
  isPassing?: true;
}

/** States of a page after it was opened. */
const STATES: Record<string, State> = {
  'the menu of a phone': {
    path: '/',
    show: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
  'the footer groups of a phone, open': {
    path: '/cart',
    show: async (page) => {
      const toggles = page.getByRole('navigation', { name: 'Footer' }).getByRole('button');
      for (const toggle of await toggles.all()) await toggle.click();
    },
  },
  'the sort menu': {
    path: '/store?sort=name-asc',
    show: (page) => page.getByRole('button', { name: 'Sort', exact: true }).click(),
  },
  'the filter menu': {
    path: '/store',
    show: (page) => page.getByRole('button', { name: 'Filter', exact: true }).click(),
  },
  'the question of Book Now': {
    path: productPath(product),
    show: async (page) => {
      await page.getByRole('button', { name: 'Book Now' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'a product that is not found': {
    path: '/store/no-such-product',
    show: (page) => page.getByRole('heading', { name: 'Product Not Found' }).waitFor(),
  },
  'the choice of project categories': {
    path: '/projects',
    show: (page) => page.getByRole('button', { name: /^Category/ }).click(),
  },
  'the pictures of a project': {
    path: projectPath(project),
    show: async (page) => {
      await page.getByRole('button', { name: /^View image 1/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'a topic with the benches of light and colour': {
    path: COLOUR_WHEEL_PATH,
    show: async (page) => {
      await page.keyboard.press('Shift');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  'the cart with items': {
    path: '/cart',
    show: (page) => page.getByRole('list', { name: 'Items in your booking cart' }).waitFor(),
  },
  'the favourites, with one that is gone': {
    path: '/favorites',
    show: (page) => page.getByRole('button', { name: 'Remove product' }).waitFor(),
  },
  'the question of a shared cart': {
    path: `/cart?items=${product.slug}*9`,
    show: (page) => page.getByRole('dialog', { name: 'Replace your cart?' }).waitFor(),
  },
  'the link of a cart, shown to be copied': {
    path: '/cart',
    show: async (page) => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await page.getByRole('button', { name: 'Share Cart' }).click();
      await page.getByRole('textbox', { name: 'Link to this cart' }).waitFor();
    },
  },
  'recently viewed products': {
    path: productPath(product),
    show: async (page) => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('region', { name: 'Recently Viewed' }).waitFor();
    },
  },
  'toasts of every type': {
    isPassing: true,
    path: '/cart',
    show: async (page) => {
      await page.evaluate(() => {
        for (const type of ['success', 'error', 'warning'])
          dispatchEvent(new CustomEvent('show-toast', { detail: { message: `A ${type}`, type } }));
      });
      // Paused, so that it is still visible during the check.
      await page.getByText('A warning').hover();
    },
  },
  'the booking form with errors': {
    isPassing: true,
    path: '/booking',
    show: async (page) => {
      await sendBooking(page).click();
      await page.getByText('Name is required').waitFor();
    },
  },
  'the contact form with errors': {
    isPassing: true,
    path: '/#contact',
    show: async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText('Name is required').first().waitFor();
    },
  },
};

/** States that one test checks. */
const STATES_OF_A_TEST = 4;

const names = Object.keys(STATES);
const groups = Array.from({ length: Math.ceil(names.length / STATES_OF_A_TEST) }, (_, index) =>
  names.slice(index * STATES_OF_A_TEST, (index + 1) * STATES_OF_A_TEST),
);

for (const [at, group] of groups.entries()) {
  const scheme = at % 2 === 0 ? 'dark' : 'light';
  test(`These states are accessible in the ${scheme} scheme: ${group.join(', ')}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await seedStorage(page, {
      local: {
        colourScheme: scheme,
        bookingCart: CART,
        storeFavorites: [product.id, 'gone'],
        recentlyViewed: [someProduct(1).id],
      },
    });
    for (const name of group)
      await test.step(name, async () => {
        const { path, show, isPassing } = STATES[name]!;
        await open(page, path);
        await show(page);
        await expectAccessible(page, name, isPassing && (() => show(page)));
      });
  });
}
