import type { Page } from '@playwright/test';
import { cartItem } from '../helpers/booking';
import { someProduct } from '../helpers/builtSite';
import { expect, test, type Faults } from '../helpers/faults';
import { allowLostScript, failure, goToStore, mark, STORE_SCRIPT } from '../helpers/lostScript';
import { open, seed, storedJson } from '../helpers/site';

const VERSION = '/data/version.json';

const store = (page: Page) => page.getByRole('heading', { level: 1, name: 'Store' });

function expectTries(faults: Faults, { script, version }: { script: number; version: number }) {
  expect([faults.countOf(STORE_SCRIPT), faults.countOf(VERSION)]).toEqual([script, version]);
}

test.beforeEach(({ watch }) => allowLostScript(watch));

for (const [what, fail] of [
  ['is missing', (faults: Faults) => faults.status(STORE_SCRIPT, 404, 1)],
  ['is cut off', (faults: Faults) => faults.abort(STORE_SCRIPT, 1)],
  ["is a portal's page", (faults: Faults) => faults.portal(STORE_SCRIPT, 1)],
] as const)
  test(`A script that ${what} is asked for again in the page, and nobody notices`, async ({
    page,
    faults,
  }) => {
    await open(page, '/cart');
    await fail(faults);
    const isSame = await mark(page);
    await goToStore(page);
    await expect(store(page)).toBeVisible();
    expect(await isSame()).toBe(true);
    expectTries(faults, { script: 2, version: 0 });
  });

for (const [what, fail] of [
  ['is missing for good', (faults: Faults) => faults.status(STORE_SCRIPT, 404)],
  ["is a portal's page for good", (faults: Faults) => faults.portal(STORE_SCRIPT)],
] as const)
  test(`A script that ${what} leads to the 500 page, without reload and without loop`, async ({
    page,
    faults,
  }) => {
    await seed(page, { local: { bookingCart: [cartItem(someProduct(), 2)] } });
    await open(page, '/cart');
    await fail(faults);
    const isSame = await mark(page);
    await page.getByRole('link', { name: 'Continue Browsing' }).click();
    await expect(failure(page)).toBeVisible();
    await expect(failure(page)).toBeFocused();
    expect(await isSame()).toBe(true);
    expectTries(faults, { script: 2, version: 1 });
    expect(await storedJson(page, 'bookingCart')).toMatchObject([{ quantity: 2 }]);
  });

test('A page of an older build is reloaded once, and the new one comes up where the visitor was going', async ({
  page,
  faults,
}) => {
  await open(page, '/cart');
  await faults.skewBuild();
  await faults.status(STORE_SCRIPT, 404, 2);
  const isSame = await mark(page);
  await goToStore(page);
  await expect(store(page)).toBeVisible();
  await expect(page).toHaveURL('/store');
  expect(await isSame()).toBe(false);
});

test('A page is not reloaded a second time for the same build', async ({ page, faults }) => {
  let documents = 0;
  // The page that is opened anew asks for its script ahead of time, too.
  faults.allowTries(STORE_SCRIPT, 3);
  await open(page, '/cart');
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await faults.skewBuild();
  await faults.status(STORE_SCRIPT, 404);
  await goToStore(page);
  await expect(failure(page)).toBeVisible();
  expect(documents).toBe(1);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(failure(page)).toBeVisible();
  expect(documents).toBe(2);
});

test('A page is not reloaded where the browser remembers nothing', async ({ page, faults }) => {
  await faults.denyStorage();
  await open(page, '/cart');
  await faults.skewBuild();
  await faults.status(STORE_SCRIPT, 404);
  const isSame = await mark(page);
  await goToStore(page);
  await expect(failure(page)).toBeVisible();
  expect(await isSame()).toBe(true);
});

test('Back from the 500 page shows the page before', async ({ page, faults }) => {
  await open(page, '/cart');
  await faults.status(STORE_SCRIPT, 404);
  await goToStore(page);
  await expect(failure(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your Booking Cart is Empty' })).toBeVisible();
});

test('Whoever cancels the preload-error event answers for it: nothing is thrown', async ({
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
