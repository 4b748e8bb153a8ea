import type { Page } from '@playwright/test';
import { COLOUR_WHEEL_PATH } from '../../../src/domain/links/paths';
import { pagesOfEachKind, someProduct } from '../../helpers/hosts/builtSite';
import { sendBooking } from '../../helpers/journeys/booking';
import { expectHydrated, STORED } from '../../helpers/journeys/hydration';
import { expect, open, seedStorage, test } from '../../helpers/journeys/site';
import { IS_SWEEP } from '../../helpers/journeys/sweep';
import {
  activateIslands,
  expectAccessible,
  expectNoHorizontalOverflow,
} from '../../helpers/journeys/visualChecks';

const PHONE = { width: 360, height: 740 };
const LONG = 'Kamerastativschwenkkopfverlängerung'.repeat(3);
const CART = [0, 1].map((at) => {
  const { id, image, name } = someProduct(at);
  return { id, name: at === 0 ? LONG : name, quantity: 99, category: LONG, image, price: 1 };
});

interface State {
  name: string;
  on: RegExp;
  show: (page: Page) => Promise<void>;
  /** Whether the state ends after some seconds. */
  isPassing?: true;
}

async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, dl, article :is(h3, .price, .tag)')].flatMap((part) => {
      const range = document.createRange();
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
}

/** Returns the controls of the page that are smaller than 44 px, except links in breadcrumbs and texts. */
function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, [role="button"], select, input, textarea, nav a, header a',
      ),
    ]
      .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden="true"]'))
      // A press on the label around a field reaches the field.
      .map((control) => ({
        control,
        box: (control.closest('label') ?? control).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && (box.height < 44 || box.width < 44))
      .filter(({ control }) => !control.closest('[aria-label="Breadcrumb"]'))
      .map(({ control, box }) => {
        const label = control.getAttribute('aria-label') ?? control.textContent;
        return `${label}: ${Math.round(box.width)} x ${Math.round(box.height)}`;
      }),
  );
}

/** States of pages. Those of one page follow each other. */
const STATES: State[] = [
  {
    name: 'the menu of a phone',
    on: /^\/$/,
    show: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
  {
    name: 'the contact form with errors',
    on: /^\/$/,
    isPassing: true,
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText('Name is required').first().waitFor();
    },
  },
  {
    name: 'the booking form with errors',
    on: /^\/booking$/,
    isPassing: true,
    show: async (page) => {
      await sendBooking(page).click();
      // The stored draft has a name.
      await page.getByText('Email is required').first().waitFor();
    },
  },
  {
    name: 'a link to be copied, and footer groups that are open',
    on: /^\/cart$/,
    show: async (page) => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await page.getByRole('button', { name: 'Share list' }).click();
      await page.getByRole('textbox', { name: 'Link to this cart' }).waitFor();
      const toggles = page.getByRole('navigation', { name: 'Footer' }).getByRole('button');
      for (const toggle of await toggles.all()) await toggle.click();
    },
  },
  {
    name: 'toasts of every type',
    on: /^\/cart$/,
    isPassing: true,
    show: async (page) => {
      await page.evaluate(() => {
        for (const type of ['success', 'error', 'warning'])
          dispatchEvent(new CustomEvent('show-toast', { detail: { message: `A ${type}`, type } }));
      });
      // Paused, so that it is still visible during the check.
      await page.getByText('A warning').hover();
    },
  },
  {
    name: 'the question of a shared cart',
    on: /^\/cart$/,
    show: async (page) => {
      await open(page, `/cart?items=${someProduct().slug}*9`);
      await page.getByRole('dialog', { name: 'Replace your cart?' }).waitFor();
    },
  },
  {
    name: 'one that is gone',
    on: /^\/favorites$/,
    show: (page) => page.getByRole('button', { name: 'Remove product' }).waitFor(),
  },
  {
    name: 'the filter menu',
    on: /^\/store$/,
    show: (page) => page.getByRole('button', { name: 'Filter', exact: true }).click(),
  },
  {
    name: 'a product that is not found',
    on: /^\/store$/,
    show: async (page) => {
      await open(page, '/store/no-such-product');
      await page.getByRole('heading', { name: 'Product Not Found' }).waitFor();
    },
  },
  {
    name: 'the question of Book Now',
    on: new RegExp(`^/store/(?!.*${COLOUR_WHEEL_PATH.split('/').at(-1)}$)`),
    show: async (page) => {
      await page.getByRole('region', { name: 'Recently Viewed' }).waitFor();
      await page.getByRole('button', { name: 'Book Now' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the choice of categories',
    on: /^\/projects$/,
    show: (page) => page.getByRole('button', { name: /^Category/ }).click(),
  },
  {
    name: 'the pictures',
    on: /^\/projects\/[^/]+$/,
    show: async (page) => {
      // The button of a film is in the centre.
      const image = page.getByRole('button', { name: /^View image/ }).first();
      await image.click({ position: { x: 20, y: 20 } });
      await page.getByRole('dialog').waitFor();
    },
  },
];

// With the benches of light and colour.
const paths = [...pagesOfEachKind().map(({ path }) => path), COLOUR_WHEEL_PATH];
/** Pages of a card or category, which show the page above them again. The sweep checks all of them. */
const REPEATED = IS_SWEEP ? /^$/ : /^\/(?:about|services|projects\/category)\/./;
const PAGES_OF_A_TEST = 4;
const groups = Array.from({ length: Math.ceil(paths.length / PAGES_OF_A_TEST) }, (_, index) =>
  paths.slice(index * PAGES_OF_A_TEST, (index + 1) * PAGES_OF_A_TEST),
);

for (const [at, group] of groups.entries()) {
  const scheme = at % 2 === 0 ? 'dark' : 'light';
  test(`These pages hydrate with stored data, are accessible and reflow, in the ${scheme} scheme: ${group.join(', ')}`, async ({
    page,
  }) => {
    const local = { ...STORED.full.local, bookingCart: CART, colourScheme: scheme };
    await seedStorage(page, { ...STORED.full, local });
    for (const path of group)
      await test.step(path, async () => {
        await page.setViewportSize(PHONE);
        await expectHydrated(page, path, 'full');
        await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
        if (REPEATED.test(path)) return;
        await activateIslands(page);
        await expectAccessible(page);
        expect(await smallControls(page), 'controls smaller than 44 px').toEqual([]);
        await test.step('fits 320 px, 1280 px at 200 % zoom, and text of double size', async () => {
          await page.setViewportSize({ width: 320, height: 640 });
          await expectNoHorizontalOverflow(page);
          await page.setViewportSize({ width: 640, height: 400 });
          await expectNoHorizontalOverflow(page);
          await page.setViewportSize(PHONE);
          await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
          await expectNoHorizontalOverflow(page);
          expect(await brokenWords(page)).toEqual([]);
        });
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '';
          // What a fixed bar covers in part would depend on where the page was left.
          window.scrollTo(0, 0);
        });
        for (const { name, show, isPassing } of STATES.filter(({ on }) => on.test(path)))
          await test.step(name, async () => {
            await show(page);
            await expectAccessible(page, name, isPassing && (() => show(page)));
          });
      });
  });
}
