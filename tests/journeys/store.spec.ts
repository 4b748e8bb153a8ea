import type { Page } from '@playwright/test';
import { CATALOGUE, serveCatalogue } from '../helpers/catalogue';
import { expect, open, storedJson, test } from '../helpers/site';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Categories' }).getByRole('button', { name, exact: true });

async function choose(page: Page, menu: 'Sort' | 'Filter', option: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitemradio', { name: option, exact: true }).click();
}

test.beforeEach(async ({ page }) => {
  await serveCatalogue(page, CATALOGUE);
  await open(page, '/store');
});

test('The store opens in catalogue order, 16 products a page', async ({ page }) => {
  await expect(cards(page)).toHaveText(CATALOGUE.products.slice(0, 16).map(({ name }) => name));
  await expect(status(page)).toHaveText('Showing 1–16 of 90 products');
});

test('Every card leads to its product and says category and price', async ({ page }) => {
  const [first] = CATALOGUE.products;
  const card = page.getByRole('article').first();
  await expect(card.getByRole('link', { name: `View Product: ${first?.name}` })).toHaveAttribute(
    'href',
    `/store/${first?.slug}`,
  );
  await expect(card).toContainText('Lenses');
  await expect(card).toContainText('₦5,000');
  await expect(page.getByRole('article').nth(1)).toContainText('Price on Request');
});

test('Search finds every word in any order, whatever case and accents, as one types', async ({
  page,
}) => {
  await search(page).pressSequentially('lens osun');
  await expect(cards(page)).toHaveText(['Ọ̀ṣun Lens']);
  await expect(status(page)).toHaveText('1 product');
  await page.getByRole('button', { name: 'Clear text' }).click();
  await expect(search(page)).toBeFocused();
  await expect(status(page)).toHaveText('Showing 1–16 of 90 products');
});

for (const [label, value, names] of [
  ['Name A-Z', 'name-asc', ['Alpha Lens', 'Beta Lens', 'Middle Lens', 'Ọ̀ṣun Lens', 'Zeta Lens']],
  ['Name Z-A', 'name-desc', ['Zeta Lens', 'Ọ̀ṣun Lens', 'Middle Lens', 'Beta Lens', 'Alpha Lens']],
  [
    'Price: Low to High',
    'price-asc',
    ['Zeta Lens', 'Beta Lens', 'Alpha Lens', 'Middle Lens', 'Ọ̀ṣun Lens'],
  ],
  [
    'Price: High to Low',
    'price-desc',
    ['Alpha Lens', 'Beta Lens', 'Zeta Lens', 'Middle Lens', 'Ọ̀ṣun Lens'],
  ],
  ['Favorites', 'favorites', ['Middle Lens', 'Beta Lens', 'Zeta Lens', 'Alpha Lens', 'Ọ̀ṣun Lens']],
] as const)
  test(`Sorted by ${label}`, async ({ page }) => {
    await chip(page, 'Lenses 5').click();
    for (const name of ['Beta Lens', 'Middle Lens'])
      await page.getByRole('button', { name: `Add ${name} to favorites` }).click();
    await choose(page, 'Sort', label);
    await expect(cards(page)).toHaveText([...names]);
    await expect(page).toHaveURL(`/store?category=lenses&sort=${value}`);
    await expect(status(page)).toContainText(label);
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText(label);
  });

test('The chips count the products of every active category', async ({ page }) => {
  const group = page.getByRole('group', { name: 'Categories' });
  await expect(group.getByRole('button')).toHaveText([
    'All 90',
    'Cameras 84',
    'Lenses 5',
    'Light & Lamps 1',
    'Sounds 0',
    'Grips 0',
    'Monitors 0',
    'Drones 0',
  ]);
  await expect(group.getByRole('button', { pressed: true })).toHaveText('All 90');
  await chip(page, 'Light & Lamps 1').click();
  await expect(cards(page)).toHaveText(['Stage Light']);
  await expect(group.getByRole('button', { pressed: true })).toHaveText('Light & Lamps 1');
  await chip(page, 'All 90').click();
  await expect(status(page)).toHaveText('Showing 1–16 of 90 products');
});

test('The filter menu offers the first six categories and closes when one is chosen', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Filter', exact: true });
  await button.click();
  await expect(page.getByRole('menu', { name: 'Filter' }).getByRole('menuitemradio')).toHaveText(
    CATALOGUE.categories.slice(0, 6).map(({ name }) => name),
  );
  await page.getByRole('menuitemradio', { name: 'Lenses' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(chip(page, 'Lenses 5')).toHaveAttribute('aria-pressed', 'true');
});

test('Sort and filter menus close each other, and close on Escape and on a press elsewhere', async ({
  page,
}) => {
  const menu = (name: string) => page.getByRole('menu', { name });
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(menu('Sort')).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(menu('Filter')).toBeVisible();
  await expect(menu('Sort')).toBeHidden();
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(menu('Filter')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(menu('Sort')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sort', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).click({ force: true });
  await expect(menu('Filter')).toBeHidden();
});

test('The menus work by keyboard', async ({ page }) => {
  await page.getByRole('button', { name: 'Sort', exact: true }).press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'Name A-Z' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitemradio', { name: 'Favorites' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/store?sort=name-asc');
});

test('Reset All Filters clears search, category and sort and closes the menu', async ({ page }) => {
  await chip(page, 'Lenses 5').click();
  await choose(page, 'Sort', 'Name Z-A');
  await search(page).fill('lens');
  await expect(page).toHaveURL(/q=lens/);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('button', { name: 'Reset All Filters' }).click();
  await expect(page).toHaveURL('/store');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(search(page)).toHaveValue('');
  await expect(cards(page)).toHaveText(CATALOGUE.products.slice(0, 16).map(({ name }) => name));
});

test('Favourites are kept in this browser, by product id', async ({ page }) => {
  await page.getByRole('button', { name: 'Add Zeta Lens to favorites' }).click();
  await page.getByRole('button', { name: 'Add Alpha Lens to favorites' }).click();
  await expect.poll(() => storedJson(page, 'storeFavorites')).toEqual(['l-1', 'l-3']);
  await page.reload();
  await page.getByRole('button', { name: 'Remove Zeta Lens from favorites' }).click();
  await expect(
    page.getByRole('button', { name: 'Remove Alpha Lens from favorites' }),
  ).toBeVisible();
  await expect.poll(() => storedJson(page, 'storeFavorites')).toEqual(['l-3']);
  await page.getByRole('button', { name: 'Remove Alpha Lens from favorites' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('storeFavorites'))).toBeNull();
});
