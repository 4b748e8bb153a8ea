import type { Locator, Page } from '@playwright/test';
import { pageDataUrl } from '../../src/api/content/pageData';
import { productPath } from '../../src/domain/links/paths';
import { someProduct } from '../helpers/hosts/builtSite';
import { expect, test } from '../helpers/journeys/faults';
import { open } from '../helpers/journeys/site';
import { IS_SWEEP } from '../helpers/journeys/sweep';

const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const linkTo = (page: Page, path: string) =>
  page.getByRole('main').locator(`a[href="${path}"]`).first();

const product = someProduct();

interface Way {
  file: string;
  from: string;
  link: (page: Page) => Locator;
  says: string;
}

const fromCart = (file: string, name: string, says: string): Way => ({
  file: `/data/${file}`,
  from: '/cart',
  link: (page) => bar(page, name),
  says,
});

const WAYS: Way[] = [
  fromCart('products/index.json', 'Store', 'Failed to load store data. Please try again later.'),
  fromCart('pages/about.json', 'About Us', 'Error Loading Page'),
  fromCart('services/index.json', 'Services', 'Failed to load services. Please try again later.'),
  fromCart('projects/index.json', 'Projects', 'Failed to load projects'),
  fromCart('pages/home.json', 'Home', 'Failed to load home page'),
  {
    file: `/data/products/by-category/${product.category.slug}.json`,
    from: '/store',
    link: (page) => linkTo(page, productPath(product)),
    says: 'There was an error loading the product.',
  },
];

async function watchPanel(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = window as { removals?: number };
    watched.removals = 0;
    let isThere = true;
    new MutationObserver(() => {
      const isThereNow = document.querySelector('main [role="alert"]') !== null;
      if (isThere && !isThereNow) watched.removals = (watched.removals ?? 0) + 1;
      isThere = isThereNow;
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as { removals?: number }).removals ?? -1);
}

async function touchAllLinks(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const link of document.querySelectorAll<HTMLElement>('a[href]')) link.focus();
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await page.waitForLoadState('networkidle');
}

test.describe('A page data file that fails while it is prefetched', () => {
  test.use({ saveData: false, viewport: { width: 1280, height: 800 } });

  for (const { file, from, link, says } of IS_SWEEP ? WAYS : [WAYS.at(-1)!])
    test(`is replaced by content files, whose error stays until Try Again: from ${from} to "${says}"`, async ({
      page,
      faults,
    }) => {
      await faults.status(file, 500);
      await open(page, from);
      const dataFile = pageDataUrl((await link(page).getAttribute('href')) ?? '');
      await link(page).hover();
      await expect.poll(() => faults.countOf(dataFile)).toBe(1);
      expect(faults.countOf(file)).toBe(0);
      await link(page).click();
      await expect(page.getByText(says)).toBeVisible();
      expect(faults.countOf(file)).toBe(1);

      const removals = await watchPanel(page);
      await touchAllLinks(page);
      expect(await removals()).toBe(0);
      expect(faults.countOf(file)).toBe(1);

      await page.getByRole('button', { name: 'Try Again' }).press('Enter');
      await expect.poll(removals).toBe(1);
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeFocused();
      await touchAllLinks(page);
      expect(await removals()).toBe(1);
      expect(faults.countOf(file)).toBe(2);

      await faults.heal();
      faults.allowTries(file, 3);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByText(says)).toBeHidden();
      await expect.poll(() => faults.countOf(file)).toBe(3);
    });
});
