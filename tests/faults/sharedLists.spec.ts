import type { Page } from '@playwright/test';
import { encodeText, productPath } from '../../src/domain/links/paths';
import { cartItem } from '../helpers/booking';
import { someProduct } from '../helpers/builtSite';
import { expect, test } from '../helpers/faults';
import { open, seedStorage, storageOf, storedJson } from '../helpers/site';

const [first, second] = [someProduct(0), someProduct(1)];
const INDEX = '**/data/products/index.json';
const LINK = `/cart?items=${encodeText(first.slug)}*2`;

const lines = (page: Page) =>
  page.getByRole('list', { name: 'Items in your booking cart' }).getByRole('listitem');
const emptyCart = (page: Page) => page.getByRole('heading', { name: 'Your Booking Cart is Empty' });
const failure = (page: Page) => page.getByRole('heading', { name: 'Error loading products' });
const row = (page: Page) => page.getByRole('region', { name: 'Recently Viewed' });

test('A shared cart that cannot be opened leaves the own one as it was, and is tried again', async ({
  page,
  faults,
}) => {
  await seedStorage(page, { local: { bookingCart: [cartItem(second, 2)] } });
  await faults.status(INDEX, 503);
  await open(page, LINK);
  await expect(failure(page)).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  await faults.heal();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(page).toHaveURL('/cart');
});

test('A shared cart that cannot be opened can be let go', async ({ page, faults }) => {
  await faults.portal(INDEX);
  await open(page, LINK);
  await expect(failure(page)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my list' }).click();
  await expect(emptyCart(page)).toBeVisible();
  await expect(page).toHaveURL('/cart');
});

for (const items of ['', '%', '%E0%A4%A', '%E0%A4%A*2,**,,', '*5,<script>*0', ','])
  test(`A link whose items are '${items}' changes nothing and is told`, async ({
    page,
    faults: _faults,
  }) => {
    await seedStorage(page, { local: { bookingCart: [cartItem(second, 2)] } });
    await open(page, `/cart?items=${items}`);
    await expect(page.getByText('This link is not valid.')).toBeVisible();
    await expect(lines(page)).toHaveCount(1);
    await expect(page).toHaveURL('/cart');
  });

test('Of 500 entries the first 100 are looked at, and the unknown ones are named in short', async ({
  page,
  faults: _faults,
}) => {
  const gone = Array.from({ length: 499 }, (_, at) => `gone-${at}*1`);
  await open(page, `${LINK},${gone.join(',')}`);
  await expect(lines(page)).toHaveCount(1);
  await expect(
    page.getByText('No longer in our store: gone-0, gone-1, gone-2 and 96 others.'),
  ).toBeVisible();
});

for (const slug of ['__proto__', 'constructor', '\u202eabc', 'x'.repeat(200), '</script>'])
  test(`A link to the unknown '${slug.slice(0, 20)}' does no harm`, async ({
    page,
    faults: _faults,
  }) => {
    await open(page, `/cart?items=${encodeText(slug)}*2`);
    await expect(page.getByText('No longer in our store')).toBeVisible();
    await expect(emptyCart(page)).toBeVisible();
    await expect(page).toHaveURL('/cart');
  });

test('A shared cart is opened where nothing can be stored', async ({ page, faults }) => {
  await faults.denyStorage();
  await open(page, LINK);
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByText('This browser blocks storage, so your cart')).toBeVisible();
});

test('Favourites are shown and shared lists opened where nothing can be stored', async ({
  page,
  faults,
}) => {
  await faults.denyStorage();
  await open(page, `/favorites?items=${encodeText(first.slug)},${encodeText(second.slug)}`);
  await expect(
    page.getByRole('list', { name: 'Your favorites' }).getByRole('listitem'),
  ).toHaveCount(2);
});

test('Favourites whose products cannot be loaded are kept, and tried again', async ({
  page,
  faults,
}) => {
  await seedStorage(page, { local: { storeFavorites: [first.id] } });
  await faults.body(INDEX, '{"nothing":1}');
  await open(page, '/favorites');
  await expect(failure(page)).toBeVisible();
  expect(await storedJson(page, 'storeFavorites')).toEqual([first.id]);
  await faults.heal();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(
    page.getByRole('list', { name: 'Your favorites' }).getByRole('listitem'),
  ).toHaveCount(1);
});

for (const text of ['{bad', '"text"', '{"ids":[]}', '[null,7,{}]'])
  test(`Recently viewed products stored as ${text} begin anew, with a copy and without a word`, async ({
    page,
    faults,
  }) => {
    await faults.corrupt({ recentlyViewed: text });
    await open(page, productPath(first));
    await expect.poll(() => storedJson(page, 'recentlyViewed')).toEqual([first.id]);
    expect((await storageOf(page)).local['recentlyViewed.bak']).toBe(text);
    await expect(page.getByRole('status').getByText('could not be read')).toHaveCount(0);
  });

test('Recently viewed products of a newer version are never written over', async ({
  page,
  faults,
}) => {
  await faults.corrupt({ recentlyViewed: '{"of":"the future"}', 'recentlyViewed:version': '9' });
  await open(page, productPath(first));
  await open(page, productPath(second));
  expect((await storageOf(page)).local['recentlyViewed']).toBe('{"of":"the future"}');
});

test('An id that is stored twice is shown once', async ({ page, faults }) => {
  await faults.corrupt({ recentlyViewed: JSON.stringify([second.id, second.id, second.id]) });
  await open(page, productPath(first));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(row(page).getByRole('listitem')).toHaveCount(1);
});

test('Without storage, products seen are remembered until the page is closed', async ({
  page,
  faults,
}) => {
  await faults.denyStorage();
  await open(page, productPath(first));
  const related = page.getByRole('region', { name: 'Related Products' });
  const next = await related.getByRole('heading', { level: 3 }).first().innerText();
  await related.getByRole('link', { name: 'View Product' }).first().click();
  // The page has its full length once the product is there.
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(row(page).getByRole('heading', { level: 3 })).toHaveText([first.name]);
});

test('A row whose products cannot be loaded is left out', async ({ page, faults }) => {
  await seedStorage(page, { local: { recentlyViewed: [second.id] } });
  await faults.abort(INDEX);
  await open(page, productPath(first));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => faults.countOf('/data/products/index.json')).toBe(2);
  await expect(row(page)).toHaveCount(0);
});

test('The products of shared favorites that cannot be read are requested once', async ({
  page,
  faults,
}) => {
  const release = await faults.slow(/\/assets\/SharedFavorites-/);
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
  const release = await faults.slow(/\/assets\/RecentRow-/);
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
