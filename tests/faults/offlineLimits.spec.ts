import type { Page } from '@playwright/test';
import {
  openAndSave,
  savedCopyNotice,
  savedPaths,
  savedShells,
  WITH_WORKER,
} from '../helpers/journeys/offline';
import { expect, open, test } from '../helpers/journeys/site';

test.use(WITH_WORKER);

test.beforeEach(({ watch }) => {
  // The browser's own message for requests without a connection.
  watch.allows(/Failed to load resource/);
});

const isSaved = async (page: Page, path: string) =>
  (await savedPaths(page))['pages']?.includes(path) ?? false;

test('With full storage the site works, and what was saved before is still there without a connection', async ({
  page,
  context,
}) => {
  await openAndSave(page, '/store');
  const shells = await savedPaths(page);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await open(page, '/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Booking Cart');
  // A page that is opened after another one shows that saving the first one has failed.
  await open(page, '/about');
  expect(await isSaved(page, '/cart')).toBe(false);
  const [shell = ''] = await savedShells(page);
  expect((await savedPaths(page))[shell]).toEqual(shells[shell]);
  await context.setOffline(true);
  await open(page, '/store');
  await expect(savedCopyNotice(page)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('no such product');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
});
