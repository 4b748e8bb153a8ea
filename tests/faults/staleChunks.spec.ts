import type { Page } from '@playwright/test';
import { bookingField, cartItem } from '../helpers/journeys/booking';
import { someProduct } from '../helpers/hosts/builtSite';
import { expect, test, type Faults } from '../helpers/journeys/faults';
import {
  allowMissingScript,
  failure,
  markDocument,
  STORE_SCRIPT,
} from '../helpers/journeys/missingScript';
import { open, seedStorage, storageOf, storedJson } from '../helpers/journeys/site';
import { IS_SWEEP } from '../helpers/journeys/sweep';

const NAME = 'Ọlá Adé';
const NOTES = 'Line one\nLine two';

const toStore = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click();

test.beforeEach(async ({ page, watch }) => {
  allowMissingScript(watch);
  await page.setViewportSize({ width: 1280, height: 800 });
  await seedStorage(page, { local: { bookingCart: [cartItem(someProduct(), 2)] } });
  await open(page, '/booking');
  await bookingField(page, 'Full Name').fill(NAME);
  await bookingField(page, 'Additional Notes').fill(NOTES);
});

const LOSSES: [what: string, fail: (faults: Faults) => Promise<void>][] = [
  ['missing', (faults) => faults.status(STORE_SCRIPT, 404)],
  ['cut off', (faults) => faults.abort(STORE_SCRIPT)],
  ["a portal's page", (faults) => faults.portal(STORE_SCRIPT)],
];

// The sweep tries all of them.
for (const [what, fail] of IS_SWEEP ? LOSSES : LOSSES.slice(0, 1))
  test(`A script that is ${what} shows the 500 page, without a reload or a loop, and Back shows the page before with its input`, async ({
    page,
    faults,
  }) => {
    await fail(faults);
    const isSame = await markDocument(page);
    await toStore(page);
    await expect(failure(page)).toBeFocused();
    expect(await isSame()).toBe(true);
    expect([faults.countOf(STORE_SCRIPT), faults.countOf('/data/version.json')]).toEqual([2, 1]);
    expect(await storedJson(page, 'bookingCart')).toMatchObject([{ quantity: 2 }]);
    await page.goBack();
    await expect(bookingField(page, 'Full Name')).toHaveValue(NAME);
    await expect(bookingField(page, 'Additional Notes')).toHaveValue(NOTES);
  });

test('A page of an older build is reloaded once, at the requested URL, and keeps its input', async ({
  page,
  faults,
}) => {
  await faults.skewBuild();
  await faults.status(STORE_SCRIPT, 404, 2);
  const isSame = await markDocument(page);
  await toStore(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  await expect(page).toHaveURL('/store');
  expect(await isSame()).toBe(false);
  expect((await storageOf(page)).session).toMatchObject({ reloadedForBuild: 'another-build' });
  await page.goBack();
  await expect(bookingField(page, 'Full Name')).toHaveValue(NAME);
  await expect(bookingField(page, 'Additional Notes')).toHaveValue(NOTES);
});
