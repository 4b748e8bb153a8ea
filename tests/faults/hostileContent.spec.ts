import path from 'node:path';
import type { Page } from '@playwright/test';
import { productPath } from '../../src/domain/links/paths';
import { parseProductIndex } from '../../src/domain/product/schema';
import { cartItem } from '../helpers/journeys/booking';
import { DIST } from '../helpers/hosts/builtSite';
import { PAYLOADS, withPayloads, XSS_PROBE } from '../helpers/content/hostileContent';
import { expectNoHorizontalOverflow } from '../helpers/journeys/visualChecks';
import { expect, open, seedStorage, test, waitForHydration } from '../helpers/journeys/site';
import { IS_SWEEP } from '../helpers/journeys/sweep';

async function installXssProbe(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    Object.assign(window, { [name]: () => Object.assign(window, { isHacked: true }) });
  }, XSS_PROBE);
}

function badLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a, area')].flatMap((link) => {
      const { protocol, origin, username } = new URL(link.href, location.href);
      const isOwn = origin === location.origin;
      const isGood = ['https:', 'mailto:', 'tel:'].includes(protocol) && username === '';
      const isEvil =
        link.href.includes('evil.example') && !/^(?:https|mailto|tel):/.test(link.href);
      return (isOwn || isGood) && !isEvil ? [] : [link.outerHTML.slice(0, 300)];
    }),
  );
}

/** Returns elements and attributes that no component of the site renders. */
function foreignElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOurs = (script: HTMLScriptElement) =>
      script.src !== '' || ['application/json', 'application/ld+json'].includes(script.type);
    const scripts = [...document.scripts].filter((script) => !isOurs(script));
    const images = [...document.images].filter((image) => image.getAttribute('src') === 'x');
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      [...element.attributes].some(({ name }) => name.startsWith('on')),
    );
    // The site has one inline script, which sets the colour scheme before the first frame.
    const found = [
      ...scripts.slice(1),
      ...images,
      ...handlers,
      ...document.querySelectorAll('iframe, object, embed, base'),
    ];
    return found.map((element) => element.outerHTML.slice(0, 300));
  });
}

async function expectNoInjection(page: Page): Promise<void> {
  expect(await foreignElements(page), 'elements that came with the content').toEqual([]);
  expect(await badLinks(page), 'links that lead astray').toEqual([]);
  expect(await page.evaluate(() => 'isHacked' in window), 'a payload ran').toBe(false);
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
}

const SCRIPT = 'javascript:__xss()';
const TEXT = '"><img src=x onerror=__xss()><script>__xss()</script>';
/** Stored values of a line of the cart that other code has written. */
const STORED = { id: TEXT, name: TEXT, category: TEXT, image: SCRIPT, price: TEXT };

// The sweep opens all of them.
const TESTED = Object.entries(PAYLOADS).slice(...(IS_SWEEP ? [] : [1, 2]));

for (const [what, spoil] of TESTED) {
  const files = withPayloads(path.join(DIST, 'data'), spoil);
  const [product] = parseProductIndex(files.get('products/index.json')).value;
  if (!product) throw new Error('The content has no product');

  test.describe(`Content with ${what}`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test.beforeEach(async ({ page, watch }) => {
      // Images with invalid URLs, and records and films that are left out with a warning.
      watch.allows(/Failed to load resource/);
      watch.allows(
        /pages\/topics\.json topics\[\d+\]: Record \d+ (?:\(id ".*"\) )?was left out: “path”/s,
      );
      watch.allows(/projects\[\d+\]\.video: This field .*was left out/s);
      await installXssProbe(page);
      await page.route('**/data/**', (route) => {
        const name = new URL(route.request().url()).pathname.replace('/data/', '');
        return files.has(name) ? route.fulfill({ json: files.get(name) }) : route.fallback();
      });
      await page.route(
        (url) => !/\.\w+$/.test(url.pathname) && url.pathname !== '/outbox',
        (route) =>
          route.request().isNavigationRequest()
            ? route.fulfill({ path: path.join(DIST, '200.html') })
            : route.fallback(),
      );
    });

    test('and such stored values and toasts are text on every page, in the cart and in a request', async ({
      page,
    }) => {
      for (const address of ['/', '/store', productPath(product)])
        await test.step(address.slice(0, 60), async () => {
          await open(page, address);
          await expect(page.locator('main h1')).toHaveCount(1);
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
          await expectNoInjection(page);
          await expectNoHorizontalOverflow(page);
        });
      await seedStorage(page, {
        local: {
          bookingCart: [cartItem(product, 1), { ...cartItem(product, 1), ...STORED }],
          siteSettings: { brand: { name: TEXT, logo: SCRIPT }, socialMedia: { facebook: SCRIPT } },
        },
      });
      await open(page, '/cart');
      await page
        .getByRole('button', { name: /^Increase quantity/ })
        .first()
        .click();
      await page.evaluate(
        (message) => dispatchEvent(new CustomEvent('show-toast', { detail: { message } })),
        TEXT,
      );
      await expect(page.getByRole('status').getByText(TEXT, { exact: true })).toBeVisible();
      await expectNoInjection(page);
      await page.getByRole('main').getByRole('button', { name: 'Book Now' }).click();
      for (const step of ['from the cart', 'after a reload'])
        await test.step(step, async () => {
          await expect(page.getByRole('list', { name: 'Selected items' })).toBeVisible();
          await expectNoInjection(page);
          await expectNoHorizontalOverflow(page);
          await page.reload();
          await waitForHydration(page);
        });
    });
  });
}
