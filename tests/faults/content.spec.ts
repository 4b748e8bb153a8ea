import path from 'node:path';
import type { Page } from '@playwright/test';
import { productPath } from '../../src/domain/links/paths';
import { content, DIST, someProduct } from '../helpers/builtSite';
import { expect, test, type Faults } from '../helpers/faults';
import { open, seedStorage, storedJson, waitForHydration } from '../helpers/site';
import { cartItem } from '../helpers/booking';

const product = someProduct();

/** Opens a path as a host answers for a page that was not built: everything is read in the browser. */
async function openShell(page: Page, address: string): Promise<void> {
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({ path: path.join(DIST, '200.html') }),
  );
  await open(page, address);
}

const CUT = '{"products":[{"id":"p1","name":"Cine Zo';

const BREAKS: [what: string, fail: (faults: Faults, url: string) => Promise<void>][] = [
  ['is missing', (faults, url) => faults.status(url, 404)],
  ['cannot be reached', (faults, url) => faults.abort(url)],
  ["is a portal's page", (faults, url) => faults.portal(url)],
  ['is cut', (faults, url) => faults.body(url, CUT)],
  ['has another shape', (faults, url) => faults.body(url, '{"something":"else"}')],
];

interface DataSet {
  file: string;
  address: string;
  /** What the page says instead. */
  says: string;
  /** What it shows all the same. */
  stays: (page: Page) => ReturnType<Page['getByRole']>;
  /** What it shows after Try Again. */
  comes: (page: Page) => ReturnType<Page['getByRole']>;
}

const footer = (page: Page) => page.getByRole('contentinfo');

const DATA_SETS: DataSet[] = [
  {
    file: '/data/pages/home.json',
    address: '/',
    says: 'Failed to load home page',
    stays: (page) => page.getByRole('heading', { name: 'Equipment for rent' }),
    comes: (page) => page.getByRole('heading', { level: 1, name: content.home().hero.title }),
  },
  {
    file: '/data/products/index.json',
    address: '/store',
    says: 'Failed to load store data. Please try again later.',
    stays: (page) => page.getByRole('heading', { level: 1, name: 'Store' }),
    comes: (page) => page.getByRole('link', { name: `View Product: ${product.name}` }),
  },
  {
    file: '/data/products/index.json',
    address: productPath(product),
    says: 'There was an error loading the product.',
    stays: (page) => page.getByRole('link', { name: 'Back to Store' }),
    comes: (page) => page.getByRole('heading', { level: 1, name: product.name }),
  },
];

for (const { file, address, says, stays, comes } of DATA_SETS)
  test(`${address} says "${says}" whatever is wrong with ${file}, and Try Again brings it`, async ({
    page,
    faults,
  }) => {
    test.slow();
    for (const [what, fail] of BREAKS)
      await test.step(what, async () => {
        await fail(faults, file);
        await openShell(page, address);
        await expect(page.getByText(says)).toBeVisible();
        await expect(stays(page)).toBeVisible();
        await expect(footer(page).getByRole('link').first()).toBeVisible();
        await faults.heal();
        await page.getByRole('button', { name: 'Try Again' }).click();
        await expect(comes(page)).toBeVisible();
      });
  });

test('Try Again that fails again says so again, and the keyboard stays where it was', async ({
  page,
  faults,
}) => {
  await faults.status('/data/products/index.json', 404);
  await openShell(page, '/store');
  faults.allowTries('/data/products/index.json', 3);
  for (let tries = 0; tries < 2; tries += 1) {
    await page.getByRole('button', { name: 'Try Again' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Error loading products' })).toBeVisible();
  }
  expect(faults.countOf('/data/products/index.json')).toBe(3);
});

test("The site's settings that cannot be read take nothing else along", async ({
  page,
  faults,
}) => {
  await faults.status('/data/site.json', 404);
  await openShell(page, '/store');
  await expect(footer(page).getByText('Failed to load social media links')).toBeVisible();
  await expect(page.getByRole('link', { name: `View Product: ${product.name}` })).toBeVisible();
});

test("The site's settings that cannot be read are requested once by each page", async ({
  page,
  faults,
}) => {
  const file = '/data/site.json';
  await faults.status(file, 500);
  const release = await faults.slow(/\/assets\/HomeRest-/);
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

test('Settings of the last visit stand in for settings that cannot be read', async ({
  page,
  faults,
}) => {
  const site = { ...content.site(), brand: { name: 'Remembered Pictures', logo: '' } };
  await seedStorage(page, { local: { siteSettings: site } });
  await faults.status('/data/site.json', 404);
  await openShell(page, '/store');
  await expect(footer(page).getByRole('link', { name: 'Remembered Pictures' })).toBeVisible();
});

const TEASERS = [
  ['/data/services/featured.json', 'Services'],
  ['/data/products/featured.json', 'Equipment for rent'],
  ['/data/projects/featured.json', 'Projects'],
] as const;

test('Home leaves out the section whose file is cut, and shows the rest', async ({
  page,
  faults,
}) => {
  test.slow();
  const main = page.getByRole('main');
  const section = (name: string) => main.getByRole('heading', { level: 2, name, exact: true });
  for (const [file, lost] of TEASERS)
    await test.step(lost, async () => {
      await faults.body(file, CUT);
      await openShell(page, '/');
      await expect(
        page.getByRole('heading', { level: 1, name: content.home().hero.title }),
      ).toBeVisible();
      for (const [, name] of TEASERS) if (name !== lost) await expect(section(name)).toBeAttached();
      await expect(section(lost)).toHaveCount(0);
      await expect(page.getByRole('form', { name: 'Send us a message' })).toBeAttached();
      await faults.heal();
    });
});

test('The store works without the file of its categories', async ({ page, faults }) => {
  await faults.status('/data/categories/products/index.json', 404);
  await openShell(page, '/store');
  await expect(page.getByRole('link', { name: `View Product: ${product.name}` })).toBeVisible();
  await open(page, productPath(product));
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
});

test('Without a connection what is on the screen stays, a message says so, and the cart works', async ({
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
  await page.context().setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
});

test('Without a connection the page before stays until the next one can come', async ({
  page,
  faults,
}) => {
  await page.goto('/cart');
  await waitForHydration(page);
  await faults.offline();
  await page.getByRole('link', { name: 'Browse Equipment' }).click();
  await expect(page).toHaveURL('/store');
  await expect(page.getByRole('heading', { name: 'Your Booking Cart is Empty' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  await expect(page.getByRole('link', { name: `View Product: ${product.name}` })).toBeVisible();
});
