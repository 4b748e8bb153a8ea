import path from 'node:path';
import type { Page } from '@playwright/test';
import { productPath, projectPath } from '../../src/domain/links/paths';
import { builtScript, content, DIST, someProduct } from '../helpers/hosts/builtSite';
import { expect, test } from '../helpers/journeys/faults';
import { open, seedStorage, storedJson } from '../helpers/journeys/site';
import { cartItem } from '../helpers/journeys/booking';

const product = someProduct();
const project = content.projects()[0]!;

/**
 * Opens a path like a host for a page that was not built: all content is requested in the
 * browser.
 */
async function openShell(page: Page, address: string): Promise<void> {
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({ path: path.join(DIST, '200.html') }),
  );
  await open(page, address);
}

const footer = (page: Page) => page.getByRole('contentinfo');

test('Site settings that cannot be read are requested once by each page', async ({
  page,
  faults,
}) => {
  const file = '/data/site.json';
  await faults.status(file, 500);
  const release = await faults.slow(`**${builtScript('src/app/pages/HomeBelowFold.tsx')}`);
  await openShell(page, '/');
  const message = footer(page).getByText('Failed to load social media links');
  await expect(message).toBeVisible();
  await message.evaluate((element) => (element.dataset['kept'] = ''));
  release();
  await expect(page.getByRole('form', { name: 'Send us a message' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(footer(page).locator('[data-kept]')).toHaveCount(1);
  expect(faults.countOf(file)).toBe(1);

  await faults.heal();
  await page.getByRole('link', { name: 'View All Products' }).click();
  await expect(message).toHaveCount(0);
  // The data file of the next page contains the settings.
  expect(faults.countOf(file)).toBe(1);
});

test('Offline, the page stays until the next one can be loaded, a message is shown, and the cart works', async ({
  page,
  faults,
}) => {
  await seedStorage(page, { local: { bookingCart: [cartItem(someProduct(1), 1)] } });
  await open(page, productPath(product));
  await faults.offline();
  await expect(
    page.getByText('You are offline. You can keep using what is already loaded.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Booking cart, 2 items' })).toBeVisible();
  await expect.poll(() => storedJson(page, 'bookingCart')).toHaveLength(2);
  await page.getByRole('link', { name: 'Booking cart, 2 items' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Booking Cart' })).toBeVisible();
  await expect(page.getByText('You are back online.')).toBeVisible();
});

test('A prerendered list and project need no data files', async ({ page, faults }) => {
  await faults.status('**/data/projects/**', 404);
  await faults.status('**/data/categories/**', 404);
  for (const address of ['/projects', projectPath(project)]) {
    await open(page, address);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(project.title).first()).toBeVisible();
  }
});

test('Offline, the project list can be searched', async ({ page, faults }) => {
  await open(page, '/projects');
  await faults.offline();
  await page.getByRole('searchbox').fill(project.title);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(
    project.title,
  );
});
