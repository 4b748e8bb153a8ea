import path from 'node:path';
import type { Page } from '@playwright/test';
import { productPath, projectPath } from '../../src/domain/links/paths';
import { normalizeTopicPath, encodeTopicPath } from '../../src/domain/topic/topicPath';
import { session } from '../helpers/admin';
import { content, DIST, someProduct } from '../helpers/builtSite';
import { expect, seedStorage, test, waitForHydration } from '../helpers/site';

const product = someProduct();
const project = content.projects()[0]!;
const topic = content.topics().find(({ path: at }) => normalizeTopicPath(at) !== undefined)!;

/** Notes how many headings of level 1 the page shows, whenever anything of it has changed. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { headings: seen });
    const look = () => {
      const shown = [...document.querySelectorAll('h1')].filter(
        (heading) => heading.getClientRects().length > 0,
      );
      const now = `${shown.length}: ${shown.map(({ textContent }) => textContent).join(', ')}`;
      if (seen.at(-1) !== now) seen.push(now);
    };
    document.addEventListener('DOMContentLoaded', () => {
      look();
      const changes = { childList: true, subtree: true, attributes: true };
      new MutationObserver(look).observe(document.body, changes);
    });
  });
  return () => page.evaluate(() => (window as unknown as { headings: string[] }).headings);
}

/** Answers requests for scripts and data only after two frames, so that the page shows what it does meanwhile. */
async function holdBack(page: Page): Promise<void> {
  const painted = () =>
    page
      .evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      )
      .catch(() => undefined);
  await page.route(/\/(?:assets|data)\//, async (route) => {
    await painted();
    await route.continue().catch(() => undefined);
  });
}

/** The page answers with the empty shell, as for a path that was not built. */
async function serveShell(page: Page, address: string): Promise<void> {
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({ path: path.join(DIST, '200.html') }),
  );
}

async function expectOneHeading(page: Page, seen: () => Promise<string[]>): Promise<void> {
  await expect(page.locator('main h1:not([data-loading])')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const all = await seen();
  expect(all.filter((one) => !one.startsWith('1: '))).toEqual([]);
}

const PAGES = {
  'a page of the main menu': ['/', '/store', '/projects', '/about', '/booking'],
  'a product': [productPath(product), `/store/${product.id}`, '/store/no-such-product'],
  'a project': [projectPath(project)],
  'a topic': [encodeTopicPath(topic.path)],
  'an address that leads elsewhere': ['/contact', '/no-such-page'],
  'a preview': ['/preview/store'],
  'the sign-in': ['/admin'],
};

for (const [what, addresses] of Object.entries(PAGES))
  test(`One main heading is there at every moment while ${what} loads in an empty shell`, async ({
    page,
  }) => {
    test.slow();
    const seen = await watchHeadings(page);
    await holdBack(page);
    for (const address of addresses)
      await test.step(address, async () => {
        await serveShell(page, address);
        await page.goto(address);
        await waitForHydration(page);
        await expectOneHeading(page, seen);
      });
  });

const SCREENS = ['', '/home', '/about', '/products', '/projects', '/settings', '/publish/history'];

test('One main heading is there at every moment while a screen of the back office loads', async ({
  page,
}) => {
  test.slow();
  await seedStorage(page, { session: { ...session(), adminSessionStays: '1' } });
  const seen = await watchHeadings(page);
  await holdBack(page);
  for (const screen of [...SCREENS, '/no-such-screen'])
    await test.step(screen, async () => {
      await page.goto(`/admin${screen}`);
      await expectOneHeading(page, seen);
    });
});

test('Every link leads from one main heading to the next, which takes the focus', async ({
  page,
}) => {
  test.slow();
  const seen = await watchHeadings(page);
  for (const address of ['/store', productPath(product), projectPath(project), '/'])
    await test.step(address, async () => {
      await page.goto('/cart');
      await waitForHydration(page);
      await holdBack(page);
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, address);
      await expect(page.locator('main h1')).not.toHaveText('Your Booking Cart');
      await expectOneHeading(page, seen);
      await expect(page.locator('main h1')).toBeFocused();
      await page.unrouteAll({ behavior: 'wait' });
    });
});
