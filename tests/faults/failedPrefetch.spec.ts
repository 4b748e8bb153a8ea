import type { Page } from '@playwright/test';
import { pageDataUrl } from '../../src/api/content/pageData';
import { productPath } from '../../src/domain/links/paths';
import { someProduct } from '../helpers/hosts/builtSite';
import { expect, test } from '../helpers/journeys/faults';
import { open } from '../helpers/journeys/site';

const product = someProduct();

const path = productPath(product);
const FILE = `/data/products/by-category/${product.category.slug}.json`;

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

  test('is replaced by content files, whose error stays until Try Again', async ({
    page,
    faults,
  }) => {
    const link = page.getByRole('main').locator(`a[href="${path}"]`).first();
    const error = page.getByText('There was an error loading the product.');
    await faults.status(FILE, 500);
    await open(page, '/store');
    await link.hover();
    await expect.poll(() => faults.countOf(pageDataUrl(path))).toBe(1);
    expect(faults.countOf(FILE)).toBe(0);
    await link.click();
    await expect(error).toBeVisible();
    expect(faults.countOf(FILE)).toBe(1);

    const removals = await watchPanel(page);
    await touchAllLinks(page);
    expect(await removals()).toBe(0);
    expect(faults.countOf(FILE)).toBe(1);

    await page.getByRole('button', { name: 'Try Again' }).press('Enter');
    await expect.poll(removals).toBe(1);
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeFocused();
    await touchAllLinks(page);
    expect(await removals()).toBe(1);
    expect(faults.countOf(FILE)).toBe(2);

    await faults.heal();
    faults.allowTries(FILE, 3);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(error).toBeHidden();
    await expect.poll(() => faults.countOf(FILE)).toBe(3);
  });
});
