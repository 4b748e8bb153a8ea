import type { Page } from '@playwright/test';
import { productPath } from '../../src/domain/links/paths';
import { content, someProduct } from '../helpers/builtSite';
import { expect, open, seedStorage, storedJson, test } from '../helpers/site';

const products = content.products();
const [first, second, third] = [someProduct(0), someProduct(1), someProduct(2)];
const INDEX = '/data/products/index.json';

const row = (page: Page) => page.getByRole('region', { name: 'Recently Viewed' });
const names = (page: Page) => row(page).getByRole('heading', { level: 3 }).allTextContents();
const stored = (page: Page) => storedJson(page, 'recentlyViewed');

async function comeNear(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

/** How often the page asked for all products. */
function indexRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === INDEX) count += 1;
  });
  return () => count;
}

test('Products seen on this device stand on product pages, latest first, without the one on the screen', async ({
  page,
}) => {
  for (const product of [first, second, third, first]) await open(page, productPath(product));
  await expect.poll(() => stored(page)).toEqual([first.id, third.id, second.id]);
  await comeNear(page);
  await expect(row(page)).toBeVisible();
  expect(await names(page)).toEqual([third.name, second.name]);
  await row(page).getByRole('link', { name: third.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: third.name })).toBeVisible();
  await expect.poll(() => stored(page)).toEqual([third.id, first.id, second.id]);
  await comeNear(page);
  await expect.poll(() => names(page)).toEqual([first.name, second.name]);
});

test('The first visit remembers its product, shows no row and asks for nothing', async ({
  page,
}) => {
  const requests = indexRequests(page);
  await open(page, productPath(first));
  await comeNear(page);
  await expect.poll(() => stored(page)).toEqual([first.id]);
  await expect(row(page)).toHaveCount(0);
  expect(requests()).toBe(0);
});

test('The products are asked for when the visitor comes near the row', async ({ page }) => {
  const requests = indexRequests(page);
  await seedStorage(page, { local: { recentlyViewed: [second.id] } });
  await open(page, productPath(first));
  await expect.poll(() => stored(page)).toEqual([first.id, second.id]);
  expect(requests()).toBe(0);
  await comeNear(page);
  await expect(row(page)).toBeVisible();
  expect(requests()).toBe(1);
});

test('At most 8 are shown; products the store has no more are left out', async ({ page }) => {
  const ids = products.slice(1, 9).map(({ id }) => id);
  await seedStorage(page, { local: { recentlyViewed: ['gone', ...ids] } });
  await open(page, productPath(first));
  await comeNear(page);
  await expect(row(page)).toBeVisible();
  const shown = await names(page);
  expect(shown.length).toBeLessThanOrEqual(8);
  expect(shown).toEqual(products.slice(1, 8).map(({ name }) => name));
  expect(await stored(page)).toHaveLength(9);
});

test('The row can be cleared, its entry goes, and Undo brings it back', async ({ page }) => {
  await seedStorage(page, { local: { recentlyViewed: [second.id, third.id] } });
  await open(page, productPath(first));
  await comeNear(page);
  await row(page).getByRole('button', { name: 'Clear recently viewed products' }).click();
  await expect(row(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).toBeNull();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual([second.name, third.name]);
});

test('The empty cart shows what was seen before', async ({ page }) => {
  await seedStorage(page, { local: { recentlyViewed: [second.id, first.id] } });
  await open(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Your Booking Cart is Empty' })).toBeVisible();
  await comeNear(page);
  await expect.poll(() => names(page)).toEqual([second.name, first.name]);
});

test('Two tabs remember what was seen in either', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, productPath(first));
  await open(other, productPath(second));
  await expect.poll(() => stored(page)).toEqual([second.id, first.id]);
  await comeNear(page);
  await expect.poll(() => names(page)).toEqual([second.name]);
});

test('A product that is not found is not remembered', async ({ page }) => {
  await seedStorage(page, { local: { recentlyViewed: [second.id] } });
  await open(page, '/store/no-such-product');
  await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
  expect(await stored(page)).toEqual([second.id]);
});
