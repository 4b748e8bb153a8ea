import type { Page } from '@playwright/test';
import { REQUESTS_PATH } from '../../src/domain/links/adminPaths';
import { content } from '../helpers/hosts/builtSite';
import { pngUpload } from '../helpers/content/uploads';
import { addCategory, session } from '../helpers/journeys/admin';
import { editProduct, saveProduct } from '../helpers/journeys/publishing';
import {
  requestFor,
  requestInList,
  startRequests,
  waitUntilStored,
} from '../helpers/journeys/requests';
import { expect, open, storedJson, test, waitForHydration } from '../helpers/journeys/site';

const [product] = content.products();

/** Clears the data of the site, like the settings of the browser. */
async function clearSiteData(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await client.detach();
}

/** Reloads the page, signed in: the session may have been cleared. */
async function reload(page: Page): Promise<void> {
  await page.evaluate(
    (value) => localStorage.setItem('adminSession', value),
    JSON.stringify(session()['adminSession']),
  );
  await page.reload();
  await waitForHydration(page);
}

test('Drafts, their images, requests and activities come back with the next edit after the browser has cleared the site, and the tab says so', async ({
  page,
}) => {
  // All sections of a request are open.
  await page.setViewportSize({ width: 1280, height: 900 });
  const menu = page.getByRole('navigation', { name: 'Back office' });
  const search = page.getByRole('searchbox', { name: 'Search products' });
  const image = page
    .getByRole('region', { name: 'All Products' })
    .locator('img[src^="blob:"]')
    .first();
  const requests = ['SL-AAA222', 'SL-BBB333'].map((ref) =>
    requestFor([product!], { ref, status: 'new' }),
  );
  await startRequests(page, '/admin/products', requests);
  const dialog = await editProduct(page, product!.name, {});
  await dialog.getByLabel('Product image').setInputFiles(await pngUpload('lens.png', 640, 480));
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
  await saveProduct(dialog);
  // The image is then known to this page only as it was stored.
  await reload(page);
  await search.fill(product!.name);
  await expect(image).toBeVisible();
  await menu.getByRole('link', { name: /^Requests/ }).click();
  await requestInList(page, 'SL-AAA222').click();
  await expect(page.getByRole('heading', { level: 1, name: 'SL-AAA222' })).toBeVisible();

  await clearSiteData(page);
  await page.getByRole('textbox', { name: 'Internal notes' }).fill('Call on Monday');
  await expect(
    page.getByText('This browser cleared its storage while this page was open.').first(),
  ).toBeVisible();
  await waitUntilStored(page);
  expect(await storedJson(page, 'slateRequestCounts')).toEqual({ total: 2, new: 2 });
  await menu.getByRole('link', { name: 'Products' }).click();
  await addCategory(page, 'Gimbals');
  await waitUntilStored(page);
  expect(await storedJson(page, 'recentActivities')).toHaveLength(2);
  await reload(page);
  await search.fill(product!.name);
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth))
    .toBeGreaterThan(0);
  await open(page, REQUESTS_PATH);
  for (const { ref } of requests) await expect(requestInList(page, ref)).toBeVisible();
  await requestInList(page, 'SL-AAA222').click();
  await expect(page.getByRole('textbox', { name: 'Internal notes' })).toHaveValue('Call on Monday');
});
