import type { Page } from '@playwright/test';
import { productPath } from '../../../src/domain/links/paths';
import { content } from '../../helpers/hosts/builtSite';
import { expect, open, storedJson, test, waitForHydration } from '../../helpers/journeys/site';

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

test('Favourites are stored in this browser, by product ID', async ({ page }) => {
  const [first, second] = products;
  const heart = (name: string) => page.getByRole('button', { name, exact: true });
  await open(page, '/store');
  await heart(`Add ${first?.name} to favorites`).click();
  await heart(`Add ${second?.name} to favorites`).click();
  await expect.poll(() => storedJson(page, 'storeFavorites')).toEqual([first?.id, second?.id]);
  await page.reload();
  await heart(`Remove ${first?.name} from favorites`).click();
  await heart(`Remove ${second?.name} from favorites`).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('storeFavorites'))).toBeNull();
});
