import type { Page } from '@playwright/test';
import { productPath } from '../../../src/domain/links/paths';
import { content } from '../../helpers/hosts/builtSite';
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

test('A visitor selects a category, sorts it, marks a favourite, opens a product, and returns to the same place', async ({
  page,
}) => {
  const view = `/store?category=${category.slug}&sort=name-desc`;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/store');
  await chip(page).click();
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Name Z-A' }).click();
  await expect(page).toHaveURL(view);
  await expect(cards(page)).toHaveText(reversed);
  const product = products.find(({ name }) => name === reversed.at(-1))!;
  await page.getByRole('button', { name: `Add ${product.name} to favorites`, exact: true }).click();
  const link = page.getByRole('link', { name: `View Product: ${product.name}` });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL(productPath(product));
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(asked).not.toContain('/data/pages/topics.json');
  await page.goBack();
  await expect(cards(page)).toHaveText(reversed);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
  await page.reload();
  await waitForHydration(page);
  await expect(page).toHaveURL(view);
  await expect(cards(page)).toHaveText(reversed);
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Your Favorites (1)' })).toHaveAttribute(
    'href',
    '/favorites',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Favorites, 1 product' }).click();
  await expect(page).toHaveURL('/favorites');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Favorites' })).toBeFocused();
  await favorites(page).getByRole('link', { name: product.name, exact: true }).click();
  await expect(page).toHaveURL(productPath(product));
});
