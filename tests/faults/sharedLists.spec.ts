import type { Page } from '@playwright/test';
import { encodeText, productPath } from '../../src/domain/links/paths';
import { builtScript, someProduct } from '../helpers/hosts/builtSite';
import { expect, test } from '../helpers/journeys/faults';
import { open, seedStorage } from '../helpers/journeys/site';

const [first, second] = [someProduct(0), someProduct(1)];
const INDEX = '**/data/products/index.json';
const LINK = `/cart?items=${encodeText(first.slug)}*2`;

const lines = (page: Page) =>
  page.getByRole('list', { name: 'Items in your booking cart' }).getByRole('listitem');
const failure = (page: Page) => page.getByRole('heading', { name: 'Error loading products' });
const row = (page: Page) => page.getByRole('region', { name: 'Recently Viewed' });

test('Without storage, shared lists can be opened, and viewed products are remembered until the page is closed', async ({
  page,
  faults,
}) => {
  await faults.denyStorage();
  await open(page, LINK);
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByText('This browser blocks storage, so your cart')).toBeVisible();
  await open(page, `/favorites?items=${encodeText(first.slug)},${encodeText(second.slug)}`);
  await expect(
    page.getByRole('list', { name: 'Your favorites' }).getByRole('listitem'),
  ).toHaveCount(2);

  await open(page, productPath(first));
  const related = page.getByRole('region', { name: 'Related Products' });
  const next = await related.getByRole('heading', { level: 3 }).first().innerText();
  await related.getByRole('link', { name: 'View Product' }).first().click();
  // The page reaches its full length when the product is loaded.
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(row(page).getByRole('heading', { level: 3 })).toHaveText([first.name]);
});

test('The products of shared favorites that cannot be read are requested once', async ({
  page,
  faults,
}) => {
  const release = await faults.slow(
    `**${builtScript('src/app/pages/sharing/SharedFavorites.tsx')}`,
  );
  await faults.status(INDEX, 503);
  await open(page, `/favorites?items=${encodeText(first.slug)}`);
  await expect.poll(() => faults.countOf('/data/products/index.json')).toBe(1);
  release();
  await expect(failure(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).focus();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeFocused();
  expect(faults.countOf('/data/products/index.json')).toBe(1);
});

test('The error of a shared cart stays when the end of the page is reached', async ({
  page,
  faults,
}) => {
  await seedStorage(page, { local: { recentlyViewed: [second.id] } });
  const release = await faults.slow(`**${builtScript('src/app/pages/RecentlyViewedList.tsx')}`);
  await faults.status(INDEX, 503);
  await open(page, LINK);
  await expect(failure(page)).toBeVisible();
  release();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Try Again' }).focus();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeFocused();
  expect(faults.countOf('/data/products/index.json')).toBe(1);
});
