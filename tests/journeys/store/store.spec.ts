import type { Page } from '@playwright/test';
import { productPath } from '../../../src/domain/links/paths';
import { content, someProduct } from '../../helpers/hosts/builtSite';
import { expect, open, test, waitForHydration } from '../../helpers/journeys/site';

const products = content.products();
const category = content
  .categories()
  .find(({ name }) => products.filter((one) => one.category.name === name).length > 1)!;
const names = products
  .filter((one) => one.category.name === category.name)
  .map(({ name }) => name)
  .toSorted(new Intl.Collator('en').compare);
const reversed = names.toReversed().slice(0, 16);

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const favorites = (page: Page) =>
  page.getByRole('list', { name: 'Your favorites' }).getByRole('listitem');
const chip = (page: Page) =>
  page.getByRole('button', { name: `${category.name} ${names.length}`, exact: true });

test('A visitor selects a category, sorts it, opens a product, and returns to the same view', async ({
  page,
}) => {
  const view = `/store?category=${category.slug}&sort=name-desc`;
  await open(page, '/store');
  await chip(page).click();
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Name Z-A' }).click();
  await expect(page).toHaveURL(view);
  await expect(cards(page)).toHaveText(reversed);
  const product = products.find(({ name }) => name === reversed[1])!;
  await page.getByRole('link', { name: `View Product: ${product.name}` }).click();
  await expect(page).toHaveURL(productPath(product));
  await page.goBack();
  await expect(cards(page)).toHaveText(reversed);
  await page.reload();
  await waitForHydration(page);
  await expect(page).toHaveURL(view);
  await expect(cards(page)).toHaveText(reversed);
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'true');
});

test('Marking a favourite in the store updates the counts of the links to the favourites', async ({
  page,
}) => {
  const product = someProduct();
  await open(page, '/store');
  await expect(page.getByRole('link', { name: 'Favorites, none' })).toBeVisible();
  await page.getByRole('button', { name: `Add ${product.name} to favorites`, exact: true }).click();
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
  await expect(favorites(page)).toHaveCount(1);
  await favorites(page).getByRole('link', { name: product.name, exact: true }).click();
  await expect(page).toHaveURL(productPath(product));
});
