import type { Page } from '@playwright/test';
import { pageDataUrl, PRODUCT_LIST_PATH } from '../../../src/api/content/pageData';
import { productPath } from '../../../src/domain/links/paths';
import { someProduct } from '../../helpers/hosts/builtSite';
import { expect, open, storedJson, test } from '../../helpers/journeys/site';

const [first, second] = [someProduct(0), someProduct(1)];
const LIST = pageDataUrl(PRODUCT_LIST_PATH);

const row = (page: Page) => page.getByRole('region', { name: 'Recently Viewed' });
const stored = (page: Page) => storedJson(page, 'recentlyViewed');

async function comeNear(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

function listRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === LIST) count += 1;
  });
  return () => count;
}

test('The products are requested once the visitor scrolls to the row, and never without one', async ({
  page,
}) => {
  const requests = listRequests(page);
  await open(page, productPath(second));
  await comeNear(page);
  await expect.poll(() => stored(page)).toEqual([second.id]);
  await expect(row(page)).toHaveCount(0);
  expect(requests()).toBe(0);
  await open(page, productPath(first));
  await expect.poll(() => stored(page)).toEqual([first.id, second.id]);
  expect(requests()).toBe(0);
  await comeNear(page);
  await expect(row(page)).toBeVisible();
  expect(requests()).toBe(1);
});
