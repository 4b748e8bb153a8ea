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

/** Ends the service worker at once, as browsers do. The next request starts it again. */
async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const running = new Set<string>();
  let hasStopped = false;
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions)
      if (runningStatus === 'running') running.add(versionId);
      else hasStopped ||= runningStatus === 'stopped';
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => running.size).toBeGreaterThan(0);
  hasStopped = false;
  for (const versionId of running) await session.send('ServiceWorker.stopWorker', { versionId });
  await expect.poll(() => hasStopped).toBe(true);
  await session.detach();
}

test('With full storage the site works, and what was saved before is still there without a connection', async ({
  page,
  context,
}) => {
  await openAndSave(page, '/store');
  const shells = await savedPaths(page);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Save the catalogue/ }).click();
  await expect(page.getByText('There is not enough space on this device')).toBeVisible();
  await open(page, '/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Booking Cart');
  // A page that is opened after another one shows that saving the first one has failed.
  await open(page, '/about');
  expect(await isSaved(page, '/cart')).toBe(false);
  const [shell = ''] = await savedShells(page);
  expect((await savedPaths(page))[shell]).toEqual(shells[shell]);
  expect(
    Object.keys(await savedPaths(page)).filter((name) => name.startsWith('catalogue')),
  ).toEqual([]);
  await context.setOffline(true);
  await open(page, '/store');
  await expect(savedCopyNotice(page)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('no such product');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
});

test('A worker that is ended between fetch and store saves nothing by halves, and the next visit saves the page', async ({
  page,
  context,
}) => {
  let isHeld = false;
  let isAsked = false;
  await context.route('**/data/version.json', async (route) => {
    if (!isHeld) return route.continue();
    isAsked ||= route.request().serviceWorker() !== null;
  });
  await openAndSave(page, '/store');
  // A worker that starts again asks for the time of the build between fetch and store.
  await stopWorker(page);
  isHeld = true;
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect.poll(() => isAsked).toBe(true);
  await stopWorker(page);
  isHeld = false;
  expect(await isSaved(page, '/cart')).toBe(false);

  await context.setOffline(true);
  await open(page, '/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Booking Cart');
  await open(page, '/store');
  await expect(savedCopyNotice(page)).toBeVisible();
  await context.setOffline(false);
  await openAndSave(page, '/cart');
});
