import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { bookingField, selectedItems } from '../helpers/booking';
import { someProduct } from '../helpers/builtSite';
import { expect, test } from '../helpers/faults';
import { open } from '../helpers/site';

const STRANGE = ['%E0%A4%A', '%', '%ff%fe', 'null', '%00', 'a%2Fb', '%F0%9F%8E%AC'];
const INHERITED = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty'];
const LONG_AND_LOUD = [
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'x'.repeat(1500),
  ...fc
    .sample(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), { numRuns: 4, seed: 7 })
    .map((text) => `no${encodeURIComponent(text)}`),
];

const firstProduct = (page: Page) => page.getByRole('link', { name: /^View Product/ }).first();

// What the router says of an address that cannot be decoded.
test.beforeEach(({ watch }) => watch.allows(/malformed URL segment/));

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
});

for (const [what, segments] of Object.entries({ STRANGE, INHERITED, LONG_AND_LOUD }))
  test(`/store/… of something ${what.toLowerCase().replaceAll('_', ' ')} is a product that does not exist, and nothing breaks`, async ({
    page,
    faults: _faults,
  }) => {
    test.slow();
    for (const segment of segments)
      await test.step(segment.slice(0, 60), async () => {
        await open(page, `/store/${segment}`);
        await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
        const said = "We couldn't find the product you're looking for.";
        await expect(page.getByText(said)).toBeVisible();
      });
    await page.getByRole('link', { name: 'Back to Store' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  });

test('An unknown address leads home, however it is written', async ({ page, faults: _faults }) => {
  test.slow();
  for (const path of ['/%E0%A4%A', '/__proto__', '/constructor', '/%2e%2e%2fetc', '/a/b/c'])
    await test.step(path, async () => {
      await open(page, path);
      await expect(page).toHaveURL('/');
    });
});

test('Of a booking link the bad names are skipped, the good ones are taken', async ({
  page,
  faults: _faults,
}) => {
  const { name } = someProduct();
  const names = [
    encodeURIComponent(name),
    '%E0%A4%A',
    '%',
    '',
    '%20',
    '__proto__',
    'Crane%2C%20large',
  ];
  await open(page, `/booking?booking=${names.join(',')}`);
  await expect(selectedItems(page)).toHaveCount(3);
  await expect(selectedItems(page).nth(0)).toContainText(name);
  await expect(selectedItems(page).nth(1)).toContainText('__proto__');
  await expect(selectedItems(page).nth(2)).toContainText('Crane, large');
  await expect(bookingField(page, 'Subject')).toHaveValue('Booking Request: Multiple Equipments');
});

test('Of a booking link with 500 names the first 50 are taken', async ({
  page,
  faults: _faults,
}) => {
  const names = Array.from({ length: 500 }, (_, at) => `Item%20${at + 1}`);
  await open(page, `/booking?booking=${names.join(',')}`);
  await expect(selectedItems(page)).toHaveCount(50);
  await expect(selectedItems(page).last()).toContainText('Item 50');
});

test('A booking link cannot bring a line break into the subject', async ({
  page,
  faults: _faults,
}) => {
  await open(page, `/booking?booking=Lens%0D%0ABcc%3A%20all%40example.com`);
  await expect(bookingField(page, 'Subject')).toHaveValue(
    'Booking Request: Lens Bcc: all@example.com',
  );
});

test('The store says of an unknown category that there is nothing in it, and leads back to all', async ({
  page,
  faults: _faults,
}) => {
  test.slow();
  for (const category of ['unheard-of', '__proto__', '%E0%A4%A', '%00'])
    await test.step(category, async () => {
      await open(page, `/store?category=${category}`);
      await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
      await expect(page.getByText(/^No products found in the .+ category\.$/)).toBeVisible();
    });
  await page.getByRole('button', { name: 'View all products' }).click();
  await expect(firstProduct(page)).toBeVisible();
});

test('The store shows products whatever page and order its address asks for', async ({
  page,
  faults: _faults,
}) => {
  test.slow();
  for (const query of [
    'page=999',
    'page=-1',
    'page=NaN',
    'page=1e9',
    'sort=constructor',
    'page=&sort=',
    'page=2&page=x',
  ])
    await test.step(query, async () => {
      await open(page, `/store?${query}`);
      await expect(firstProduct(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'No products found' })).toHaveCount(0);
    });
});

test('A page beyond the last one keeps search and category', async ({ page, faults: _faults }) => {
  const { name, category } = someProduct();
  const query = new URLSearchParams({ category: category.slug, q: name, page: '999' });
  await open(page, `/store?${query.toString()}`);
  await expect(page.getByRole('link', { name: `View Product: ${name}` })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue(name);
});

test('A search of 60 kB finds nothing and breaks nothing', async ({ page, faults: _faults }) => {
  await open(page, '/store');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('x'.repeat(60_000));
  await expect(
    page.getByText("We couldn't find any products matching your search criteria."),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(firstProduct(page)).toBeVisible();
});
