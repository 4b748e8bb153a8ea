import type { Page } from '@playwright/test';
import { productPath } from '../../src/domain/links/paths';
import { cartItem } from '../helpers/booking';
import { content, someProduct } from '../helpers/builtSite';
import { expect, open, seedStorage, storedJson, test, waitForHydration } from '../helpers/site';

const [first, second, third] = [someProduct(0), someProduct(1), someProduct(2)];

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Your favorites' }).getByRole('listitem');
const stored = (page: Page) => storedJson(page, 'storeFavorites');
const empty = (page: Page) => page.getByRole('heading', { name: 'No favorites yet' });

async function openFavorites(page: Page, ids: string[], path = '/favorites'): Promise<void> {
  await seedStorage(page, { local: { storeFavorites: ids } });
  await open(page, path);
}

test('A heart in the store counts the favourites and leads to them', async ({ page }) => {
  await open(page, '/store');
  await expect(page.getByRole('link', { name: 'Favorites, none' })).toBeVisible();
  await page.getByRole('button', { name: `Add ${first.name} to favorites`, exact: true }).click();
  await page.getByRole('link', { name: 'Favorites, 1 product' }).click();
  await expect(page).toHaveURL('/favorites');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Favorites' })).toBeFocused();
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole('link', { name: first.name, exact: true }).click();
  await expect(page).toHaveURL(productPath(first));
});

test('The menu of a phone leads to the favourites and says how many there are', async ({
  page,
}) => {
  await openFavorites(page, [first.id, second.id], '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Your Favorites (2)' }).click();
  await expect(cards(page)).toHaveCount(2);
});

test('Favourites stand in the order they were marked, and survive a reload', async ({ page }) => {
  await openFavorites(page, [third.id, first.id]);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).nth(0)).toContainText(third.name);
  await expect(cards(page).nth(1)).toContainText(first.name);
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
});

test('Without favourites the page says how to come by them', async ({ page }) => {
  await open(page, '/favorites');
  await expect(empty(page)).toBeVisible();
  await page.getByRole('link', { name: 'Browse Equipment' }).click();
  await expect(page).toHaveURL('/store');
});

test('A favourite is taken off by its heart, and Undo brings it back to its place', async ({
  page,
}) => {
  await openFavorites(page, [first.id, second.id, third.id]);
  await page
    .getByRole('button', { name: `Remove ${second.name} from favorites`, exact: true })
    .click();
  await expect(cards(page)).toHaveCount(2);
  await expect.poll(() => stored(page)).toEqual([first.id, third.id]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page).nth(1)).toContainText(second.name);
  await expect.poll(() => stored(page)).toEqual([first.id, second.id, third.id]);
});

test('Clear All takes all favourites off at once, their entry goes, and Undo brings them back', async ({
  page,
}) => {
  await openFavorites(page, [first.id, second.id]);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(empty(page)).toBeVisible();
  await expect.poll(() => stored(page)).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveCount(2);
});

test('All favourites are put into the cart; what is in it already stays as it is', async ({
  page,
}) => {
  await seedStorage(page, {
    local: {
      storeFavorites: [first.id, second.id, third.id],
      bookingCart: [cartItem(second, 4)],
    },
  });
  await open(page, '/favorites');
  await page.getByRole('button', { name: 'Add All to Cart' }).click();
  await expect(page.getByText('2 products added to your booking cart.')).toBeVisible();
  await expect
    .poll(() => storedJson(page, 'bookingCart'))
    .toMatchObject([
      { id: second.id, quantity: 4 },
      { id: first.id, quantity: 1 },
      { id: third.id, quantity: 1 },
    ]);
  await page.getByRole('button', { name: 'Add All to Cart' }).click();
  await expect(page.getByText('in your booking cart already')).toBeVisible();
  await page.getByRole('link', { name: 'View cart' }).first().click();
  await expect(page).toHaveURL('/cart');
});

test('Favourites that are gone from the store are told, and can be removed', async ({ page }) => {
  await openFavorites(page, [first.id, 'no-longer-there', '__proto__']);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('2 of your favorites are no longer in our store.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove products' }).click();
  await expect.poll(() => stored(page)).toEqual([first.id]);
  await expect(page.getByText('no longer in our store')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stored(page)).toEqual([first.id, 'no-longer-there', '__proto__']);
});

test('Favourites are shared as a link that another visitor opens', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFavorites(page, [second.id, first.id]);
  await page.getByRole('button', { name: 'Share Favorites' }).click();
  await expect(page.getByText('Link to your favorites copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { origin } = new URL(page.url());
  expect(link).toBe(
    `${origin}/favorites?items=${encodeURIComponent(second.slug)},${encodeURIComponent(first.slug)}`,
  );
  const whatsapp = page.getByRole('link', { name: 'Share on WhatsApp' });
  const href = new URL((await whatsapp.getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe('https://wa.me/');
  expect(href.searchParams.get('text')).toContain(link);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await waitForHydration(other);
  await expect(cards(other)).toHaveCount(2);
  await expect(other).toHaveURL(`${origin}/favorites`);
  await expect(other.getByText('Shared favorites added: 2 products.')).toBeVisible();
  expect(await stored(other)).toEqual([second.id, first.id]);
  await other.context().close();
});

test('Shared favourites are asked for before they change a list of the visitor', async ({
  page,
}) => {
  const path = `/favorites?items=${first.slug},${second.slug}`;
  await openFavorites(page, [third.id, first.id], path);
  const question = page.getByRole('dialog', { name: 'Add the shared favorites?' });
  await expect(question).toContainText('2 products, 1 of them new');
  await question.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect.poll(() => stored(page)).toEqual([third.id, first.id, second.id]);
  await expect(page).toHaveURL('/favorites');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stored(page)).toEqual([third.id, first.id]);

  await open(page, path);
  await question.getByRole('button', { name: 'Replace favorites' }).click();
  await expect.poll(() => stored(page)).toEqual([first.id, second.id]);

  await open(page, `/favorites?items=${third.slug}`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/favorites');
  expect(await stored(page)).toEqual([first.id, second.id]);

  await open(page, `/favorites?items=${second.slug}`);
  await expect(page.getByText('You already have all of the shared favorites.')).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('Hundreds of favourites are shown in portions', async ({ page }) => {
  const products = Array.from({ length: 500 }, (_, at) => ({
    ...first,
    id: `p-${at}`,
    slug: `p-${at}`,
    name: `Product ${at}`,
  }));
  await page.route('/data/products/index.json', (route) => route.fulfill({ json: { products } }));
  await openFavorites(
    page,
    products.map(({ id }) => id),
  );
  await expect(page.getByRole('heading', { name: '500 products' })).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(24).getByRole('link').first()).toBeFocused();
});

test('The page of favourites is not for search engines, and knows nothing of anyone', async ({
  request,
}) => {
  const html = await (await request.get('/favorites')).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(content.products().some(({ name }) => html.includes(name))).toBe(false);
});
