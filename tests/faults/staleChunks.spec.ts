import type { Page } from '@playwright/test';
import { bookingField, cartItem } from '../helpers/journeys/booking';
import { someProduct } from '../helpers/hosts/builtSite';
import { expect, test, type Faults } from '../helpers/journeys/faults';
import {
  allowMissingScript,
  failure,
  goToStore,
  markDocument,
  STORE_SCRIPT,
} from '../helpers/journeys/missingScript';
import { open, seedStorage, storageOf, storedJson } from '../helpers/journeys/site';
import { IS_SWEEP } from '../helpers/journeys/sweep';

const VERSION = '/data/version.json';

const store = (page: Page) => page.getByRole('heading', { level: 1, name: 'Store' });

function expectTries(faults: Faults, { script, version }: { script: number; version: number }) {
  expect([faults.countOf(STORE_SCRIPT), faults.countOf(VERSION)]).toEqual([script, version]);
}

test.beforeEach(({ watch }) => allowMissingScript(watch));

const LOSSES: [what: string, fail: (faults: Faults) => Promise<void>][] = [
  ['missing', (faults) => faults.status(STORE_SCRIPT, 404)],
  ['cut off', (faults) => faults.abort(STORE_SCRIPT)],
  ["a portal's page", (faults) => faults.portal(STORE_SCRIPT)],
];

test('A script that cannot be loaded shows the 500 page, without a reload or a loop', async ({
  page,
  faults,
}) => {
  await seedStorage(page, { local: { bookingCart: [cartItem(someProduct(), 2)] } });
  // The sweep tries all of them.
  for (const [what, fail] of IS_SWEEP ? LOSSES : LOSSES.slice(0, 1))
    await test.step(what, async () => {
      await open(page, '/cart');
      await fail(faults);
      const isSame = await markDocument(page);
      await page.getByRole('link', { name: 'Continue Browsing' }).click();
      await expect(failure(page)).toBeVisible();
      await expect(failure(page)).toBeFocused();
      expect(await isSame()).toBe(true);
      expectTries(faults, { script: 2, version: 1 });
      expect(await storedJson(page, 'bookingCart')).toMatchObject([{ quantity: 2 }]);
      await faults.heal();
    });
});

test('Back from the 500 page shows the previous page with its input', async ({ page, faults }) => {
  await open(page, '/booking');
  await bookingField(page, 'Full Name').fill('Ọlá Adé');
  await bookingField(page, 'Additional Notes').fill('Line one\nLine two');
  await faults.status(STORE_SCRIPT, 404);
  await page.getByRole('link', { name: 'Browse Equipment' }).click();
  await expect(failure(page)).toBeVisible();
  await page.goBack();
  await expect(bookingField(page, 'Full Name')).toHaveValue('Ọlá Adé');
  await expect(bookingField(page, 'Additional Notes')).toHaveValue('Line one\nLine two');
});

test('A page is not reloaded a second time for the same build', async ({ page, faults }) => {
  let documents = 0;
  // The reloaded page preloads its script as well.
  faults.allowTries(STORE_SCRIPT, 3);
  await open(page, '/cart');
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await faults.skewBuild();
  await faults.status(STORE_SCRIPT, 404);
  await goToStore(page);
  await expect(failure(page)).toBeVisible();
  expect(documents).toBe(1);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect.poll(() => documents).toBe(2);
  await expect(failure(page)).toBeVisible();
  expect(documents).toBe(2);
});

test('A page of an older build is reloaded once, at the requested URL, and keeps its input', async ({
  page,
  faults,
}) => {
  await open(page, '/booking');
  await bookingField(page, 'Full Name').fill('Ọlá Adé');
  await bookingField(page, 'Additional Notes').fill('Line one\nLine two');
  await faults.skewBuild();
  await faults.status(STORE_SCRIPT, 404, 2);
  const isSame = await markDocument(page);
  await page.getByRole('link', { name: 'Browse Equipment' }).click();
  await expect(store(page)).toBeVisible();
  await expect(page).toHaveURL('/store');
  expect(await isSame()).toBe(false);
  expect((await storageOf(page)).session).toMatchObject({ reloadedForBuild: 'another-build' });
  await page.goBack();
  await expect(bookingField(page, 'Full Name')).toHaveValue('Ọlá Adé');
  await expect(bookingField(page, 'Additional Notes')).toHaveValue('Line one\nLine two');
});

test('No error is thrown if a listener cancels the preload-error event', async ({
  page,
  faults,
}) => {
  await open(page, '/cart');
  await faults.status(STORE_SCRIPT, 404);
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('vite:preloadError', (event) => {
          event.preventDefault();
          resolve(event.cancelable);
        });
      }),
  );
  await goToStore(page);
  expect(await told).toBe(true);
  await expect(page.getByRole('heading', { name: 'Your Booking Cart is Empty' })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  expectTries(faults, { script: 1, version: 0 });
});
