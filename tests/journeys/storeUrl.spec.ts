import type { Page } from '@playwright/test';
import { content } from '../helpers/builtSite';
import { CATALOGUE, serveCatalogue } from '../helpers/catalogue';
import { expect, open, test } from '../helpers/site';

const status = (page: Page) => page.getByRole('main').getByRole('status');
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Product pages' });
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Categories' }).getByRole('button', { name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const pageButton = (page: Page, name: string) =>
  pager(page).getByRole('button', { name, exact: true });

test.describe('with 90 products', () => {
  test.beforeEach(({ page }) => serveCatalogue(page, CATALOGUE));

  test('The pager leads first, back, to up to 5 pages around the current one, on, and last', async ({
    page,
  }) => {
    await open(page, '/store');
    const numbers = pager(page).getByRole('button', { name: /^Page \d/ });
    const current = pager(page).locator('[aria-current="page"]');
    await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
    await expect(pageButton(page, 'First page')).toHaveAttribute('aria-disabled', 'true');
    await expect(pageButton(page, 'Previous page')).toHaveAttribute('aria-disabled', 'true');
    await pageButton(page, 'Page 4').click();
    await expect(status(page)).toHaveText('Showing 49–64 of 90 products');
    await expect(numbers).toHaveText(['2', '3', '4', '5', '6']);
    await pageButton(page, 'Next page').click();
    await expect(current).toHaveText('5');
    await pageButton(page, 'Last page').click();
    await expect(page).toHaveURL('/store?page=6');
    await expect(cards(page)).toHaveText(CATALOGUE.products.slice(80).map(({ name }) => name));
    await expect(pageButton(page, 'Next page')).toHaveAttribute('aria-disabled', 'true');
    await expect(pageButton(page, 'Last page')).toHaveAttribute('aria-disabled', 'true');
    await pageButton(page, 'Previous page').click();
    await expect(current).toHaveText('5');
    await pageButton(page, 'First page').click();
    await expect(page).toHaveURL('/store');
    await expect(current).toHaveText('1');
    // The results are read from their start.
    await expect(page.getByRole('article').first()).toBeInViewport();
  });

  test('A page beyond the last counts as the last, nonsense as the first', async ({ page }) => {
    await open(page, '/store?page=999');
    await expect(status(page)).toHaveText('Showing 81–90 of 90 products');
    for (const nonsense of ['0', '-3', 'x', '1.5', '1e99', '']) {
      await open(page, `/store?page=${nonsense}`);
      await expect(status(page)).toHaveText('Showing 1–16 of 90 products');
    }
  });

  for (const change of ['category', 'search', 'sort'])
    test(`A change of ${change} starts at page 1`, async ({ page }) => {
      await open(page, '/store?page=3');
      if (change === 'category') await chip(page, 'Cameras 84').click();
      else if (change === 'search') await search(page).fill('camera');
      else {
        await page.getByRole('button', { name: 'Sort', exact: true }).click();
        await page.getByRole('menuitemradio', { name: 'Name A-Z' }).click();
      }
      await expect(status(page)).toContainText(/^Showing 1–16 of/);
      await expect(page).not.toHaveURL(/page=/);
      await expect(page).toHaveURL(/\?(?:category=cameras|q=camera|sort=name-asc)$/);
    });

  test('The address holds the whole view, and a reload brings it back', async ({ page }) => {
    await open(page, '/store?category=cameras&q=camera&sort=name-desc&page=2');
    const names = CATALOGUE.products
      .map(({ name }) => name)
      .filter((name) => name.startsWith('Camera'));
    const second = names.toSorted().reverse().slice(16, 32);
    await expect(cards(page)).toHaveText(second);
    await expect(search(page)).toHaveValue('camera');
    await page.reload();
    await expect(cards(page)).toHaveText(second);
  });

  test('Back undoes one choice after the other; what was typed is no step of its own', async ({
    page,
  }) => {
    await open(page, '/store');
    await chip(page, 'Lenses 5').click();
    await search(page).pressSequentially('zeta');
    await expect(page).toHaveURL('/store?category=lenses&q=zeta');
    await expect(cards(page)).toHaveText(['Zeta Lens']);
    await chip(page, 'All 90').click();
    await expect(page).toHaveURL('/store?q=zeta');
    await page.goBack();
    await expect(page).toHaveURL('/store?category=lenses&q=zeta');
    await expect(chip(page, 'Lenses 5')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(page).toHaveURL('/store');
    await expect(search(page)).toHaveValue('');
    await expect(status(page)).toHaveText('Showing 1–16 of 90 products');
    await page.goForward();
    await expect(cards(page)).toHaveText(['Zeta Lens']);
  });

  test('Back from a product returns to the view it was found in', async ({ page }) => {
    await open(page, '/store?category=lenses&sort=name-asc');
    await page.getByRole('link', { name: 'View Product: Beta Lens' }).click();
    await expect(page).toHaveURL('/store/l-5-page');
    await page.goBack();
    await expect(cards(page)).toHaveText([
      'Alpha Lens',
      'Beta Lens',
      'Middle Lens',
      'Ọ̀ṣun Lens',
      'Zeta Lens',
    ]);
  });

  for (const category of ['light-lamps', 'Light & Lamps', 'LIGHT-LAMPS', ' light & lamps '])
    test(`The category of the address is a slug or a name: '${category}'`, async ({ page }) => {
      await open(page, `/store?category=${encodeURIComponent(category)}`);
      await expect(cards(page)).toHaveText(['Stage Light']);
      await expect(chip(page, 'Light & Lamps 1')).toHaveAttribute('aria-pressed', 'true');
    });

  test('An inactive category is no choice, but its link still works', async ({ page }) => {
    await open(page, '/store?category=retired');
    await expect(page.getByText('No products found in the Retired category.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Retired/ })).toHaveCount(0);
  });

  test('Parameters of others stay in the address', async ({ page }) => {
    await open(page, '/store?utm_source=letter');
    await chip(page, 'Lenses 5').click();
    await expect(page).toHaveURL('/store?utm_source=letter&category=lenses');
  });
});

test('The page as built takes up the view of the address', async ({ page }) => {
  const products = content.products();
  const category = content
    .categories()
    .find(({ name }) => products.some((one) => one.category.name === name));
  const names = products
    .filter((one) => one.category.name === category?.name)
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  const compare = new Intl.Collator('en').compare;
  await open(page, `/store?category=${encodeURIComponent(category?.name ?? '')}&sort=name-desc`);
  await expect(cards(page)).toHaveText(names.toSorted(compare).reverse().slice(0, 16));
  await expect(chip(page, `${category?.name} ${names.length}`)).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
