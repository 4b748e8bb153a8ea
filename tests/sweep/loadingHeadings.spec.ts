import path from 'node:path';
import type { Page } from '@playwright/test';
import { productPath, projectPath } from '../../src/domain/links/paths';
import { encodeTopicPath, normalizeTopicPath } from '../../src/domain/topic/topic';
import { session } from '../helpers/journeys/admin';
import { content, DIST, someProduct } from '../helpers/hosts/builtSite';
import { expect, seedStorage, test, waitForHydration } from '../helpers/journeys/site';

/** Records the number of visible main headings after each change of the page. */
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

/** Delays scripts and data by two frames, so that the page shows its loading states. */
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

/** Answers with the empty shell, as for a path without a prerendered page. */
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

const product = someProduct();
const project = content.projects()[0]!;
const topic = content.topics().find(({ path: at }) => normalizeTopicPath(at) !== undefined)!;

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
  test(`An empty shell shows exactly one main heading at every moment while ${what} loads`, async ({
    page,
  }) => {
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

test('The back office shows exactly one main heading at every moment while a screen loads', async ({
  page,
}) => {
  await seedStorage(page, { local: session() });
  const seen = await watchHeadings(page);
  await holdBack(page);
  for (const screen of [...SCREENS, '/no-such-screen'])
    await test.step(screen, async () => {
      await page.goto(`/admin${screen}`);
      await expectOneHeading(page, seen);
    });
});

test('A navigation replaces the main heading and moves focus to the new one', async ({ page }) => {
  const seen = await watchHeadings(page);
  for (const address of [productPath(product), '/'])
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
