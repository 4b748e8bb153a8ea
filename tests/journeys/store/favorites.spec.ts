import type { Page } from '@playwright/test';
import { productPath } from '../../../src/domain/links/paths';
import { someProduct } from '../../helpers/hosts/builtSite';
import {
  expect,
  open,
  seedStorage,
  storedJson,
  test,
  waitForHydration,
} from '../../helpers/journeys/site';

const [first, second] = [someProduct(0), someProduct(1)];

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Your favorites' }).getByRole('listitem');
const stored = (page: Page) => storedJson(page, 'storeFavorites');

async function openFavorites(page: Page, ids: string[]): Promise<void> {
  await seedStorage(page, { local: { storeFavorites: ids } });
  await open(page, '/favorites');
}

test('Marking a favourite in the store updates the counts of the links to the favourites', async ({
  page,
}) => {
  await open(page, '/store');
  await expect(page.getByRole('link', { name: 'Favorites, none' })).toBeVisible();
  await page.getByRole('button', { name: `Add ${first.name} to favorites`, exact: true }).click();
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await expect(page.getByRole('link', { name: 'Your Favorites (1)' })).toHaveAttribute(
    'href',
    '/favorites',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Favorites, 1 product' }).click();
  await expect(page).toHaveURL('/favorites');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Favorites' })).toBeFocused();
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole('link', { name: first.name, exact: true }).click();
  await expect(page).toHaveURL(productPath(first));
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
