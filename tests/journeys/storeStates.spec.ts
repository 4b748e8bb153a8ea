import type { Page } from '@playwright/test';
import { CATALOGUE, serveCatalogue } from '../helpers/catalogue';
import { axeViolations } from '../helpers/axe';
import { expect, open, test } from '../helpers/site';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const WHOLE = 'Showing 1–16 of 90 products';

test('A search without a find says so and can be cleared', async ({ page }) => {
  await serveCatalogue(page, CATALOGUE);
  await open(page, '/store?q=nothing%20like%20it');
  await expect(heading(page, 'No products found')).toBeVisible();
  await expect(
    page.getByText("We couldn't find any products matching your search criteria."),
  ).toBeVisible();
  await expect(button(page, 'Clear all filters')).toHaveCount(0);
  await expect(button(page, 'View all products')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Clear search').click();
  await expect(page).toHaveURL('/store');
  await expect(status(page)).toHaveText(WHOLE);
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('A search within a category offers to clear the search alone, or everything', async ({
  page,
}) => {
  await serveCatalogue(page, CATALOGUE);
  await open(page, '/store?category=lenses&q=camera');
  await expect(
    page.getByText("We couldn't find any products matching your search criteria."),
  ).toBeVisible();
  await button(page, 'Clear search').click();
  await expect(page).toHaveURL('/store?category=lenses');
  await expect(status(page)).toHaveText('5 products');
  await page.goBack();
  await button(page, 'Clear all filters').click();
  await expect(page).toHaveURL('/store');
  await expect(status(page)).toHaveText(WHOLE);
});

test('An empty category says so and leads back to all products', async ({ page }) => {
  await serveCatalogue(page, CATALOGUE);
  await open(page, '/store?category=drones');
  await expect(page.getByText('No products found in the Drones category.')).toBeVisible();
  await expect(button(page, 'Clear search')).toHaveCount(0);
  await button(page, 'View all products').click();
  await expect(page).toHaveURL('/store');
  await expect(status(page)).toHaveText(WHOLE);
});

test('An unknown category is an empty one, shown as text', async ({ page }) => {
  await serveCatalogue(page, CATALOGUE);
  await open(page, `/store?category=${encodeURIComponent('<b>x</b>')}`);
  await expect(page.getByText('No products found in the <b>x</b> category.')).toBeVisible();
});

test('A store without products says that there are none at the moment', async ({ page }) => {
  await serveCatalogue(page, { ...CATALOGUE, products: [] });
  await open(page, '/store');
  await expect(heading(page, 'No products found')).toBeVisible();
  await expect(page.getByText('No products available at the moment.')).toBeVisible();
  await expect(button(page, 'View all products')).toBeVisible();
});

test('Products that cannot be read are asked for again by Try Again', async ({ page, watch }) => {
  watch.expects(/404.*\/data\/products\/index\.json/);
  await serveCatalogue(page, { ...CATALOGUE, products: null });
  await open(page, '/store');
  const panel = page.getByRole('alert');
  await expect(panel.getByRole('heading', { name: 'Error loading products' })).toBeVisible();
  await expect(panel).toContainText('Failed to load store data. Please try again later.');
  expect(await axeViolations(page)).toEqual([]);
  await page.unrouteAll();
  await serveCatalogue(page, CATALOGUE);
  await panel.getByRole('button', { name: 'Try Again' }).click();
  await expect(status(page)).toHaveText(WHOLE);
  await expect(panel).toBeHidden();
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('Without the categories the chips are those the products name', async ({ page, watch }) => {
  watch.expects(/404.*\/data\/categories\/products\/index\.json/);
  await serveCatalogue(page, { ...CATALOGUE, categories: null });
  await open(page, '/store');
  await expect(page.getByRole('group', { name: 'Categories' }).getByRole('button')).toHaveText([
    'All 90',
    'Lenses 5',
    'Cameras 84',
    'Light & Lamps 1',
  ]);
});

test('While the products are on their way their places are shown', async ({ page }) => {
  await serveCatalogue(page, CATALOGUE);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('/data/products/index.json', async (route) => {
    await asked;
    await route.fallback();
  });
  await page.goto('/store');
  await expect(status(page)).toHaveText('Loading products...');
  await expect(page.getByRole('article')).toHaveCount(0);
  answer();
  await expect(status(page)).toHaveText(WHOLE);
});
